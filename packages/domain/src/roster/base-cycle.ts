import type { Day } from '../kernel/index.ts';
import { REST } from './shift-definition.ts';

export interface BaseCycle {
  /** Shift names, one a day, repeated without end. */
  readonly turns: readonly string[];
  /** The day on which the first of `turns` falls. */
  readonly anchorDay: Day;
  /** Day staff: the cycle reads R on holidays of rest. */
  readonly restsOnHolidays: boolean;
}

/** The shift that the cycle gives to a day. Throws RangeError for a cycle without shifts. */
export function cycleTurn(cycle: BaseCycle, day: Day, isHoliday: boolean): string {
  if (isHoliday && cycle.restsOnHolidays) return REST;
  const length = cycle.turns.length;
  const turn = cycle.turns[(((day - cycle.anchorDay) % length) + length) % length];
  if (turn === undefined) throw new RangeError('A base cycle has at least one shift');
  return turn;
}

/** Who stands in the history as the author of what the cycle generated: nobody; each screen says it in its language. */
export const CYCLE_AUTHOR = { employeeName: '', employeeSurname: 'Generazione del ciclo' } as const;
