import { addDays } from '@torre/domain/kernel';
import type { Day, DayMinute, Edge, Span, ZoneTable } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { NightWindow, PersonHours, PlannedDay, personHours } from '@torre/domain/roster';
import { knownSession } from '../../platform/session.ts';
import type { CellOverlays } from './cell-overlays.ts';
import type { TurnMeaning } from './definition-book.ts';

/** domain.md 1.3, until the session is known. */
const NIGHT: NightWindow = { begin: 0, end: 360, threshold: 1 };

/** When a duty of the plant is one of the night. */
export function nightOf(plant: string | null): NightWindow {
  return (plant === null ? undefined : knownSession()?.plantSettings[plant]?.night) ?? NIGHT;
}

/** A cell as the rule of hours reads it. `own`: times that are not the definition's, UTC minutes. */
export function plannedDay(
  day: Day,
  { definition, form }: TurnMeaning,
  own: Span | null,
  isOvertime: boolean,
): PlannedDay {
  const times = definition?.shiftClass === 'LAV' ? shiftTimes(definition, day) : null;
  return { day, isAbsence: form === 'absence', shift: times && { times, own, isOvertime } };
}

/** Nothing stands on the day. */
export const emptyDay = (day: Day): PlannedDay => ({ day, isAbsence: false, shift: null });

/** Days beyond those counted into which a shift of theirs may reach. */
const REACH = 2;

/** What the days come to, with the decided absences and the overtime of one person: a request that waits takes nothing. Days in order; `zone` holds them, and `hoursOf` is of that zone. */
export function hoursOfDays(
  days: readonly PlannedDay[],
  { away, overtime }: Pick<CellOverlays, 'away' | 'overtime'>,
  zone: ZoneTable,
  hoursOf: ReturnType<typeof personHours>,
): PersonHours {
  const first = addDays(days[0]?.day ?? (0 as Day), -REACH);
  const last = addDays(days.at(-1)?.day ?? (0 as Day), REACH);
  // Hours that begin or end far beyond the days count as far as these reach.
  const utc = ({ day, minute }: DayMinute, edge: Edge): number =>
    zone.utc(Math.min(Math.max(day, first), last) as Day, minute, edge);
  const span = ({ start, end }: { readonly start: DayMinute; readonly end: DayMinute }): Span => ({
    begin: utc(start, 'start'),
    end: utc(end, 'end'),
  });
  const absences = away
    .filter(({ reason, from, to }) => reason === 'ABSENT' && from <= last && to >= first)
    .map(({ from, to, hours }) => ({ from, to, span: hours && span(hours) }));
  const beside = overtime
    .filter(({ day }) => first <= day && day <= last)
    .map(({ day, ...hours }) => ({ day, ...span(hours) }));
  return hoursOf({ days, absences, overtime: beside });
}
