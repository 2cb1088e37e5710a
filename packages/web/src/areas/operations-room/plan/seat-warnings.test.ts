import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import { dayFromCompact } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { seatWarning, warningCounts } from './seat-warnings.ts';

const DAY = dayFromCompact('20270126')!;
const range = { begin: -60, end: 420 };
const place = { plant: 'LIRR', division: 'DIVLIRR', day: DAY, range, slot: null };
const position: RoomPosition = {
  positionId: 'CSO',
  name: 'CSO',
  island: null,
  islandName: null,
  specializationId: 'ACS-SALA',
  specializationName: 'Sala',
  kind: 'LAV',
};
const seat = (employeeId: string, begin: number, end: number) => ({
  id: `20270126/${employeeId}${begin}`,
  employeeId,
  positionId: 'CSO',
  begin,
  end,
  fixed: false,
});
const shift = (date: string, startDate: string, endDate: string, specializations: readonly string[]) => ({
  date,
  turn: 'N',
  startDate,
  endDate,
  specializations,
  elsewhere: [],
});
/** The medical ends on the 25th: tonight's shift is of the 26th, the afternoon was of the 25th. */
const anna: RoomPerson = {
  employeeId: 'ANNA',
  employeeName: 'Anna',
  employeeSurname: 'Rossi',
  category: 'CTA',
  island: null,
  specializations: ['ACS-SALA'],
  shifts: [
    shift('20270125', '20270125 1500', '20270125 2300', ['ACS-SALA']),
    shift('20270126', '20270125 2300', '20270126 0700', []),
  ],
  busy: [],
  present: [
    { startDate: '20270125 1500', endDate: '20270125 2300' },
    { startDate: '20270125 2300', endDate: '20270126 0500' },
  ],
};
const known = {
  place,
  positions: [position],
  person: (employeeId: string) => (employeeId === 'ANNA' ? anna : undefined),
};

describe('a seat is doubtful', () => {
  test('by what its person may take on the date of the shift, not of the clock', () => {
    expect(seatWarning(known, seat('ANNA', -120, -60))).toBeNull();
    expect(seatWarning(known, seat('ANNA', -60, 0))).toEqual({ is: 'lacks', specialization: 'ACS-SALA' });
    expect(seatWarning(known, seat('ANNA', 120, 180))).toEqual({ is: 'lacks', specialization: 'ACS-SALA' });
  });

  test('when its person is away in part of it, or on no shift at all', () => {
    expect(seatWarning(known, seat('ANNA', 240, 360))).toEqual({ is: 'off-shift' });
    expect(seatWarning(known, seat('BRUNO', 0, 60))).toEqual({ is: 'off-shift' });
  });

  test('and counted in the hours looked at alone', () => {
    const seats = [
      seat('ANNA', 0, 60),
      seat('ANNA', 300, 360),
      seat('BRUNO', 60, 120),
      seat('BRUNO', 900, 960),
    ];
    expect(warningCounts({ ...known, board: { seats, open: new Map() } })).toEqual({ offShift: 2, lacks: 1 });
  });
});
