import { buildWorld } from '@torre/demo';
import { ruleSetSource } from '@torre/domain/configuration';
import { addDays, dayOf, firstOfMonth, lastOfMonth, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Duty, Range, RuleSource, Timeline } from '@torre/domain/legality';
import { minutesOfShift, shiftTimes } from '@torre/domain/roster';
import type { ShiftDefinition } from '@torre/domain/roster';

const PEOPLE = 300;
const YEAR = 2026;
const MONTH = 12;
/** L66.3 asks for the month and three before; every other window of the shipped rules is shorter. */
const MONTHS_BEFORE = 3;
const PLANT = 'LIRR';
const CATEGORIES = ['CTA', 'CTA', 'CTA', 'EAV', 'METEO'] as const;
/** One cell in so many has the shift of another place of the cycle, so that something is found. */
const CHANGED_EVERY = 200;

/** What stands on a day of a roster: its code. */
interface Cell {
  readonly day: Day;
  readonly turn: string;
}

export interface LegalityScene {
  readonly source: RuleSource;
  readonly month: Range;
  /** Of each person. */
  readonly timelines: readonly Timeline[];
  readonly cells: readonly (readonly Cell[])[];
  /** Minutes of a code that is a duty; of others none. */
  readonly dutyMinutes: ReadonlyMap<string, number>;
  /** The person with another shift on a day of the month. */
  readonly changed: readonly Timeline[];
}

type Timed = Pick<ShiftDefinition, 'name' | 'shiftClass' | 'beginTime' | 'endTime' | 'startOffset'>;

/** A month of so many people on the cycles of the demo's largest plant, as far back as its rules look, in memory. */
export function legalityScene(count = PEOPLE): LegalityScene {
  const month = { from: dayOf(YEAR, MONTH, 1), to: lastOfMonth(YEAR, MONTH) };
  const first = firstOfMonth(YEAR, MONTH - MONTHS_BEFORE);
  const zone = zoneTable(addDays(first, -1), addDays(month.to, 2));
  const world = buildWorld('small', addDays(month.from, 13));
  const cycles = world.base_cycle.filter(({ icao }) => icao === PLANT).map(({ turns }) => turns);
  const definitions = world.shift_definition
    .filter(({ icao }) => icao === PLANT)
    .map((row): Timed => ({
      name: row.name,
      shiftClass: row.shift_class,
      beginTime: row.begin_time,
      endTime: row.end_time,
      startOffset: row.start_offset,
    }));
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));

  const dutyOf = ({ day, turn }: Cell): Duty | null => {
    const definition = byName.get(turn)!;
    const times = shiftTimes(definition, day);
    if (times === null || definition.shiftClass !== 'LAV') return null;
    const start = zone.utc(times.start.day, times.start.minute, 'start');
    const end = zone.utc(times.end.day, times.end.minute, 'end');
    const nominalMinutes = end - start;
    return { icao: PLANT, day, turn, kind: 'LAV', start, end, nominalMinutes, pauseMinutes: null };
  };
  const cellsOf = (person: number, changedDay: Day | null): readonly Cell[] => {
    const turns = cycles[person % cycles.length]!;
    return Array.from({ length: month.to - first + 1 }, (_, index): Cell => {
      const day = addDays(first, index);
      const isChanged = day === changedDay || (person * 7 + index * 13) % CHANGED_EVERY === 0;
      return { day, turn: turns[(person + day + (isChanged ? 1 : 0)) % turns.length]! };
    });
  };
  const timelineOf = (cells: readonly Cell[], person: number): Timeline => ({
    days: cells.map(({ day }) => ({
      day,
      icao: PLANT,
      category: CATEGORIES[person % CATEGORIES.length]!,
      isNeutral: false,
      isExemptFromNights: false,
    })),
    duties: cells.flatMap((cell) => dutyOf(cell) ?? []).toSorted((one, other) => one.start - other.start),
  });

  const people = Array.from({ length: count }, (_, person) => person);
  const cells = people.map((person) => cellsOf(person, null));
  const changedDayOf = (person: number): Day => addDays(month.from, person % (month.to - month.from + 1));
  return {
    source: { zone, rulesOn: ruleSetSource(new Map()) },
    month,
    cells,
    timelines: cells.map(timelineOf),
    changed: people.map((person) => timelineOf(cellsOf(person, changedDayOf(person)), person)),
    dutyMinutes: new Map(
      definitions.flatMap(({ name, shiftClass, beginTime, endTime }) => {
        if (shiftClass !== 'LAV' || beginTime === null || endTime === null) return [];
        const { begin, end } = minutesOfShift({ begin: beginTime, end: endTime });
        return [[name, end - begin] as const];
      }),
    ),
  };
}
