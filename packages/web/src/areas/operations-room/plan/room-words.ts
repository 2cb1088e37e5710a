import type { RoomPerson } from '@torre/contract/operations-room';
import { dayFromCompact, displayDay, formatMinutes } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { NoticeRequest } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { spanOf } from './board.ts';
import type { Seat, obstacleTo } from './board.ts';
import type { RoomFinding } from './judge-board.ts';
import type { DaysNotSaved } from './save-days.ts';

type T = Texts<'operationsRoom'>;

type Named = Pick<RoomPerson, 'employeeName' | 'employeeSurname'>;

/** `Rizzo Marco` */
export const personName = ({ employeeSurname, employeeName }: Named): string =>
  `${employeeSurname} ${employeeName}`.trim();

/** `Rizzo M.` */
export const shortName = ({ employeeSurname, employeeName }: Named): string =>
  employeeName === '' ? employeeSurname : `${employeeSurname} ${employeeName[0]}.`;

/** `Marco Rizzo`, who did something. */
export const authorName = ({ employeeSurname, employeeName }: Named): string =>
  `${employeeName} ${employeeSurname}`.trim();

/** 1440 is the midnight that ends the day. */
export const clock = (minute: number): string => (minute === 1440 ? '24:00' : formatMinutes(minute));

/** `3 h 30`, `45 min` */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** `18/01/2027, 19/01/2027` of YYYYMMDD. */
export const daysText = (dates: readonly string[]): string =>
  dates.map((date) => displayDay(dayFromCompact(date)!)).join(', ');

/** Which days were not saved, which were, and what the server says to it. */
export function notSavedNotice(t: T, { error, saved, unsaved }: DaysNotSaved): NoticeRequest {
  const day = daysText(unsaved);
  const failed =
    saved.length === 0 ? t('saveFailed', { day }) : t('savedInPart', { saved: daysText(saved), day });
  return failureNotice(error, failed);
}

const ratio = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a rule found, in the words of the rule, and what would mend it. */
export function findingWords(
  t: T,
  { finding, person, begin, mendBy }: RoomFinding,
  day: Day,
): { readonly found: string; readonly mend: string } {
  const { measured, required, mend } = finding;
  if (mend.kind === 'break') {
    const found = t('finding.R373.3', { nome: personName(person), min: measured, pausa: mend.minutes });
    return { found, mend: t('mend.break', { minutes: mend.minutes, by: clock(mendBy ?? begin) }) };
  }
  const shift = person.shifts.find((one) => spanOf(day, one).begin === begin);
  const data = displayDay((shift && dayFromCompact(shift.date)) ?? day);
  const r = Number.isFinite(measured) ? ratio.format(measured) : t('noBreak');
  const found = `${personName(person)}: ${t('finding.R373.4', { r, max: ratio.format(required), data })}`;
  return { found, mend: t('mend.less-position', { minutes: mend.minutes }) };
}

/** Why somebody cannot sit there. */
export function obstacleWords(
  t: T,
  { employeeId }: Seat,
  obstacle: NonNullable<ReturnType<typeof obstacleTo>>,
  nameOf: (employeeId: string) => string,
): string {
  const { is, at } = obstacle;
  const name = nameOf(employeeId);
  switch (is) {
    case 'position-taken':
      return t('obstacle.position-taken', { who: at ? nameOf(at.employeeId) : '' });
    case 'person-twice':
      return t('obstacle.person-twice', { name, position: at?.positionId ?? '' });
    case 'not-present':
      return t('obstacle.not-present', { name });
  }
}
