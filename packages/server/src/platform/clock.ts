import { dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** The product's idea of time. Rules are told the time; only this file asks the machine for it. */
export interface Clock {
  now(): Temporal.Instant;
  /** Calendar day in Europe/Rome. */
  today(): Day;
}

/** Milliseconds since 1970 on the machine's own clock: for what the machine itself dates, as the files on its disk. */
export const machineTime = (): number => Temporal.Now.instant().epochMilliseconds;

export const ZONE = 'Europe/Rome';

/** Local calendar day of an instant. */
export function dayAt(instant: Temporal.Instant): Day {
  const day = dayFromIso(instant.toZonedDateTimeISO(ZONE).toPlainDate().toString());
  if (day === null) throw new Error(`no calendar day for ${instant.toString()}`);
  return day;
}

/**
 * The machine's clock. With `fixedToday` (TORRE_TODAY) the day stands still and the time of day goes on,
 * so that shown instants agree with the shown day.
 */
export function systemClock(fixedToday: Day | null): Clock {
  if (fixedToday === null)
    return {
      now: () => Temporal.Now.instant(),
      today: onceAMinute(() => dayAt(Temporal.Now.instant())),
    };
  const date = Temporal.PlainDate.from(isoDay(fixedToday));
  const apart = onceAMinute(() => {
    const machine = Temporal.Now.instant();
    const plainTime = machine.toZonedDateTimeISO(ZONE).toPlainTime();
    return machine.until(date.toZonedDateTime({ timeZone: ZONE, plainTime }).toInstant());
  });
  return { now: () => Temporal.Now.instant().add(apart()), today: () => fixedToday };
}

const MINUTE_MS = 60_000;

/** Every call asks for the day, and a time zone is slow to ask; days and its shifts begin with a minute. */
function onceAMinute<T>(ask: () => T): () => T {
  let known: { readonly minute: number; readonly answer: T } | null = null;
  return () => {
    const minute = Math.floor(machineTime() / MINUTE_MS);
    if (known?.minute !== minute) known = { minute, answer: ask() };
    return known.answer;
  };
}

/**
 * An instant of the machine's clock as the product's clock stands to it now; both in milliseconds since 1970. For
 * what the machine dates and people read: with TORRE_TODAY the two are months apart.
 */
export function inProductTime(clock: Clock, at: number): number {
  return at + clock.now().epochMilliseconds - machineTime();
}

/** DD/MM/YYYY HH:mm in Europe/Rome (P9.13); `at` in milliseconds since 1970. */
export function displayInstant(at: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(local.day)}/${two(local.month)}/${local.year} ${two(local.hour)}:${two(local.minute)}`;
}
