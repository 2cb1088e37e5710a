import type { DayReply } from '@torre/contract/cells';
import type { ChangeReason } from '@torre/contract/notices';
import type { Shift } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { isTyped, openForm, type FormRules, type KeptFields, type VersionedForm } from '../../kit/index.ts';
import type { FormProblem } from '../../kit/index.ts';
import type { SaveAction } from './save-check.ts';

/** What the person writes; empty notes are empty strings, an empty cell has the empty turn. */
export interface ShiftFields {
  readonly turn: string;
  readonly isStr: boolean;
  readonly note: string;
  readonly noteTurno: string;
  /** Why it changes: sent with the shift, no part of it. */
  readonly reason: ChangeReason;
}

/** What the footer asks; `fles` also says whether a save waits for the answer. */
export type Question =
  | { readonly about: SaveAction }
  | { readonly about: 'fles'; readonly thenSave: boolean }
  | { readonly about: 'leave' };

export interface Person {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** Who put something else there under a save of ours (412, shiftExists) or under typed text (live). */
export interface Overtaker {
  readonly who: Person | null;
  /** DD/MM/YYYY HH:mm, null when it came by the stream, that is just now. */
  readonly when: string | null;
  /** The save that was refused, with the server's message. */
  readonly refused: { readonly action: SaveAction; readonly message: string } | null;
}

export type DayProblem = FormProblem<Shift | null, Overtaker>;

/** Somebody else's change: the shift before and after it. */
export interface ShiftChange {
  readonly who: Person | null;
  readonly before: Shift | null;
  readonly after: Shift | null;
}

export interface DayForm extends VersionedForm<ShiftFields, Shift | null, Overtaker> {
  readonly date: string;
  readonly competence: Day;
  readonly day: DayReply;
  readonly book: DefinitionBook;
  /** The last turn chosen without a question open: what a declined FLES goes back to (M5.48). */
  readonly chosenTurn: string;
  readonly mode: 'reading' | 'editing' | 'saving';
  readonly saving: SaveAction | null;
  /** What the last save was to do. */
  readonly attempted: SaveAction | null;
  readonly question: Question | null;
  /** Somebody else's value lies beside the typed one: one of both is to be chosen. */
  readonly comparing: boolean;
  /** Came while nothing was typed: the fields show it. */
  readonly news: ShiftChange | null;
  /** `turnRequired`, `forbiddenTurns`, `noteTooLong`, `seven-days`, `month-cutoff` … */
  readonly refusal: string | null;
}

export type DayEvent =
  | { readonly type: 'edit' }
  | { readonly type: 'reset' }
  | { readonly type: 'write'; readonly fields: Partial<ShiftFields> }
  | { readonly type: 'explain'; readonly reason: ChangeReason }
  | { readonly type: 'choose'; readonly turn: string }
  | { readonly type: 'ask-save'; readonly today: Day }
  | { readonly type: 'ask-delete' }
  | { readonly type: 'ask-leave' }
  | { readonly type: 'yes'; readonly today: Day }
  | { readonly type: 'no' }
  | { readonly type: 'saved'; readonly shift: Shift }
  | { readonly type: 'stopped'; readonly problem: DayProblem }
  | {
      readonly type: 'read';
      readonly day: DayReply;
      readonly book: DefinitionBook;
      readonly who: Person | null;
    }
  | { readonly type: 'compare' }
  | { readonly type: 'take-standing' }
  | { readonly type: 'save-over'; readonly today: Day };

export function fieldsOf(shift: Shift | null): ShiftFields {
  return {
    turn: shift?.turn ?? '',
    isStr: shift?.isStr ?? false,
    note: shift?.note ?? '',
    noteTurno: shift?.noteTurno ?? '',
    reason: {},
  };
}

export const DAY_RULES: FormRules<ShiftFields, Shift | null> = {
  fieldsOf,
  versionOf: (shift) => shift?.version ?? null,
  isSame: (one, other) =>
    one.turn === other.turn &&
    one.isStr === other.isStr &&
    one.note === other.note &&
    one.noteTurno === other.noteTurno,
};

export const isDirty = (form: DayForm): boolean => isTyped(DAY_RULES, form);

/** Nothing asked, nothing failed, nobody else in between. */
export const SETTLED = {
  question: null,
  problem: null,
  comparing: false,
  news: null,
  refusal: null,
  saving: null,
  attempted: null,
  tried: false,
  restored: false,
} as const;

export interface OpenedCell {
  readonly date: string;
  readonly competence: Day;
  readonly day: DayReply;
  readonly book: DefinitionBook;
  /** What was typed into this cell and never saved. */
  readonly kept: KeptFields<ShiftFields> | null;
}

/** M4.7.01: a cell opens read-only, unless typed text was kept for it and may still be saved. */
export function openDayForm({ kept, ...cell }: OpenedCell): DayForm {
  const usable = cell.day.allowedActions.length === 0 ? null : kept;
  return {
    ...cell,
    ...SETTLED,
    ...openForm(DAY_RULES, cell.day.shift, usable),
    chosenTurn: cell.day.shift?.turn ?? '',
    mode: usable ? 'editing' : 'reading',
  };
}

/** The fields that a tab kept; null for nothing, and for what cannot be read. */
export function fieldsFromKept(value: unknown): ShiftFields | null {
  const { turn, isStr, note, noteTurno, reason } = (value ?? {}) as Record<string, unknown>;
  const whole =
    typeof turn === 'string' &&
    typeof note === 'string' &&
    typeof noteTurno === 'string' &&
    typeof isStr === 'boolean';
  return whole ? { turn, isStr, note, noteTurno, reason: reasonFromKept(reason) } : null;
}

function reasonFromKept(value: unknown): ChangeReason {
  const { reason, legalityReason, acknowledge } = (value ?? {}) as Record<string, unknown>;
  return {
    ...(typeof reason === 'string' && { reason }),
    ...(typeof legalityReason === 'string' && { legalityReason }),
    ...(typeof acknowledge === 'boolean' && { acknowledge }),
  };
}
