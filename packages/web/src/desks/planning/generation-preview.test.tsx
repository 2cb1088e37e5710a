import type { ConflictingShift, GenerationReply } from '@torre/contract/cycles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { changeLanguage } from '../../platform/language.ts';
import '../../areas/planning/index.ts';
import { GenerationPreview } from './generation-preview.tsx';

const standing = (
  reason: ConflictingShift['reason'],
  before: string,
  ...dates: readonly string[]
): readonly ConflictingShift[] =>
  dates.map((date) => ({ employeeId: '100001', date, before, turn: 'R', reason }));
const effect = (description: string, before: number, after: number, parts = []) => ({
  counterId: 'DIVLIRR-20261221',
  timeslotId: description,
  daySelected: '20261221',
  description,
  before,
  after,
  parts,
});
const REPLY: GenerationReply = {
  outcome: { code: 0, messageIT: '' },
  written: 428,
  overwritten: [],
  kept: [],
  unknown: [],
  refused: [],
  withoutCycle: [],
  versionNo: null,
  position: null,
  effects: [],
};

/** What is read, part by part. */
function read(part: Partial<GenerationReply>): readonly string[] {
  const html = renderToStaticMarkup(
    <GenerationPreview reply={{ ...REPLY, ...part }} nameOf={() => 'Rossi Anna'} />,
  );
  return html
    .split(/<\/(?:p|summary|li|h3)>/)
    .map((text) =>
      text
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

test('what is lost is named before it is lost, by what it is and one by one', () => {
  const overwritten = [
    ...standing('on-call', 'RPD', '20261221', '20261222'),
    ...standing('nobody', 'T12', '20261223'),
  ];
  const effects = [effect('RPD/RID', 0, -1), effect('M', 1, 2)];
  expect(read({ overwritten, effects })).toEqual([
    '428 turni da scrivere. Vanno persi: 2 turni di reperibilità, 1 turno che nessun ciclo ha scritto. ' +
      'Contatori: 1 sale, 1 scende.',
    'Vanno persi: 2 turni di reperibilità',
    'Rossi Anna, lun 21/12: da RPD a R',
    'Rossi Anna, mar 22/12: da RPD a R',
    'Vanno persi: 1 turno che nessun ciclo ha scritto',
    'Rossi Anna, mer 23/12: da T12 a R',
    'Contatori1 va sotto',
    'RPD/RID lun 21: da 0 a −1',
  ]);
});

test('on call and the days of absences that stay are said, and that nothing is lost', () => {
  const kept = [
    ...standing('on-call', 'RPD', '20261221'),
    ...standing('manager', 'T16', '20261222'),
    ...standing('absence', 'N', '20261223', '20261224'),
  ];
  expect(read({ kept })[0]).toBe(
    '428 turni da scrivere. Non va perso nulla. ' +
      'Restano com’erano: 1 turno di reperibilità, 1 turno scritto a mano, 2 giorni di assenza. ' +
      'I contatori non cambiano.',
  );
});

test('in English too', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await changeLanguage('en');
  const overwritten = standing('on-call', 'RPD', '20261221');
  const kept = standing('absence', 'N', '20261223');
  expect(read({ overwritten, kept })[0]).toBe(
    '428 shifts to write. Lost: 1 on-call shift. Left as they were: 1 day of absence. The counters do not change.',
  );
  await changeLanguage('it');
  vi.unstubAllGlobals();
});
