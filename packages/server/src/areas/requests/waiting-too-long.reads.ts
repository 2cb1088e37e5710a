import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

/** From when on what waits in a plant has waited too long; null: never. */
export interface PatienceOfPlant {
  readonly icao: string;
  readonly remind: string | null;
  readonly escalate: string | null;
}

/** A waiting request and somebody who is to hear of it. */
export interface WaitingWord {
  readonly requestId: string;
  readonly icao: string;
  readonly state: 20 | 40 | 50 | 60;
  readonly owner: string;
  /** Step of the history that brought it to its state, and its day: YYYY-MM-DD. */
  readonly step: number;
  readonly since: string;
  readonly recipient: string;
  readonly isEscalation: boolean;
}

/**
 * Whom to tell of requests that have waited too long in their state. First who decides on its level: managers of the plant, of
 * what was endorsed those of the second level; where the plant has none of that level, the others. Then the second level and who
 * stands in. Never the owner, nor who replaces the owner. `on` sees every row.
 */
export async function readWaitingTooLong(
  on: Queryable,
  plants: readonly PatienceOfPlant[],
  today: Day,
): Promise<readonly WaitingWord[]> {
  const { rows } = await on.query<WaitingWord>({
    name: 'requests-waiting-too-long',
    text: `with patience as (
        select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as p (icao, remind, escalate)
      ), waiting as (
        select x.absence_id, x.icao, x.state, x.employee_id as owner, since.step, since.made_at, p.remind, p.escalate
        from absence x join patience p using (icao)
        cross join lateral (select h.step, h.made_at from absence_history h
          where h.absence_id = x.absence_id and h.to_state = x.state and h.from_state is distinct from h.to_state
          order by h.step desc limit 1) since
        where x.state in (20, 40, 50, 60)
      ), holder as (
        select a.employee_id, m.icao, exists (select from account_role r
          where r.user_name = a.user_name and r.ruolo = 'ROLE_APPROVER_2') as second
        from account a join managed_plant m using (user_name)
        where a.responsabile and a.disabled_at is null and m.valid_from <= $4 and coalesce(m.valid_to, 'infinity') >= $4
      ), told as (
        select w.*, h.employee_id as recipient, false as is_escalation
        from waiting w join holder h on h.icao = w.icao and h.employee_id <> w.owner
        where w.made_at <= w.remind and (h.second = (w.state = 50) or not exists (select from holder other
          where other.icao = w.icao and other.employee_id <> w.owner and other.second = (w.state = 50)))
        union
        select w.*, h.employee_id, true
        from waiting w join holder h on h.icao = w.icao and h.employee_id <> w.owner and h.second
        where w.made_at <= w.escalate
        union
        select w.*, u.substitute, true
        from waiting w join substitution u on u.icao = w.icao and u.ended_at is null
            and $4::date between u.valid_from and u.valid_to and w.owner not in (u.substitute, u.giver)
          join account a on a.employee_id = u.substitute and a.disabled_at is null
          join holder g on g.employee_id = u.giver and g.icao = w.icao and (g.second or w.state <> 50)
        where w.made_at <= w.escalate
      )
      select absence_id as "requestId", icao, state, owner, step, (made_at at time zone 'Europe/Rome')::date::text as since,
        recipient, is_escalation as "isEscalation"
      from told t where not exists (select from substitution u where u.giver = t.owner and u.substitute = t.recipient
          and u.ended_at is null and $4::date between u.valid_from and u.valid_to)
      order by absence_id, is_escalation, recipient`,
    values: [
      plants.map(({ icao }) => icao),
      plants.map(({ remind }) => remind),
      plants.map(({ escalate }) => escalate),
      isoDay(today),
    ],
  });
  return rows;
}

/** Plants in which something waits. */
export async function readPlantsWithWaiting(on: Queryable): Promise<readonly string[]> {
  const { rows } = await on.query<{ icao: string }>({
    name: 'requests-plants-with-waiting',
    text: 'select distinct icao from absence where state in (20, 40, 50, 60) and icao is not null order by icao',
  });
  return rows.map(({ icao }) => icao);
}
