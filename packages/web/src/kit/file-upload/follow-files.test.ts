import { expect, test } from 'vitest';
import { followFiles, type FollowedFile, type ShownUpload } from './follow-files.ts';

const line = (state: ShownUpload['state'], fileId: string | null = 'f1'): ShownUpload => ({
  key: 1,
  name: 'verbale.txt',
  size: 10,
  sent: 10,
  message: '',
  fileId,
  state,
});
const file = (state: FollowedFile['state'], refusal: string | null = null): FollowedFile => ({
  fileId: 'f1',
  state,
  refusal,
});

test('a file that has arrived says how its check ended', () => {
  expect(followFiles([line('sent')], [file('pronto')])).toMatchObject([{ state: 'ready' }]);
  expect(followFiles([line('sent')], [file('rifiutato', 'È danneggiata.')])).toMatchObject([
    { state: 'refused', message: 'È danneggiata.' },
  ]);
});

test.each<[string, ShownUpload, readonly FollowedFile[]]>([
  ['is being checked', line('sent'), [file('in controllo')]],
  ['was not read yet', line('sent'), []],
  ['is on its way', line('sending'), [file('in arrivo')]],
  ['waits for a place', line('waiting', null), [file('pronto')]],
  ['is ready already', line('ready'), [file('pronto')]],
  ['was refused', line('refused'), []],
])('a file that %s keeps its line as it is', (_, one, files) => {
  const shown = [one];
  expect(followFiles(shown, files)).toBe(shown);
});

test('the line of a ready file that was deleted goes with it', () => {
  expect(followFiles([line('ready'), line('sending', 'f2')], [])).toEqual([line('sending', 'f2')]);
});
