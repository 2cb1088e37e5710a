import type { DemoPerson } from './plant-people.ts';
import { HOUR_OF } from './plant-plan.ts';
import type { ChairTurn, PlantPlan } from './plant-plan.ts';
import { ChairCount } from './chair-count.ts';
import { openAt } from './room-plan.ts';
import { shiftNamed } from './shift-list.ts';

/** Shifts by person and day of one month; a person's row has one code a day. */
export type Cells = readonly (readonly string[])[];

export const worksOn = (turn: string): boolean => shiftNamed(turn).shiftClass === 'LAV';

/** Days of a month in a row, by index, both included. */
export interface Stretch {
  from: number;
  to: number;
}

export const isWithin = (stretches: readonly Stretch[], day: number): boolean =>
  stretches.some(({ from, to }) => from <= day && day <= to);

/** The room of one plant in a month: who sits on its chairs by the cycles, and the chairs of each shift. */
export class RoomMonth {
  readonly turns: readonly ChairTurn[];
  readonly days: number;
  readonly cells: Cells;
  /** Who fills chairs, by index: those on whose papers the roster can rely. */
  readonly sitters: readonly number[];
  readonly #masks: readonly number[];
  readonly #counts: ReadonlyMap<string, ChairCount>;

  constructor(plan: PlantPlan, people: readonly DemoPerson[], cells: Cells) {
    const asked = [...new Set(openSpecializations(plan))];
    const bit = (id: string): number => asked.indexOf(id);
    this.turns = plan.chairTurns;
    this.cells = cells;
    this.days = cells[0]?.length ?? 0;
    this.#masks = people.map(({ category, reliedOn }) =>
      category === plan.chairCategory
        ? reliedOn.reduce((mask, id) => (bit(id) < 0 ? mask : mask | (1 << bit(id))), 0)
        : 0,
    );
    this.sitters = [...people.keys()].filter((person) => this.#masks[person] !== 0);
    this.#counts = new Map(
      plan.chairTurns.map((turn) => [
        turn,
        new ChairCount(
          openAt(plan.positions, HOUR_OF[turn]).map(({ specialization }) => bit(specialization)),
          asked.length,
        ),
      ]),
    );
  }

  maskOf(person: number): number {
    return this.#masks[person]!;
  }

  chairsOf(turn: ChairTurn): number {
    return this.#counts.get(turn)!.chairs;
  }

  /** Sitters by the shift that the cycles give them on a day. */
  workersOn(day: number): ReadonlyMap<string, readonly number[]> {
    return Map.groupBy(
      this.sitters.filter((person) => worksOn(this.cells[person]![day]!)),
      (person) => this.cells[person]![day]!,
    );
  }

  /** The chairs of a shift against these people; null for a shift that fills none. One at a time: the next begins anew. */
  count(turn: string, present: readonly number[]): ChairCount | null {
    const count = this.#counts.get(turn);
    if (!count) return null;
    count.clear();
    for (const person of present) count.add(this.#masks[person]!);
    return count;
  }
}

function openSpecializations(plan: PlantPlan): readonly string[] {
  return plan.chairTurns.flatMap((turn) =>
    openAt(plan.positions, HOUR_OF[turn]).map(({ specialization }) => specialization),
  );
}
