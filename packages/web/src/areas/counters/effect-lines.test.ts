import type { Figures, PreviewedCounter } from '@torre/contract/counters';
import { shownFigure } from '@torre/domain/counters';
import { expect, test } from 'vitest';
import { effectLines, effectVerdict, effectsOf } from './effect-lines.ts';

const of = (employees: number, chairs: number, missing = Math.max(0, chairs - employees)): Figures => ({
  employees,
  chairs,
  missing,
});

const counter = (part: Partial<PreviewedCounter>): PreviewedCounter => ({
  counterId: 'DIVLIRR-20261222',
  timeslotId: 'N',
  daySelected: '20261222',
  description: 'N',
  beginTime: '2300',
  endTime: '0700',
  before: of(12, 12),
  after: of(11, 12),
  islands: [],
  specializations: [],
  hours: [],
  ...part,
});
const NORD = { islandId: 'NORD', name: 'Nord', before: of(2, 2), after: of(1, 2) };
const ACS = {
  specializationId: 'ACS-NORD',
  name: 'Settori Nord',
  before: of(2, 2),
  after: of(1, 2),
  lacking: [{ from: '0300', to: '0500' }],
};

test('the figure of a slot is what it is missing, or the difference where it is missing nobody', () => {
  expect([of(3, 5, 2), of(5, 4, 1), of(5, 4, 0), of(4, 4, 0)].map(shownFigure)).toEqual([-2, -1, 1, 0]);
});

test('below a counter stand the island and the specialization that it leaves short, with their hours, and no other', () => {
  const sud = { ...NORD, islandId: 'SUD', name: 'Sud', after: of(2, 2) };
  const better = { ...ACS, specializationId: 'APS', before: of(1, 2), after: of(2, 2), lacking: [] };
  const found = effectLines([counter({ islands: [NORD, sud], specializations: [ACS, better] })], 'del');
  expect(found.map(({ label, detail, before, after }) => [label, detail, before, after])).toEqual([
    ['N', '23:00–07:00 del 22/12', 0, -1],
    ['Nord', '', 0, -1],
    ['ACS-NORD', '03:00–05:00', 0, -1],
  ]);
});

test('a counter whose bar stays is told only for what it leaves short', () => {
  const even = { before: of(12, 12), after: of(12, 12) };
  expect(effectLines([counter(even)], 'del')).toEqual([]);
  expect(effectLines([counter({ ...even, islands: [NORD] })], 'del')).toHaveLength(2);
});

test('a counter whose total stays is told with every island and specialization that moves', () => {
  const sud = { ...NORD, islandId: 'SUD', name: 'Sud', before: of(2, 1), after: of(3, 1) };
  const even = counter({ before: of(12, 12), after: of(12, 12), islands: [NORD, sud] });
  expect(effectLines([even], 'del').map(({ label, before, after }) => [label, before, after])).toEqual([
    ['N', 0, 0],
    ['Nord', 0, -1],
    ['Sud', 1, 2],
  ]);
  expect(effectVerdict([even])).toMatchObject({
    kind: 'within',
    slot: 'N',
    date: '22/12',
    parts: [{ name: 'Nord', before: 0, after: -1 }],
  });
  const spared = counter({ before: of(12, 12), after: of(12, 12), islands: [sud] });
  expect(effectVerdict([spared])).toMatchObject({ kind: 'even' });
  expect(effectsOf([even])).toMatchObject([
    {
      before: 0,
      after: 0,
      parts: [
        { name: 'Nord', before: 0, after: -1 },
        { name: 'Sud', before: 1, after: 2 },
      ],
    },
  ]);
});

test('the verdict names the worst that falls, before what gets better', () => {
  const better = counter({ timeslotId: 'M', description: 'M', before: of(16, 18), after: of(18, 18) });
  const worse = counter({
    timeslotId: 'P',
    description: 'P',
    before: of(17, 18),
    after: of(16, 18),
    islands: [NORD],
  });
  expect(effectVerdict([better, counter({}), worse])).toEqual({
    kind: 'worse',
    slot: 'P',
    date: '22/12',
    missed: 1,
    missing: 2,
    where: 'Nord',
    parts: [],
  });
  expect(effectVerdict([better])).toMatchObject({ kind: 'better', slot: 'M', missing: 0 });
  expect(effectVerdict([])).toMatchObject({ kind: 'even' });
  const lack = counter({ before: of(13, 12, 0), after: of(13, 12, 1), specializations: [ACS] });
  expect(effectVerdict([lack])).toMatchObject({ kind: 'worse', missing: 1, where: 'ACS-NORD' });
});

test('a slot named by its hours stays silent beside the one that it repeats', () => {
  const repeated = counter({ timeslotId: '07-12', description: '07:00-12:00' });
  expect(effectLines([counter({}), repeated], 'del')).toHaveLength(1);
  expect(effectLines([repeated], 'del')).toHaveLength(1);
});

test('a confirmation says the bars that move', () => {
  const lack = counter({ before: of(13, 12, 0), after: of(13, 12, 1) });
  expect(effectsOf([lack, counter({ after: of(12, 12) })])).toMatchObject([{ before: 1, after: -1 }]);
});

test('one who leaves where a position was uncovered already is told: the number falls though the bar stays', () => {
  const night = counter({ before: of(12, 12, 1), after: of(11, 12, 1) });
  expect(effectsOf([night])).toMatchObject([{ before: 0, after: -1 }]);
  expect(effectLines([night], 'del')).toMatchObject([
    { before: 0, missingBefore: 1, after: -1, missingAfter: 0 },
  ]);
  expect(effectVerdict([night])).toMatchObject({ kind: 'worse', missed: 1, missing: 1 });
});

test('both columns have one measure: who leaves takes one, and what stays empty is said beside it', () => {
  const skill = { ...ACS, before: of(4, 3, 0), after: of(3, 3, 1) };
  const found = effectLines([counter({ specializations: [skill] })], 'del');
  expect(found.at(-1)).toMatchObject({
    label: 'ACS-NORD',
    before: 1,
    after: 0,
    missingBefore: 0,
    missingAfter: 1,
  });
});

test('the panel shows the figures that the confirmation says', () => {
  const left = { before: of(3, 2, 0), after: of(3, 2, 1) };
  const counters = [
    counter({ ...left, specializations: [{ ...ACS, ...left }] }),
    counter({ timeslotId: 'M', description: 'M', islands: [{ ...NORD, ...left }] }),
  ];
  const confirmed = effectsOf(counters).flatMap(({ description, before, after, parts }) => [
    [description, before, after],
    ...parts.map((part) => [part.name, part.before, part.after]),
  ]);
  expect(effectLines(counters, 'del').map(({ label, before, after }) => [label, before, after])).toEqual(
    confirmed,
  );
  expect(confirmed).toContainEqual(['ACS-NORD', 1, -1]);
});
