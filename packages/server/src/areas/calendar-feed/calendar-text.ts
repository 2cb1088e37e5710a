import { calendarEntry } from '@torre/domain/roster';
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import type { CalendarShift } from './calendar-feed.reads.ts';

const ZONE = 'Europe/Rome';

/** The rule of the European Union since 1996: last Sundays of March and October, 01:00 UTC (domain.md 6). */
const ROME = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Seconds; how often programs are asked to come back. */
const COME_BACK_AFTER = 3600;

/** A person's shifts as iCalendar (RFC 5545). The same shifts give the same text. */
export function calendarText(feedId: string, shifts: readonly CalendarShift[]): string {
  const calendar = ical({
    name: 'Turni',
    prodId: { company: 'Torre', product: 'Turni', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: COME_BACK_AFTER,
    // The zone stands at the entries: named here, the package writes their times without any.
    timezone: { name: null, generator: () => ROME },
  });
  for (const shift of shifts) calendar.createEvent(entryOf(feedId, shift));
  return calendar.toString();
}

function entryOf(feedId: string, shift: CalendarShift): ICalEventData {
  const changedAt = instant(shift.modify_date);
  return {
    // One a day: another shift on that day is a change of the entry, not a second one.
    id: `${shift.day}-${feedId}@torre`,
    sequence: shift.version - 1,
    stamp: changedAt,
    lastModified: changedAt,
    summary: `${shift.turn} · ${shift.description}`,
    location: shift.plant,
    class: ICalEventClass.PRIVATE,
    transparency:
      calendarEntry({ shiftClass: shift.shift_class }) === 'busy'
        ? ICalEventTransparency.OPAQUE
        : ICalEventTransparency.TRANSPARENT,
    ...timesOf(shift),
  };
}

type EntryTimes = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'>;

function timesOf({ day, start_at, end_at }: CalendarShift): EntryTimes {
  if (start_at === null || end_at === null) {
    const date = Temporal.PlainDate.from(day);
    return { start: date, end: date.add({ days: 1 }), allDay: true };
  }
  const [start, end] = [inRome(start_at), inRome(end_at)];
  // Of an hour that the autumn night repeats a local time means the first one: what means the second is written in UTC.
  return isFirst(start) && isFirst(end) ? { start, end, timezone: ZONE } : { start, end };
}

const instant = (at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC');

const inRome = (at: number): Temporal.ZonedDateTime => instant(at).withTimeZone(ZONE);

function isFirst(moment: Temporal.ZonedDateTime): boolean {
  return moment.toPlainDateTime().toZonedDateTime(ZONE).equals(moment);
}
