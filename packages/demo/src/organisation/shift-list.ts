import { dayOf, isoDay } from '@torre/domain/kernel';
import type { ShiftClass, ShiftDefinition } from '@torre/domain/roster';
import type { ShiftDefinitionRow } from '../world.ts';

/** Everything that holds "since ever" in a demo world holds since then. */
export const SINCE = dayOf(2020, 1, 1);

/** HHmm as the handbook writes it. */
type Clock = number;

interface Entry {
  readonly name: string;
  readonly description: string;
  readonly shiftClass: ShiftClass;
  readonly times?: readonly [begin: Clock, end: Clock];
  readonly pause?: readonly [begin: Clock, end: Clock];
  readonly offset?: -1;
}

/** domain.md 3.5 */
const ENTRIES: readonly Entry[] = [
  { name: 'M', description: 'Mattina', shiftClass: 'LAV', times: [700, 1500], pause: [1100, 1130] },
  { name: 'P', description: 'Pomeriggio', shiftClass: 'LAV', times: [1500, 2300], pause: [1900, 1930] },
  {
    name: 'N',
    description: 'Notte',
    shiftClass: 'LAV',
    times: [2300, 700],
    pause: [330, 400],
    offset: -1,
  },
  {
    name: 'N11',
    description: 'Notte dalle 23',
    shiftClass: 'LAV',
    times: [2300, 700],
    pause: [330, 400],
  },
  { name: 'M1', description: 'Mattina H18', shiftClass: 'LAV', times: [600, 1400], pause: [1000, 1030] },
  { name: 'P1', description: 'Pomeriggio H18', shiftClass: 'LAV', times: [1400, 2200], pause: [1800, 1830] },
  {
    name: 'T08',
    description: 'Rinforzo dalle 8',
    shiftClass: 'LAV',
    times: [800, 1600],
    pause: [1200, 1230],
  },
  {
    name: 'T10',
    description: 'Rinforzo dalle 10',
    shiftClass: 'LAV',
    times: [1000, 1800],
    pause: [1400, 1430],
  },
  {
    name: 'T12',
    description: 'Rinforzo dalle 12',
    shiftClass: 'LAV',
    times: [1200, 2000],
    pause: [1600, 1630],
  },
  {
    name: 'T16',
    description: 'Rinforzo dalle 16',
    shiftClass: 'LAV',
    times: [1600, 2400],
    pause: [2000, 2030],
  },
  { name: 'TB', description: 'Rinforzo breve', shiftClass: 'LAV', times: [800, 1400] },
  {
    name: 'G35',
    description: 'Giornaliero 35 ore',
    shiftClass: 'LAV',
    times: [800, 1530],
    pause: [1230, 1300],
  },
  {
    name: 'G36',
    description: 'Giornaliero 36 ore',
    shiftClass: 'LAV',
    times: [800, 1542],
    pause: [1230, 1300],
  },
  { name: 'REP', description: 'Reperibilità', shiftClass: 'REP', times: [1900, 700], offset: -1 },
  { name: 'RPN', description: 'Reperibilità notturna', shiftClass: 'REP', times: [1900, 700], offset: -1 },
  { name: 'RIDN', description: 'Riserva notturna', shiftClass: 'REP', times: [2300, 700], offset: -1 },
  { name: 'RPD', description: 'Reperibilità diurna', shiftClass: 'REP', times: [700, 1900] },
  { name: 'RID', description: 'Riserva diurna', shiftClass: 'REP', times: [700, 1500] },
  { name: 'FLES', description: 'Giornata flessibile', shiftClass: 'FLEX' },
  { name: 'R', description: 'Riposo', shiftClass: 'NONLAV' },
  { name: 'SM', description: 'Smonto', shiftClass: 'NONLAV' },
  { name: 'RC', description: 'Riposo compensativo', shiftClass: 'NONLAV' },
  { name: 'FREE', description: 'Nessun turno', shiftClass: 'NONLAV' },
];

const minutes = (clock: Clock | undefined): number | null =>
  clock === undefined ? null : Math.floor(clock / 100) * 60 + (clock % 100);

/** The shifts of every plant of a demo world, as the rules know them. */
export const SHIFT_LIST: readonly ShiftDefinition[] = ENTRIES.map((entry) => ({
  name: entry.name,
  description: entry.description,
  shiftClass: entry.shiftClass,
  beginTime: minutes(entry.times?.[0]),
  endTime: minutes(entry.times?.[1]),
  beginTimeNonWorking: minutes(entry.pause?.[0]),
  endTimeNonWorking: minutes(entry.pause?.[1]),
  startOffset: entry.offset ?? 0,
  secondaryActivity: false,
  fromDate: SINCE,
  toDate: null,
}));

const BY_NAME: ReadonlyMap<string, ShiftDefinition> = new Map(SHIFT_LIST.map((shift) => [shift.name, shift]));

/** Throws for a code that no plant of the demo has. */
export function shiftNamed(name: string): ShiftDefinition {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`No shift ${name} in the demo`);
  return found;
}

export function shiftDefinitionRows(icao: string): readonly ShiftDefinitionRow[] {
  return SHIFT_LIST.map((shift, index) => ({
    icao,
    shift_id: `${icao}-${shift.name}`,
    name: shift.name,
    description: shift.description,
    shift_class: shift.shiftClass,
    begin_time: shift.beginTime,
    end_time: shift.endTime,
    begin_time_non_working: shift.beginTimeNonWorking,
    end_time_non_working: shift.endTimeNonWorking,
    start_offset: shift.startOffset,
    secondary_activity: shift.secondaryActivity,
    from_date: isoDay(shift.fromDate),
    to_date: null,
    ord: index + 1,
  }));
}
