import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { ClockTimes } from '@torre/domain/roster';
import type { AbsenceHistoryRow, AbsenceRow, AbsenceState } from '../world.ts';
import {
  IN_VAIN,
  LATE_DAYS,
  LATE_HOURS,
  PLANNED,
  inStructure,
  knownAhead,
  stateOf,
  versionOf,
  weighed,
} from './absence-causes.ts';
import type { DemoMonth } from './demo-months.ts';
import { isoInstant } from './instants.ts';
import { requestTrace } from './request-trace.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Time that somebody is away, or asked for in vain; days by index in the month, both included. */
export interface TimeAway {
  readonly person: number;
  readonly from: number;
  readonly to: number;
  /** null: whole days. */
  readonly hours: ClockTimes | null;
  readonly known: 'before publication' | 'afterwards' | 'in vain';
}

/** Up to so many days ago a request may still wait for somebody's word. */
const RECENT_DAYS = 7;

/** Of requests in vain, those that their owner took back; the others were refused. */
const TAKEN_BACK = 0.55;

export interface AbsenceContext {
  readonly month: DemoMonth;
  readonly today: Day;
  readonly zone: ZoneTable;
  readonly nextId: () => string;
  readonly icao: string;
  readonly managers: readonly string[];
}

/** A request with how it came to its state. */
export interface TracedAbsence {
  readonly row: AbsenceRow;
  readonly history: readonly AbsenceHistoryRow[];
}

interface Asker {
  readonly employeeId: string;
  /** Stands in the operational line, where leave needs two managers. */
  readonly inLine: boolean;
}

/**
 * One row for each time away. Who is away when does not depend on today; what has become of the request does, and why
 * somebody is away as far as it can be known: each row draws the same chances whatever today is.
 */
export function absenceRow(
  { from, to, hours, known }: TimeAway,
  { employeeId: employee_id, inLine }: Asker,
  context: AbsenceContext,
  random: SeededRandom,
): TracedAbsence {
  const { month, today, zone, nextId } = context;
  const [drawn, waits, level] = [random.next(), random.next(), random.next()];
  const first = addDays(month.first, from);
  const isAhead = first > today;
  const asked = knownAhead(weighed(causesOf(known, hours !== null), drawn), isAhead);
  const cause = inLine ? asked : inStructure(asked);
  const nearness = isAhead ? 'ahead' : first >= today - RECENT_DAYS ? 'recent' : 'past';
  const state = ((): AbsenceState => {
    if (known === 'before publication') return 10;
    if (known === 'in vain') return waits < TAKEN_BACK ? 30 : 70;
    return stateOf(cause, nearness, waits, level);
  })();
  const row: AbsenceRow = {
    absence_id: nextId(),
    employee_id,
    cause: cause.code,
    state,
    unit: hours ? 'H' : 'G',
    from_day: isoDay(first),
    to_day: isoDay(addDays(month.first, to)),
    start_at: hours && isoInstant(zone.utc(first, hours.begin, 'start')),
    end_at: hours && isoInstant(zone.utc(first, hours.end, 'end')),
    version: versionOf(cause, state),
  };
  return requestTrace(row, { ...context, path: cause.path, isSudden: cause.sudden === true });
}

function causesOf(known: TimeAway['known'], isHours: boolean) {
  if (known === 'before publication') return PLANNED;
  if (known === 'in vain') return IN_VAIN;
  return isHours ? LATE_HOURS : LATE_DAYS;
}
