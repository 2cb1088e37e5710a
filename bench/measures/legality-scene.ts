import { buildWorld } from '@torre/demo';
import { ruleSetSource } from '@torre/domain/configuration';
import { addDays, dayOf, firstOfMonth, lastOfMonth, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Duty, RuleSource, Timeline } from '@torre/domain/legality';
import { shiftTimes } from '@torre/domain/roster';

const PEOPLE = 300;
const YEAR = 2026;
const MONTH = 12;
/** L66.3 asks for this month and three before; every other window begins later. */
const MONTHS_BEFORE = 3;
const PLANT = 'LIRR';
const CATEGORIES = ['CTA', 'CTA', 'CTA', 'EAV', 'METEO'] as const;
/** One cell in so many is not what the cycle gives. */
const CHANGED_EVERY = 40;

export interface LegalityScene {
  readonly source: RuleSource;
  readonly timelines: readonly Timeline[];
  /** The same person with the shift of the day before on a day of the month. */
  readonly changed: readonly Timeline[];
}

/** A month of 300 people on the cycles of the demo's largest plant, as far back as its rules look, in memory. */
export function legalityScene(): LegalityScene {
  const [from, to] = [firstOfMonth(YEAR, MONTH - MONTHS_BEFORE), lastOfMonth(YEAR, MONTH)];
  const zone = zoneTable(addDays(from, -1), addDays(to, 2));
  const world = buildWorld('small', dayOf(YEAR, MONTH, 14));
  const definitions = new Map(
    world.shift_definition
      .filter(({ icao }) => icao === PLANT)
      .map((row) => [
        row.name,
        {
          name: row.name,
          shiftClass: row.shift_class,
          beginTime: row.begin_time,
          endTime: row.end_time,
          startOffset: row.start_offset,
        },
      ]),
  );
  const cycles = world.base_cycle.filter(({ icao }) => icao === PLANT).map(({ turns }) => turns);
  const turnOf = (person: number, day: Day): string => {
    const turns = cycles[person % cycles.length]!;
    return turns[(person + day) % turns.length]!;
  };
  const dutyOf = (day: Day, turn: string): Duty | null => {
    const definition = definitions.get(turn)!;
    const { shiftClass: kind } = definition;
    const times = shiftTimes(definition, day);
    if (times === null || (kind !== 'LAV' && kind !== 'REP')) return null;
    return {
      icao: PLANT,
      day,
      turn,
      kind,
      start: zone.utc(times.start.day, times.start.minute, 'start'),
      end: zone.utc(times.end.day, times.end.minute, 'end'),
      nominalMinutes: 480,
      pauseMinutes: null,
    };
  };
  const timeline = (person: number, changedDay: Day | null): Timeline => {
    const days = Array.from({ length: to - from + 1 }, (_, index) => addDays(from, index));
    const isChanged = (day: Day): boolean =>
      day === changedDay || (person * 7 + day * 13) % CHANGED_EVERY === 0;
    const turn = (day: Day): string => turnOf(person, isChanged(day) ? addDays(day, -1) : day);
    return {
      days: days.map((day) => ({
        day,
        icao: PLANT,
        category: CATEGORIES[person % CATEGORIES.length]!,
        isNeutral: false,
        isExemptFromNights: false,
      })),
      duties: days
        .flatMap((day) => dutyOf(day, turn(day)) ?? [])
        .toSorted((one, other) => one.start - other.start),
    };
  };
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  return {
    source: { zone, rulesOn: ruleSetSource(new Map()) },
    timelines: people.map((person) => timeline(person, null)),
    changed: people.map((person) => timeline(person, addDays(firstOfMonth(YEAR, MONTH), person % 28))),
  };
}
