import type { ShiftDefinition as WireDefinition } from '@torre/contract/month';
import { dayFromCompact, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { holdsOn, minutesOfShift, tileForm } from '@torre/domain/roster';
import type { ShiftDefinition, TileForm } from '@torre/domain/roster';

function minutes(text: string | null): number | null {
  return text === null ? null : minutesFromCompact(text);
}

function dayOfDateTime(text: string): Day | null {
  return dayFromCompact(text.slice(0, 8));
}

/**
 * A definition as it travels (times HHmm, days YYYYMMDD HHmm, M3.31) turned into the one that the rules read.
 * Throws when `fromDate` is no date: a definition without a beginning holds on no day.
 */
export function definitionFromWire(wire: WireDefinition): ShiftDefinition {
  const fromDate = dayOfDateTime(wire.fromDate);
  if (fromDate === null) throw new RangeError(`Shift definition ${wire.shiftId} has no valid fromDate`);
  const endTime = minutes(wire.endTime);
  return {
    name: wire.name,
    description: wire.description,
    shiftClass: wire.shiftClass,
    beginTime: minutes(wire.beginTime),
    // D2: 0000 at the end of a shift is the end of the day
    endTime: endTime === 0 ? 1440 : endTime,
    beginTimeNonWorking: minutes(wire.beginTimeNonWorking),
    endTimeNonWorking: minutes(wire.endTimeNonWorking),
    startOffset: wire.startOffset,
    secondaryActivity: wire.secondaryActivity,
    fromDate,
    toDate: wire.toDate === null ? null : dayOfDateTime(wire.toDate),
  };
}

/** What a turn name means on a day, for drawing and for the totals of a row. */
export interface TurnMeaning {
  readonly form: TileForm;
  readonly definition: ShiftDefinition | null;
  /** Duty minutes of a LAV shift, otherwise 0. */
  readonly dutyMinutes: number;
}

// A name without a definition is a cause of absence, or `ASS` in a colleague's answer.
const AWAY: TurnMeaning = { form: 'absence', definition: null, dutyMinutes: 0 };

function meaningOf(definition: ShiftDefinition): TurnMeaning {
  const { shiftClass, beginTime: begin, endTime: end } = definition;
  const times =
    shiftClass === 'LAV' && begin !== null && end !== null ? minutesOfShift({ begin, end }) : null;
  return {
    form: tileForm(definition),
    definition,
    dutyMinutes: times === null ? 0 : times.end - times.begin,
  };
}

/** The shift definitions of a plant, found by name and day. */
export class DefinitionBook {
  readonly definitions: readonly ShiftDefinition[];
  readonly #byName = new Map<string, readonly TurnMeaning[]>();
  readonly #ids: ReadonlyMap<string, string>;

  constructor(wire: readonly WireDefinition[]) {
    this.definitions = wire.map(definitionFromWire);
    this.#ids = new Map(wire.map(({ name, shiftId }) => [name, shiftId]));
    for (const definition of this.definitions) {
      this.#byName.set(definition.name, [
        ...(this.#byName.get(definition.name) ?? []),
        meaningOf(definition),
      ]);
    }
  }

  /** Id of a shift by its code (`confTurnId` of the bulk calls), whatever its version; null for no shift of the plant. */
  idOf(name: string): string | null {
    return this.#ids.get(name) ?? null;
  }

  /** The meaning of a turn on a day; an unknown name reads as absence. */
  meaning(turn: string, day: Day): TurnMeaning {
    const versions = this.#byName.get(turn);
    if (versions === undefined) return AWAY;
    if (versions.length === 1) return versions[0] ?? AWAY;
    return versions.find(({ definition }) => definition !== null && holdsOn(definition, day)) ?? AWAY;
  }
}
