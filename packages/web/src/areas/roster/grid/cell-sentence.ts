import { displayDay, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { lockOf, shiftTimes } from '@torre/domain/roster';
import type { RosterLock } from '@torre/domain/roster';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { hoursOn, hoursText } from '../day/shift-hours.ts';
import { shortWeekday } from '../italian-dates.ts';
import { ELSEWHERE, NO_SHIFT } from '../month-store.ts';
import { awayOn } from '../cell-overlays.ts';
import type { CellOverlays, AwayDays } from '../cell-overlays.ts';
import type { DefinitionBook } from '../definition-book.ts';
import type { MonthStore } from '../month-store.ts';

export type GridTexts = Texts<'grid'>;

/** Words for the marks of a cell, in the order in which readers hear them; empty where it has none. */
function markWords(marks: string, t: GridTexts): readonly string[] {
  const words: string[] = [];
  if (marks.includes('s')) words.push(t('overtime'));
  if (marks.includes('n')) words.push(t('note'));
  if (marks.includes('t')) words.push(t('ownTimes'));
  if (marks.includes('u')) words.push(t('unsaved'));
  return words;
}

interface CellSentenceParts {
  readonly book: DefinitionBook;
  readonly turn: string;
  readonly day: Day;
  readonly marks: string;
  /** Hours that the cell shows beside its code; null for a code alone. */
  readonly shown?: string | null;
}

/**
 * What a cell holds: 'P Pomeriggio 15:00–23:00, nota'. What it shows comes first and in one piece, for who says aloud what is
 * on the screen: 'P 15:00–23:00, Pomeriggio, nota'.
 */
export function cellWords({ book, turn, day, marks, shown = null }: CellSentenceParts, t: GridTexts): string {
  if (turn === ELSEWHERE || turn === NO_SHIFT) return t('noShift');
  const { definition } = book.meaning(turn, day);
  const planned = definition && shiftTimes(definition, day);
  const times = planned ? [hoursOn(planned, day)] : [];
  const description = definition === null || definition.description === turn ? [] : [definition.description];
  if (shown !== null) {
    const isOwn = marks.includes('t');
    // The weekday on which a night begins stands there; its date is said besides.
    const more = isOwn ? [] : times.filter((text) => text !== shown);
    const rest = [...description, ...more].join(' ');
    const words = [`${turn} ${shown}`.trimEnd(), rest, ...markWords(marks.replace('t', ''), t)];
    return words.filter((text) => text !== '').join(', ');
  }
  return [[turn, ...description, ...times].join(' '), ...markWords(marks, t)].join(', ');
}

const AWAY = { ABSENT: 'away', REQUESTED: 'awayRequested', ACTIVITY: 'awayActivity' } as const;

/** 'assente', 'assenza da decidere 10:00–12:00' */
export function awayWords({ reason, hours, isIgnored }: AwayDays, t: GridTexts): string {
  const words = [t(AWAY[reason]), ...(hours === null ? [] : [hoursText(hours)])];
  return [...words, ...(isIgnored ? [t('awayIgnored')] : [])].join(' ');
}

const touches = (spans: readonly { readonly from: Day; readonly to: Day }[], day: Day): boolean => {
  for (const { from, to } of spans) if (from <= day && day <= to) return true;
  return false;
};

/** What is around a cell: ', assente, in modifica da Paolo Rinaldi, bloccato da Anna Fontana: conteggio'; empty where nothing is. */
export function overlayWords(
  { locks, away, opened, drafted, broken }: CellOverlays,
  cell: { readonly employeeId: string; readonly day: Day },
  t: GridTexts,
): string {
  // Most cells have nothing around them, and a month has thousands.
  if (
    !touches(locks, cell.day) &&
    !touches(away, cell.day) &&
    opened.length + drafted.length + broken.length === 0
  )
    return '';
  const opening = opened.find(({ day }) => day === cell.day);
  const lock = lockOf(locks, cell);
  const draft = drafted.find(({ day }) => day === cell.day);
  const published = draft && t('drafted', { turn: draft.published ?? t('noShift') });
  const absent = awayOn({ away }, cell.day).map((time) => awayWords(time, t));
  const words = [
    ...absent,
    published,
    opening && t('openedBy', { who: opening.by }),
    lock && lockWords(lock, t),
    ...broken.filter(({ day }) => day === cell.day).map((rule) => rule.words),
  ];
  return words.map((text) => (text ? `, ${text}` : '')).join('');
}

/** 'bloccato da Anna Fontana: conteggio' */
export function lockWords({ kind, by, reason }: RosterLock, t: GridTexts): string {
  return t(kind === 'month' ? 'closedBy' : 'lockedBy', { who: by, reason });
}

/** The same of a person's day. */
export function cellContent(store: MonthStore, person: number, day: Day, t: GridTexts): string {
  const { turns, marks, unsaved, overlays } = store.row(person);
  const index = day - store.from;
  const typed = unsaved.get(index);
  const words = cellWords(
    {
      book: store.book,
      day,
      turn: typed ?? turns[index] ?? ELSEWHERE,
      marks: typed === undefined ? (marks[index] ?? '') : 'u',
    },
    t,
  );
  return words + overlayWords(overlays, { employeeId: store.people[person]?.employeeId ?? '', day }, t);
}

export function rowName(store: MonthStore, person: number): string {
  const { employeeSurname = '', employeeName = '' } = store.people[person] ?? {};
  return `${employeeSurname} ${employeeName}`;
}

/** 'Ferrari Luca, mer 16/12/2026' */
export function cellPlace(store: MonthStore, person: number, day: Day): string {
  return `${rowName(store, person)}, ${shortWeekday(weekday(day))} ${displayDay(day)}`;
}
