import type { CompactMonth, OwnShiftsReply, Shift } from '@torre/contract/month';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { ShiftDefinition, ShiftTimes, TileForm } from '@torre/domain/roster';
import { storedTimes } from '../day/shift-hours.ts';
import { DefinitionBook } from '../definition-book.ts';

/** One's own shift of a day, with what its name means. */
export interface OwnShift {
  /** The date under which it stands; a night starts on the one before. */
  readonly day: Day;
  readonly shift: Shift;
  readonly form: TileForm;
  readonly definition: ShiftDefinition | null;
  /** As stored: a shift may have times of its own. */
  readonly times: ShiftTimes | null;
  /** Minutes on duty by the definition; 0 for what is no work. */
  readonly dutyMinutes: number;
  /** `s` overtime, `n` a note. */
  readonly marks: string;
}

/** One's own shifts of a range of days. */
export interface OwnRoster {
  readonly plant: string | null;
  readonly holidays: CompactMonth['holidays'];
  readonly on: (day: Day) => OwnShift | null;
  readonly isEmpty: boolean;
  /** The answer itself. */
  readonly reply: OwnShiftsReply;
}

/** Reads the answer of `ownShifts` once, so that the screen asks by day. */
export function ownRoster(reply: OwnShiftsReply): OwnRoster {
  const book = new DefinitionBook(reply.definitions);
  const byDate = new Map(reply.shifts.map((shift) => [shift.date, shift]));
  return {
    plant: reply.plant,
    holidays: reply.holidays,
    isEmpty: reply.shifts.length === 0,
    reply,
    on: (day) => {
      const shift = byDate.get(compactDay(day));
      if (!shift) return null;
      const { form, definition, dutyMinutes } = book.meaning(shift.turn, day);
      const marks = `${shift.isStr ? 's' : ''}${shift.note || shift.noteTurno ? 'n' : ''}`;
      return { day, shift, form, definition, times: storedTimes(shift), dutyMinutes, marks };
    },
  };
}
