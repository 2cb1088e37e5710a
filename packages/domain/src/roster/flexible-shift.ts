import { FLES } from './shift-definition.ts';
import type { ShiftClass } from './shift-definition.ts';

/** M5.14: the six days before the date, the date itself excluded. */
export const LOOK_BACK_DAYS = 6;

/** Working shifts on as many of the six days before as the configuration says (all six, B37); a day without a shift is null. */
export function has6WorkingDaysBefore(
  previousSix: readonly (ShiftClass | null)[],
  workingDays: number,
): boolean {
  const worked = previousSix.filter((shiftClass) => shiftClass === 'LAV').length;
  return previousSix.length === LOOK_BACK_DAYS && worked >= workingDays;
}

/** Whether the question of M5.15 is asked: FLES, in a strategic plant, after six working days (M5.13). */
export function flesWarning(choice: {
  turn: string;
  isStrategic: boolean;
  has6WorkingDaysBefore: boolean;
}): boolean {
  return choice.turn.trim().toUpperCase() === FLES && choice.isStrategic && choice.has6WorkingDaysBefore;
}
