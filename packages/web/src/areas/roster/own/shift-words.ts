import { addDays, formatMinutes } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { hoursOn, hoursText, pauseText } from '../day/shift-hours.ts';
import { weekdayAndDate } from '../italian-dates.ts';
import type { Countdown, NextShift } from './next-shift.ts';
import type { OwnRoster, OwnShift } from './own-roster.ts';

type OwnTexts = Texts<'own'>;

/** `15:00–23:00`, `dal 17/12 23:00–07:00`, or what a shift without times is called. */
export function mainWords({ day, definition, shift, times }: OwnShift): string {
  return times ? hoursOn(times, day) : (definition?.description ?? shift.turn);
}

/**
 * A night or on-call of the next date that begins on this day: it stands under the morning on which it ends, and who looks
 * at the day must see it. null where none does.
 */
export function tonightOf(
  roster: Pick<OwnRoster, 'on'> | null,
  day: Day,
): { readonly turn: string; readonly hours: string } | null {
  const own = roster?.on(addDays(day, 1)) ?? null;
  if (!own?.times || own.times.start.day !== day) return null;
  return { turn: own.shift.turn, hours: hoursText(own.times) };
}

/** What stands below the hours: the own note first, else the pause. */
export function detailWords(t: OwnTexts, { definition, shift }: OwnShift): string | null {
  const note = shift.note ?? shift.noteTurno;
  const pause = definition && pauseText(definition);
  if (note) return t('note', { note });
  return pause ? t('pause', { pause }) : null;
}

/** `Oggi 15:00–23:00`, `Domani 07:00–15:00`, `mer 16/12 07:00–15:00` */
export function whenWords(t: OwnTexts, { own, startDay }: NextShift, today: Day): string {
  const hours = own.times ? hoursText(own.times) : mainWords(own);
  if (startDay === today) return t('todayAt', { hours });
  if (startDay === today + 1) return t('tomorrowAt', { hours });
  return t('onDay', { day: weekdayAndDate(startDay), hours });
}

/** `fra 4 h 18 min` */
export function countdownWords(t: OwnTexts, countdown: Countdown, { own }: NextShift): string {
  switch (countdown.in) {
    case 'running':
      return t('nowUntil', { time: own.times ? formatMinutes(own.times.end.minute) : '' });
    case 'now':
      return t('startsNow');
    case 'minutes':
      return t('inMinutes', { minutes: countdown.minutes });
    case 'hours': {
      const { hours, minutes } = countdown;
      return minutes === 0 ? t('inHours', { hours }) : t('inHoursAndMinutes', { hours, minutes });
    }
    case 'days':
      return t('inDays', { count: countdown.days });
  }
}

const MOST_NAMES = 3;

/** `Gallo e Leone`, `Gallo, Leone e altri 4` */
export function namesInWords(t: OwnTexts, names: readonly string[]): string {
  if (names.length > MOST_NAMES) {
    return t('namesAndOthers', { names: names.slice(0, 2).join(', '), count: names.length - 2 });
  }
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('and', { first: names.slice(0, -1).join(', '), last });
}
