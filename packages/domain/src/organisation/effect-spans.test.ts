import { describe, expect, test } from 'vitest';
import { LAST, changedHours, changedSubtractions, endedSpans } from './index.ts';
import type { FactChange, FactKindName, FactRow } from './index.ts';

const change = (kind: FactKindName, before: FactRow | null, after: FactRow | null): FactChange => ({
  kind,
  edit: 0,
  version: before === null ? null : 1,
  before,
  after,
});
const shift = (from_date: string, to_date: string | null, begin_time = 420): FactRow => ({
  icao: 'LIRF',
  name: 'M',
  from_date,
  to_date,
  begin_time,
  end_time: 900,
  start_offset: 0,
  shift_class: 'LAV',
});
const stay = (valid_from: string, valid_to: string | null, icao: string, island_id: string): FactRow => ({
  employee_id: '800001',
  valid_from,
  valid_to,
  icao,
  island_id,
});
const days = (spans: readonly { readonly from: string; readonly to: string }[]) =>
  spans.map(({ from, to }) => `${from} ${to}`);

describe('days on which a thing stands no more', () => {
  test.each([
    {
      name: 'the days after a new last day',
      changes: [change('shift_definition', shift('2026-01-01', null), shift('2026-01-01', '2026-06-30'))],
      ended: [`2026-07-01 ${LAST}`],
    },
    {
      name: 'none where another state follows',
      changes: [
        change('shift_definition', shift('2026-01-01', null), shift('2026-01-01', '2026-06-30')),
        change('shift_definition', null, shift('2026-07-01', null, 450)),
      ],
      ended: [],
    },
    {
      name: 'those between two states',
      changes: [
        change('shift_definition', shift('2026-01-01', null), shift('2026-01-01', '2026-06-30')),
        change('shift_definition', null, shift('2026-07-11', null)),
      ],
      ended: ['2026-07-01 2026-07-10'],
    },
    {
      name: 'all days of a row that goes',
      changes: [change('shift_definition', shift('2027-01-01', '2027-01-31'), null)],
      ended: ['2027-01-01 2027-01-31'],
    },
    {
      name: 'of an assignment none while the person stays in the plant',
      changes: [
        change(
          'assignment',
          stay('2026-01-01', null, 'LIRF', 'A'),
          stay('2026-01-01', '2026-06-30', 'LIRF', 'A'),
        ),
        change('assignment', null, stay('2026-07-01', null, 'LIRF', 'B')),
      ],
      ended: [],
    },
    {
      name: 'of an assignment those in the plant that the person leaves',
      changes: [
        change(
          'assignment',
          stay('2026-01-01', null, 'LIRF', 'A'),
          stay('2026-01-01', '2026-06-30', 'LIRF', 'A'),
        ),
        change('assignment', null, stay('2026-07-01', null, 'LIRR', 'B')),
      ],
      ended: [`2026-07-01 ${LAST}`],
    },
    {
      name: 'of an island that had no days',
      changes: [
        change(
          'island',
          { icao: 'LIRF', island_id: 'A', valid_to: null },
          { icao: 'LIRF', island_id: 'A', valid_to: '2026-06-30' },
        ),
      ],
      ended: [`2026-07-01 ${LAST}`],
    },
  ])('$name', ({ changes, ended }) => {
    expect(days(endedSpans(changes))).toEqual(ended);
  });
});

describe('days on which a shift has other hours', () => {
  test.each([
    {
      name: 'those of the state that begins',
      changes: [
        change('shift_definition', shift('2026-01-01', null), shift('2026-01-01', '2026-06-30')),
        change('shift_definition', null, shift('2026-07-01', null, 450)),
      ],
      changed: [`2026-07-01 ${LAST}`],
    },
    {
      name: 'all days of a state that is corrected',
      changes: [change('shift_definition', shift('2026-01-01', null), shift('2026-01-01', null, 450))],
      changed: [`2026-01-01 ${LAST}`],
    },
    {
      name: 'those by which a state is prolonged',
      changes: [
        change('shift_definition', shift('2026-01-01', '2026-06-30'), shift('2026-01-01', '2026-07-31')),
      ],
      changed: ['2026-07-01 2026-07-31'],
    },
    {
      name: 'none where only the words differ',
      changes: [
        change('shift_definition', shift('2026-01-01', null), {
          ...shift('2026-01-01', null),
          description: 'Mattina',
        }),
      ],
      changed: [],
    },
  ])('$name', ({ changes, changed }) => {
    expect(days(changedHours(changes))).toEqual(changed);
  });
});

describe('days on which a cause takes others from the counters', () => {
  const cause = (valid_from: string, valid_to: string | null, subtracts = 'always') => ({
    idcausale: 'RFS',
    valid_from,
    valid_to,
    descausale: 'Recupero',
    subtracts,
  });
  test.each([
    {
      name: 'those of the state that begins',
      changes: [
        change('absence_cause', cause('2026-01-01', null), cause('2026-01-01', '2026-11-30')),
        change('absence_cause', null, cause('2026-12-01', null, 'never')),
      ],
      changed: [`2026-12-01 ${LAST}`],
    },
    {
      name: 'all days of a state that is corrected',
      changes: [
        change('absence_cause', cause('2026-01-01', null, 'not-st'), cause('2026-01-01', null, 'never')),
      ],
      changed: [`2026-01-01 ${LAST}`],
    },
    {
      name: 'those on which it stands no more',
      changes: [
        change(
          'absence_cause',
          cause('2026-01-01', null, 'never'),
          cause('2026-01-01', '2026-11-30', 'never'),
        ),
      ],
      changed: [`2026-12-01 ${LAST}`],
    },
    {
      name: 'none where only the words differ, or another kind does',
      changes: [
        change('absence_cause', cause('2026-01-01', null), {
          ...cause('2026-01-01', null),
          descausale: 'Recupero festività',
        }),
        change('shift_definition', null, shift('2026-07-01', null, 450)),
      ],
      changed: [],
    },
  ])('$name', ({ changes, changed }) => {
    expect(days(changedSubtractions(changes))).toEqual(changed);
  });
});
