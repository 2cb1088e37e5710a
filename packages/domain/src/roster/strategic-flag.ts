import { FREE } from './shift-definition.ts';

const isFree = (turn: string): boolean => turn.trim().toUpperCase() === FREE;

/** M5.16: each of a FREE shift, an invalid one and a read-only form disables the overtime checkbox. */
export function strategicFlagDisabled(form: { turn: string; valid: boolean; readOnly: boolean }): boolean {
  return form.readOnly || !form.valid || isFree(form.turn);
}

/** M4.7.11: choosing FREE unchecks the flag. */
export function strategicFlagAfter(choice: { turn: string; isStr: boolean }): boolean {
  return choice.isStr && !isFree(choice.turn);
}
