import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import { RULE } from '@torre/domain/configuration';
import { dayFromCompact } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { operationsRoomTexts } from '../operations-room.texts.ts';
import type { Board, Seat } from './board.ts';
import { candidatesFor } from './candidates.ts';
import { itemsOf, neighbour, rowsOf } from './room-rows.ts';

const DAY = dayFromCompact('20261216')!;

const position = (positionId: string, islandName: string, kind: 'LAV' | 'REP' = 'LAV'): RoomPosition => ({
  positionId,
  name: positionId,
  kind,
  island: islandName,
  islandName,
  specializationId: `ACS-${islandName}`,
  specializationName: '',
});
const POSITIONS = [
  position('S1', 'SUD'),
  position('N10', 'NORD'),
  position('N2', 'NORD'),
  position('REP', 'NORD', 'REP'),
];
const seat = (id: string, positionId: string, begin: number, end: number): Seat => ({
  id,
  positionId,
  employeeId: id,
  begin,
  end,
  fixed: false,
});
const BOARD: Board = {
  seats: [seat('a', 'N2', 420, 540), seat('b', 'S1', -60, 60), seat('c', 'N2', 1000, 1100)],
  open: new Map([
    ['N2', [{ begin: 0, end: 1440 }]],
    ['N10', [{ begin: -120, end: 600 }]],
    ['S1', [{ begin: -60, end: 60 }]],
    ['REP', [{ begin: 0, end: 1440 }]],
  ]),
};

describe('[M2.1.22] what stands on the plan of a timeslot', () => {
  const night = { begin: -60, end: 420 };
  const shown = (range: { begin: number; end: number }) => {
    const rows = rowsOf(POSITIONS, BOARD, range);
    return itemsOf(rows, BOARD, range).map((item) =>
      item.kind !== 'gap'
        ? `${item.seat.positionId} ${item.seat.employeeId}`
        : `${item.gap.positionId} ${item.gap.begin} ${item.gap.end}`,
    );
  };

  test('is of its hours alone: of a night from the evening before', () => {
    expect(shown(night)).toEqual(['N2 0 420', 'N10 -60 420', 'S1 b']);
  });

  test('and of the morning nothing of the night', () => {
    expect(shown({ begin: 420, end: 900 })).toEqual(['N2 a', 'N2 540 900', 'N10 420 600']);
  });

  test('positions of an island stand together, in the order of numbers, those on call not at all', () => {
    expect(rowsOf(POSITIONS, BOARD, night).map(({ positionId }) => positionId)).toEqual(['N2', 'N10', 'S1']);
  });
});

test('the arrows walk along a row and to what is nearest in the next', () => {
  const range = { begin: 0, end: 1440 };
  const items = itemsOf(rowsOf(POSITIONS, BOARD, range), BOARD, range);
  const at = (key: string) => items.find((item) => item.key === key)!;
  const walk = (key: string, by: Parameters<typeof neighbour>[2]) =>
    neighbour(items, at(key), by)?.key ?? null;
  expect(walk('a', 'ArrowRight')).toBe('N2 540');
  expect(walk('N2 0', 'ArrowLeft')).toBeNull();
  expect(walk('a', 'End')).toBe('N2 1100');
  expect(walk('c', 'ArrowDown')).toBe('N10 0');
  expect(walk('b', 'ArrowUp')).toBe('N10 0');
  expect(walk('b', 'ArrowDown')).toBeNull();
});

describe('who can fill a gap', () => {
  const person = (
    employeeId: string,
    from: string,
    to: string,
    ...specializations: string[]
  ): RoomPerson => ({
    employeeId,
    employeeName: '',
    employeeSurname: employeeId,
    category: 'CTA',
    island: null,
    specializations,
    shifts: [],
    busy: [],
    present: [{ startDate: `20261216 ${from}`, endDate: `20261216 ${to}` }],
  });
  const found = (people: readonly RoomPerson[], gap = { begin: 420, end: 600 }) =>
    candidatesFor(BOARD, { positionId: 'N10', ...gap }, POSITIONS[1]!, people, DAY).map(
      ({ person: { employeeId }, begin, end, holds }) => `${employeeId} ${begin} ${end} ${holds}`,
    );

  test('is there and in no other position: holders first, then who is free at once', () => {
    const people = [
      person('late', '0800', '1500', 'ACS-NORD'),
      person('other', '0700', '1500', 'ACS-SUD'),
      person('a', '0700', '0930', 'ACS-NORD'),
      person('now', '0700', '1500', 'ACS-NORD'),
      person('away', '1500', '2300', 'ACS-NORD'),
    ];
    expect(found(people)).toEqual([
      'now 420 600 true',
      'late 480 600 true',
      'a 540 570 true',
      'other 420 600 false',
    ]);
  });
});

test('findings speak the words of the rules', () => {
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
  expect(filled(operationsRoomTexts['finding.R373.3'][0])).toBe(RULE['R373.3'].message);
  expect(filled(operationsRoomTexts['finding.R373.4'][0])).toBe(RULE['R373.4'].message);
  expect(operationsRoomTexts['finding.R373.3'][1]).toContain('{{pausa}}');
});
