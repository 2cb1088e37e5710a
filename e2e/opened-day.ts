import type { Visitor } from './fixtures.ts';
import { MONTH, personInGroup, putShift } from './roster-calls.ts';
import type { ShiftValues } from './roster-calls.ts';
import type { DayDialog } from './screens/day-dialog.ts';
import { monthPage } from './screens/month-page.ts';
import type { RosterPerson } from './screens/month-page.ts';

/** A cell that belongs to one test alone: the n-th person of the island Sud, a day of the running month. */
export interface OwnCell {
  readonly nth: number;
  readonly day: number;
  readonly stands?: ShiftValues;
}

export interface OpenedDay extends Visitor {
  readonly person: RosterPerson;
  /** YYYYMMDD */
  readonly date: string;
  readonly month: ReturnType<typeof monthPage>;
  readonly dialog: DayDialog;
}

/** A manager has opened the day dialog on the cell, in which `stands` stands (M without). */
export async function openOwnCell(
  visitor: (userName: string) => Promise<Visitor>,
  { nth, day, stands = { turn: 'M' } }: OwnCell,
): Promise<OpenedDay> {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', nth);
  const date = `${MONTH.replace('-', '')}${day}`;
  await putShift(context.request, person, date, stands);
  const month = monthPage(page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, day);
  return { page, context, person, date, month, dialog };
}
