import type { CompactMonth, OwnShiftsReply, Shift } from '@torre/contract/month';
import { compactDay } from '@torre/domain/kernel';
import type { Day, Span, ZoneTable } from '@torre/domain/kernel';
import type { PlannedDay, ShiftDefinition, ShiftTimes, TileForm } from '@torre/domain/roster';
import { ownTimes, storedTimes } from '../day/shift-hours.ts';
import { DefinitionBook } from '../definition-book.ts';
import { plannedDay } from '../planned-time.ts';

/** One's own shift of a day, with what its name means. */
export interface OwnShift {
  /** The date under which it stands; a night starts on the one before. */
  readonly day: Day;
  readonly shift: Shift;
  readonly form: TileForm;
  readonly definition: ShiftDefinition | null;
  /** As stored: a shift may have times of its own. */
  readonly times: ShiftTimes | null;
  /** As the rule of hours reads it; `zone` holds the day. */
  readonly planned: (zone: ZoneTable) => PlannedDay;
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

const spanOf = ({ start, end }: ShiftTimes, zone: ZoneTable): Span => ({
  begin: zone.utc(start.day, start.minute, 'start'),
  end: zone.utc(end.day, end.minute, 'end'),
});

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
      const meaning = book.meaning(shift.turn, day);
      const { form, definition } = meaning;
      const marks = `${shift.isStr ? 's' : ''}${shift.note || shift.noteTurno ? 'n' : ''}`;
      const times = storedTimes(shift);
      const hasOwn = definition !== null && ownTimes(shift, definition, day) !== null;
      const planned = (zone: ZoneTable): PlannedDay =>
        plannedDay(day, meaning, hasOwn && times ? spanOf(times, zone) : null, shift.isStr);
      return { day, shift, form, definition, times, planned, marks };
    },
  };
}
