import { addDays, dayOf, isoDay } from '@torre/domain/kernel';
import type { Database } from '../platform/db/index.ts';

/** Codes of a duty of each plant, a note there, the cause of an absence, why a rule was broken. */
export const AT_LIRF = 'CANARINOLIRF';
export const AT_LIRR = 'CANARINOLIRR';
export const NOTE = 'CanarinoNotaFiumicino';
export const CAUSE = 'CANARINOCAUSA';
export const REASON = 'CanarinoDeroga';
/** Of the slot that somebody has to cover. */
export const SLOT_DAY = dayOf(2026, 12, 10);

/** Days from that of the slot on which somebody of LIRR works in LIRF too, with a code of each, and breaks rules of both. */
export async function workInTwoPlants(db: Database, person: string): Promise<void> {
  for (const [icao, name, begin] of [
    ['LIRF', AT_LIRF, 420],
    ['LIRR', AT_LIRR, 900],
  ] as const)
    await db.query(
      `insert into shift_definition
          (icao, shift_id, name, description, shift_class, begin_time, end_time, from_date, ord)
        values ($1, 'canarino', $2, 'Canarino', 'LAV', $3, $3 + 480, '2026-01-01', 999)`,
      [icao, name, begin],
    );
  await db.query('delete from absence where employee_id = $1', [person]);
  const duties = new Map<number, readonly [icao: string, turn: string, begin: number]>([
    // whoever works on the evening before breaks a rule of LIRF
    [1, ['LIRF', AT_LIRF, 420]],
    // findings of LIRR, after hours elsewhere and after its own
    [5, ['LIRF', AT_LIRF, 900]],
    [6, ['LIRR', 'M', 420]],
    [9, ['LIRR', AT_LIRR, 900]],
    [10, ['LIRR', 'M', 420]],
    // one of LIRF
    [13, ['LIRR', AT_LIRR, 900]],
    [14, ['LIRF', AT_LIRF, 420]],
  ]);
  await movePerson(
    db,
    person,
    [...duties].flatMap(([offset, [icao]]) => (icao === 'LIRF' ? [offset] : [])),
  );
  for (let offset = -5; offset < 17; offset++) {
    const [icao, turn, begin] = duties.get(offset) ?? ['LIRR', 'R', null];
    await db.query(
      `update day_shift set icao = $3, turn = $4, note = case $3 when 'LIRF' then $6 end,
          start_at = (day + make_interval(mins => $5)) at time zone 'Europe/Rome',
          end_at = (day + make_interval(mins => $5 + 480)) at time zone 'Europe/Rome'
        where employee_id = $1 and day = $2`,
      [person, isoDay(addDays(SLOT_DAY, offset)), icao, turn, begin, NOTE],
    );
  }
}

/** The person is of LIRF on these days, of LIRR on all others. */
async function movePerson(db: Database, person: string, offsets: readonly number[]): Promise<void> {
  const { rows } = await db.query<{ island_id: string }>(
    'delete from assignment where employee_id = $1 returning island_id',
    [person],
  );
  const begins = [-400, ...offsets.flatMap((offset) => [offset, offset + 1])];
  for (const [nth, begin] of begins.entries()) {
    const icao = nth % 2 === 0 ? 'LIRR' : 'LIRF';
    const ends = begins[nth + 1];
    await db.query(
      `insert into assignment (assignment_id, employee_id, icao, unit_code, category, island_id,
          employment_condition, valid_from, valid_to)
        values (gen_random_uuid(), $1, $2, $2 || '-OPS', 'CTA', $3, 'LO', $4, $5)`,
      [
        person,
        icao,
        icao === 'LIRR' ? rows[0]!.island_id : null,
        isoDay(addDays(SLOT_DAY, begin)),
        ends === undefined ? null : isoDay(addDays(SLOT_DAY, ends - 1)),
      ],
    );
  }
}
