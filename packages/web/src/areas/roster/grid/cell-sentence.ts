import { displayDay, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { hoursOn } from '../day/shift-hours.ts';
import type { it } from '../grid.it.ts';
import { shortWeekday } from '../italian-dates.ts';
import { ELSEWHERE, NO_SHIFT } from '../month-store.ts';
import type { DefinitionBook } from '../definition-book.ts';
import type { MonthStore } from '../month-store.ts';

export type GridTexts = Texts<typeof it>;

/** Words for the marks of a cell, in the order in which readers hear them; empty where it has none. */
function markWords(marks: string, t: GridTexts): readonly string[] {
  const words: string[] = [];
  if (marks.includes('s')) words.push(t('overtime'));
  if (marks.includes('n')) words.push(t('note'));
  if (marks.includes('t')) words.push(t('ownTimes'));
  if (marks.includes('u')) words.push(t('unsaved'));
  return words;
}

interface SaidCell {
  readonly book: DefinitionBook;
  readonly turn: string;
  readonly day: Day;
  readonly marks: string;
}

/** What a cell holds: 'P Pomeriggio 15:00–23:00, nota'. */
export function cellWords({ book, turn, day, marks }: SaidCell, t: GridTexts): string {
  if (turn === ELSEWHERE || turn === NO_SHIFT) return t('noShift');
  const { definition } = book.meaning(turn, day);
  const planned = definition && shiftTimes(definition, day);
  const times = planned ? [hoursOn(planned, day)] : [];
  const description = definition === null || definition.description === turn ? [] : [definition.description];
  return [[turn, ...description, ...times].join(' '), ...markWords(marks, t)].join(', ');
}

/** The same of a person's day. */
export function cellContent(store: MonthStore, person: number, day: Day, t: GridTexts): string {
  const { turns, marks, unsaved } = store.row(person);
  const index = day - store.from;
  const turn = turns[index] ?? ELSEWHERE;
  return cellWords(
    { book: store.book, turn, day, marks: `${marks[index] ?? ''}${unsaved.has(index) ? 'u' : ''}` },
    t,
  );
}

export function rowName(store: MonthStore, person: number): string {
  const { employeeSurname = '', employeeName = '' } = store.people[person] ?? {};
  return `${employeeSurname} ${employeeName}`;
}

/** 'Ferrari Luca, mer 16/12/2026' */
export function cellPlace(store: MonthStore, person: number, day: Day): string {
  return `${rowName(store, person)}, ${shortWeekday(weekday(day))} ${displayDay(day)}`;
}
