import type { TimeslotRow } from '../world.ts';

type SlotEntry = readonly [
  id: string,
  description: string,
  beginHour: number,
  endHour: number,
  kind: 'LAV' | 'REP',
];

/** domain.md 3.7 */
const ROUND_THE_CLOCK: readonly SlotEntry[] = [
  ['N', 'N', 23, 7, 'LAV'],
  ['M', 'M', 7, 15, 'LAV'],
  ['P', 'P', 15, 23, 'LAV'],
  ['REP', 'REP/RPN/RIDN', 19, 7, 'REP'],
  ['RPD', 'RPD/RID', 7, 19, 'REP'],
  ['0712', '07:00-12:00', 7, 12, 'LAV'],
];

const BY_DAY: readonly SlotEntry[] = [
  ['M1', 'M1', 6, 14, 'LAV'],
  ['P1', 'P1', 14, 22, 'LAV'],
];

export function timeslotRows(icao: string, shiftType: string): readonly TimeslotRow[] {
  const entries = shiftType === 'H24' ? ROUND_THE_CLOCK : BY_DAY;
  return entries.map(([timeslot_id, description, begin, end, kind], index) => ({
    icao,
    timeslot_id,
    description,
    begin_time: begin * 60,
    end_time: end * 60,
    kind,
    ord: index + 1,
  }));
}
