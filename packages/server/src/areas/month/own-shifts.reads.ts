import { OUTCOME } from '@torre/contract/outcome';
import type { OwnShiftsReply } from '@torre/contract/month';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Database } from '../../platform/db/index.ts';
import { contractDefinition, definitionsJson, holidaysJson } from './definition.reads.ts';
import type { DefinitionRow } from './definition.reads.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { SHIFT_COLUMNS, contractShift } from './shift-row.ts';
import type { ShiftRow } from './shift-row.ts';

/** A stay of a person in a plant, clipped to a range; days YYYY-MM-DD. */
export interface OwnStay {
  readonly icao: string;
  readonly comune: string;
  readonly first: string;
  readonly last: string;
}

interface StayDetail extends OwnStay {
  readonly definitions: readonly DefinitionRow[];
  readonly holidays: OwnShiftsReply['holidays'];
}

const STAY = `
  from assignment a join plant p using (icao)
  where a.employee_id = $1 and a.valid_from <= $3::date and coalesce(a.valid_to, 'infinity') >= $2::date
  order by a.valid_from`;
const CLIPPED = `p.icao, p.comune, greatest(a.valid_from, $2::date) as first,
  least(coalesce(a.valid_to, $3::date), $3::date) as last`;

const STAYS = `select ${CLIPPED} ${STAY}`;

const STAYS_WITH_DEFINITIONS = `
  select ${CLIPPED}, ${definitionsJson('p.icao', '$2::date', '$3::date')} as definitions,
    ${holidaysJson('p.comune', '$2::date', '$3::date')} as holidays ${STAY}`;

const SHIFTS = `
  select ${SHIFT_COLUMNS} from day_shift s where s.employee_id = $1 and s.day between $2 and $3 order by s.day`;

const POSITION = 'select pg_snapshot_xmin(pg_current_snapshot())::text as position';

/** The plants of a person in a range, in order of time. */
export async function readStays(
  db: Database,
  employeeId: string,
  from: Day,
  to: Day,
): Promise<readonly OwnStay[]> {
  const { rows } = await db.query<OwnStay>({
    name: 'roster-own-stays',
    text: STAYS,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  return rows;
}

/**
 * The own shifts of a range (E7.9.13), in every plant of the person; definitions and holidays of those plants,
 * the last one first where two plants use one name.
 */
export async function readOwnShifts(
  db: Database,
  employeeId: string,
  from: Day,
  to: Day,
): Promise<OwnShiftsReply> {
  const values = [employeeId, isoDay(from), isoDay(to)];
  const positions = await db.query<{ position: string }>({ name: 'roster-position', text: POSITION });
  const stays = await db.query<StayDetail>({
    name: 'roster-own-stays-definitions',
    text: STAYS_WITH_DEFINITIONS,
    values,
  });
  const shifts = await db.query<ShiftRow>({ name: 'roster-own-shifts', text: SHIFTS, values });
  const latestFirst = stays.rows.toReversed();
  const zone = zoneOf(from, to);
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    plant: latestFirst[0]?.icao ?? null,
    definitions: firstOfEach(
      latestFirst.flatMap((stay) => stay.definitions),
      (row) => `${row.name} ${row.from_date}`,
    ).map(contractDefinition),
    holidays: firstOfEach(
      latestFirst.flatMap((stay) => stay.holidays),
      (holiday) => holiday.date,
    ).toSorted((one, other) => one.date.localeCompare(other.date)),
    shifts: shifts.rows.map((row) => contractShift(row, zone)),
    position: positions.rows[0]!.position,
  };
}

function firstOfEach<T>(rows: readonly T[], key: (row: T) => string): T[] {
  return [...Map.groupBy(rows, key).values()].map((same) => same[0]!);
}
