import type { LeaveState } from '@torre/domain/requests';
import { compactDay, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { ReplyOf } from '@torre/contract/endpoint';
import type { ignoredAbsences } from '@torre/contract/requests';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** The counter that leaves absences out. */
export interface IgnoringCounter {
  readonly icao: string;
  readonly day: Day;
  readonly timeslotId: string;
}

export interface NamedAbsence {
  readonly absence_id: string;
  readonly employee_id: string;
  readonly oneTime: boolean;
  readonly state: LeaveState;
  readonly unit: 'G' | 'H' | 'Q';
}

/** Of these the ones of people of the plant on the day, who are away then; null: the plant has no such timeslot. */
export async function readNamedAbsences(
  tx: Tx,
  { icao, day, timeslotId }: IgnoringCounter,
  ids: readonly string[],
): Promise<readonly NamedAbsence[] | null> {
  const { rows } = await tx.query<{ slot: boolean; absences: NamedAbsence[] }>({
    name: 'requests-named-absences',
    text: `select exists (select from timeslot where icao = $1 and timeslot_id = $3) as slot,
      coalesce((select json_agg(json_build_object('absence_id', x.absence_id, 'employee_id', x.employee_id,
          'oneTime', coalesce(c.one_time, false), 'state', x.state, 'unit', x.unit) order by x.absence_id)
        from absence x left join absence_cause c on c.idcausale = x.cause
          and x.from_day between c.valid_from and coalesce(c.valid_to, 'infinity') where x.absence_id = any ($4::uuid[]) and $2::date between x.from_day - 1 and x.to_day + 1
          and exists (select from assignment a where a.employee_id = x.employee_id and a.icao = $1
            and $2::date between a.valid_from and coalesce(a.valid_to, 'infinity'))), '[]') as absences`,
    values: [icao, isoDay(day), timeslotId, ids],
  });
  const { slot, absences } = rows[0]!;
  return slot ? absences : null;
}

type IgnoredRows = ReplyOf<typeof ignoredAbsences>['ignoredAbsences'];

/** One id for what a counter leaves out: it can be derived from the counter. */
export const ignoredIdOf = ({ icao, day, timeslotId }: IgnoringCounter): string =>
  `${icao}-${compactDay(day)}-${timeslotId}`;

/** What the counters of a plant leave out from a day to a day, by day, timeslot and absence. */
export async function readIgnored(
  db: Queryable,
  icao: string,
  range: { readonly from: Day; readonly to: Day },
  timeslot: string | undefined,
): Promise<IgnoredRows> {
  const { rows } = await db.query<{ absence_id: string; day: string; timeslot_id: string }>({
    name: 'requests-ignored',
    text: `select absence_id, day, timeslot_id from absence_ignored
      where icao = $1 and day between $2 and $3 and ($4::text is null or timeslot_id = $4)
      order by day, timeslot_id, absence_id`,
    values: [icao, isoDay(range.from), isoDay(range.to), timeslot ?? null],
  });
  return rows.map((row) => {
    const day = dayFromIso(row.day)!;
    return {
      ignoredId: ignoredIdOf({ icao, day, timeslotId: row.timeslot_id }),
      absenceId: row.absence_id,
      ignoredDate: compactDay(day),
      plant: icao,
      timeslot: row.timeslot_id,
    };
  });
}
