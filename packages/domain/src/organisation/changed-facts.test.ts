import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { changedDays, checkFacts, keyOfFact, stateFrom } from './index.ts';
import type { FactEdit, FactRow, FactSet } from './index.ts';

const { ISLAND, MORNING, POSITION, SPECIALIZATION, STAY } = EXAMPLE;
const check = (edits: readonly FactEdit[], standing: FactSet = exampleFacts()) =>
  checkFacts(edits, { standing, today: '2026-11-24' });

describe('what is saved', () => {
  test('a row that says what stands already changes nothing, nor does a column that is missing', () => {
    expect(check([{ kind: 'shift_definition', values: MORNING, version: 1 }]).changes).toEqual([]);
    const { changes } = check([
      {
        kind: 'shift_definition',
        values: { icao: 'LIXX', name: 'M', from_date: '2020-01-01', description: 'Turno di mattina' },
      },
    ]);
    expect(changes).toEqual([
      {
        kind: 'shift_definition',
        edit: 0,
        before: MORNING,
        version: 1,
        after: { ...MORNING, description: 'Turno di mattina' },
      },
    ]);
  });

  test('a row that somebody changed since it was seen is stale, as is a new one that stands already', () => {
    expect(check([{ kind: 'island', values: { ...ISLAND, name: 'A' }, version: 2 }]).stale).toEqual([0]);
    expect(check([{ kind: 'island', values: { ...ISLAND, name: 'A' }, version: null }]).stale).toEqual([0]);
    expect(check([{ kind: 'island', values: { ...ISLAND, name: 'A' }, version: 1 }]).stale).toEqual([]);
  });

  test('rows that name one another are saved together, in whatever order they come', () => {
    const position = { kind: 'position', values: { ...POSITION, island_id: 'SUD' }, version: null } as const;
    const island = { kind: 'island', values: { ...ISLAND, island_id: 'SUD' }, version: null } as const;
    expect(check([position, island])).toMatchObject({
      faults: [],
      stale: [],
      changes: [{ edit: 0 }, { edit: 1 }],
    });
  });

  test('the same row twice is refused', () => {
    const island = { kind: 'island', values: { ...ISLAND, island_id: 'SUD' }, version: null } as const;
    expect(check([island, { ...island, values: { ...island.values, name: 'B' } }]).faults).toMatchObject([
      { edit: 1, code: 'twice', details: { key: keyOfFact('island', island.values) } },
    ]);
  });

  test('what counters of all days follow from stays as it is', () => {
    const { faults } = check([
      { kind: 'specialization', values: { ...SPECIALIZATION, licensed: false }, version: 1 },
    ]);
    expect(faults).toMatchObject([{ column: 'licensed', code: 'fixed' }]);
    expect(
      check([{ kind: 'specialization', values: { ...SPECIALIZATION, name: 'Torre 2' }, version: 1 }]).faults,
    ).toEqual([]);
  });

  test('what has begun ends, what is planned may go', () => {
    const planned = { ...STAY, valid_from: '2027-01-01' };
    const standing = exampleFacts({ assignment: [planned] });
    const remove = (values: FactRow) =>
      check([{ kind: 'assignment', values, version: 1, remove: true }], standing);
    expect(remove(STAY).faults).toMatchObject([{ code: 'removedState' }]);
    expect(remove(planned)).toMatchObject({ faults: [], changes: [{ before: planned, after: null }] });
    const gone = check([{ kind: 'assignment', values: { ...STAY, employee_id: '000009' }, remove: true }]);
    expect(gone.faults).toMatchObject([{ code: 'noSuchRow' }]);
  });
});

describe('a change from a day', () => {
  const standing = [{ values: MORNING, version: 3 }];
  test('ends what holds on the day before and lets the new state follow', () => {
    expect(stateFrom('shift_definition', standing, '2026-12-01', { begin_time: 360 })).toEqual([
      { kind: 'shift_definition', values: { ...MORNING, to_date: '2026-11-30' }, version: 3 },
      {
        kind: 'shift_definition',
        values: { ...MORNING, from_date: '2026-12-01', begin_time: 360 },
        version: null,
      },
    ]);
  });

  test('of the state’s first day changes the state', () => {
    expect(stateFrom('shift_definition', standing, '2020-01-01', { begin_time: 360 })).toEqual([
      { kind: 'shift_definition', values: { ...MORNING, begin_time: 360 }, version: 3 },
    ]);
  });

  test('keeps the last day of what it divides, and a planned state after it', () => {
    const until = [
      { values: { ...MORNING, to_date: '2026-12-31' }, version: 1 },
      { values: { ...MORNING, from_date: '2027-01-01' }, version: 1 },
    ];
    const [, added] = stateFrom('shift_definition', until, '2026-12-01', { begin_time: 360 });
    expect(added!.values).toMatchObject({ from_date: '2026-12-01', to_date: '2026-12-31' });
  });

  test('where nothing holds changes nothing', () => {
    expect(stateFrom('shift_definition', standing, '2019-12-31', {})).toEqual([]);
  });
});

describe('the days that a change reaches', () => {
  const of = (before: FactRow | null, after: FactRow | null) =>
    changedDays({ kind: 'assignment', before, after });
  test.each<[string, FactRow | null, FactRow | null, string, string]>([
    ['of a new row all its days', null, { ...STAY, valid_to: '2026-06-30' }, '2026-01-01', '2026-06-30'],
    ['of an end those after it', STAY, { ...STAY, valid_to: '2026-06-30' }, '2026-07-01', '9999-12-31'],
    [
      'of an end that moves those between',
      { ...STAY, valid_to: '2026-06-30' },
      { ...STAY, valid_to: '2026-08-31' },
      '2026-07-01',
      '2026-08-31',
    ],
    ['of what changes otherwise all of them', STAY, { ...STAY, island_id: null }, '2026-01-01', '9999-12-31'],
    ['of a row that goes all its days', STAY, null, '2026-01-01', '9999-12-31'],
  ])('%s', (_, before, after, from, to) => {
    expect(of(before, after)).toEqual({ from, to });
  });

  test('of a name all days', () => {
    expect(changedDays({ kind: 'island', before: ISLAND, after: { ...ISLAND, name: 'B' } })).toEqual({
      from: '',
      to: '9999-12-31',
    });
  });

  test('of a holiday its day', () => {
    const day = { day: '2027-09-19', type: 'PATRONO', comune: 'Napoli', name: 'San Gennaro' };
    expect(changedDays({ kind: 'holiday', before: null, after: day })).toEqual({
      from: '2027-09-19',
      to: '2027-09-19',
    });
  });
});
