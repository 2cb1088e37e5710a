import type { CallAnswer, CoverCall } from '@torre/contract/cover';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import { displayInstant } from '../../platform/local-time.ts';

/** A slot of a plant's day. */
export interface SlotKey {
  readonly icao: string;
  readonly day: Day;
  readonly timeslotId: string;
}

/** A person on the call list of a slot. */
export interface CallKey extends SlotKey {
  readonly employeeId: string;
}

interface CallRow {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  readonly by_name: string;
  readonly by_surname: string;
  readonly asked_at: number;
  readonly answer: CallAnswer;
  readonly answered_at: number | null;
  readonly version: number;
}

const SELECT = `
  select c.employee_id as "employeeId", e.name as "employeeName", e.surname as "employeeSurname",
    b.name as by_name, b.surname as by_surname, c.asked_at, c.answer, c.answered_at, c.version
  from cover_call c
    join employee e on e.employee_id = c.employee_id
    join employee b on b.employee_id = c.asked_by
  where c.icao = $1 and c.day = $2 and c.timeslot_id = $3`;

/** Whom one asked for a slot, the latest first. */
export async function readCalls(on: Queryable, slot: SlotKey): Promise<readonly CoverCall[]> {
  const { rows } = await on.query<CallRow>({
    name: 'cover-calls',
    text: `${SELECT} order by c.asked_at desc, c.employee_id`,
    values: [slot.icao, isoDay(slot.day), slot.timeslotId],
  });
  return rows.map(contractCall);
}

export async function readCall(on: Queryable, key: CallKey): Promise<CoverCall | null> {
  const { rows } = await on.query<CallRow>({
    name: 'cover-call',
    text: `${SELECT} and c.employee_id = $4`,
    values: [key.icao, isoDay(key.day), key.timeslotId, key.employeeId],
  });
  return rows[0] ? contractCall(rows[0]) : null;
}

function contractCall({
  by_name: employeeName,
  by_surname: employeeSurname,
  asked_at: askedAt,
  answered_at: answeredAt,
  ...call
}: CallRow): CoverCall {
  return {
    ...call,
    askedBy: { employeeName, employeeSurname },
    askedAt: displayInstant(askedAt),
    answeredAt: answeredAt === null ? null : displayInstant(answeredAt),
  };
}

/** Whether the plant has such a timeslot on the day, and the person a post there. */
export async function readCallPlace(
  on: Queryable,
  { icao, day, timeslotId, employeeId }: CallKey,
): Promise<{ readonly hasSlot: boolean; readonly isOfPlant: boolean }> {
  const { rows } = await on.query<{ hasSlot: boolean; isOfPlant: boolean }>({
    name: 'cover-call-place',
    text: `select exists (select from timeslot where icao = $1 and timeslot_id = $3
        and valid_from <= $2 and coalesce(valid_to, 'infinity') >= $2) as "hasSlot",
      exists (select from assignment where icao = $1 and employee_id = $4 and valid_from <= $2
        and coalesce(valid_to, 'infinity') >= $2) as "isOfPlant"`,
    values: [icao, isoDay(day), timeslotId, employeeId],
  });
  return rows[0]!;
}
