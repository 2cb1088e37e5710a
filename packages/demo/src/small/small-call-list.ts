import { addDays, isoDay, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isoInstant } from '../organisation/instants.ts';
import type { CoverCallRow, WorldDraft } from '../world.ts';

const ICAO = 'LIRR';
const SLOT = 'P';
const DAYS_AGO = 7;
const MINUTES_BETWEEN = 12;
/** The evening before, from 18:10 on. */
const FIRST_CALL = 18 * 60 + 10;
const MINUTES_TO_ANSWER = 7;

/** Turns of the day by which the list finds whom it needs, and what they said: the third one came. */
const ASKED = [
  ['R', 'no'],
  ['R', 'none'],
  ['P', 'yes'],
] as const;

/** Whom the managers of LIRR asked for the afternoon of a week ago, one after the other, until somebody came. */
export function addCallList(world: WorldDraft, managers: readonly string[], today: Day): void {
  const day = addDays(today, -DAYS_AGO);
  const eve = addDays(day, -1);
  const zone = zoneTable(eve, day);
  const controllers = new Set(
    world.assignment
      .filter(({ icao, category }) => icao === ICAO && category === 'CTA')
      .map(({ employee_id }) => employee_id),
  );
  const cells = world.day_shift.filter(
    (cell) => cell.icao === ICAO && cell.day === isoDay(day) && controllers.has(cell.employee_id),
  );
  const taken = new Set<string>();
  for (const [index, [turn, answer]] of ASKED.entries()) {
    const person = cells.find((cell) => cell.turn === turn && !taken.has(cell.employee_id))?.employee_id;
    if (person === undefined) continue;
    taken.add(person);
    const asked = FIRST_CALL + index * MINUTES_BETWEEN;
    const at = (minute: number): string => isoInstant(zone.utc(eve, minute, 'start'));
    world.cover_call.push({
      icao: ICAO,
      day: isoDay(day),
      timeslot_id: SLOT,
      employee_id: person,
      asked_by: managers[index % managers.length]!,
      asked_at: at(asked),
      answer,
      answered_at: at(asked + MINUTES_TO_ANSWER),
      version: 2,
    } satisfies CoverCallRow);
  }
}
