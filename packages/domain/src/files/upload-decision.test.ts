import { expect, test } from 'vitest';
import { decideUpload } from './upload-decision.ts';

const MB = 1_048_576;
const NOTHING = { bytes: 0, uploads: 0 };
const document = (name: string, size: number) => ({ kind: 'documento', name, size }) as const;

test('a document of an allowed kind and size may be sent, under a clean name', () => {
  expect(decideUpload(document('../verbale.PDF', 25 * MB), NOTHING)).toEqual({
    ok: true,
    value: { name: 'verbale.PDF', extension: 'pdf' },
  });
});

test.each([
  ['nothing in it', document('a.pdf', 0), NOTHING, 'empty'],
  ['one byte too much', document('a.pdf', 25 * MB + 1), NOTHING, 'too-large'],
  ['a page', document('a.html', 10), NOTHING, 'not-allowed'],
  ['a drawing that can carry a program', document('a.svg', 10), NOTHING, 'not-allowed'],
  [
    'a sheet where a picture is wanted',
    { kind: 'immagine', name: 'a.xlsx', size: 10 },
    NOTHING,
    'not-allowed',
  ],
  ['a picture over its own limit', { kind: 'immagine', name: 'a.png', size: 11 * MB }, NOTHING, 'too-large'],
  ['a fourth upload at once', document('a.pdf', 10), { bytes: 0, uploads: 3 }, 'too-many-uploads'],
  [
    'more than the person may hold',
    document('a.pdf', 2),
    { bytes: 500 * MB - 1, uploads: 0 },
    'no-space-left',
  ],
] as const)('%s is refused', (_, wanted, stored, code) => {
  expect(decideUpload(wanted, stored)).toMatchObject({ ok: false, code });
});

test('the last byte of what a person may hold can be used', () => {
  expect(decideUpload(document('a.pdf', 1), { bytes: 500 * MB - 1, uploads: 2 }).ok).toBe(true);
});
