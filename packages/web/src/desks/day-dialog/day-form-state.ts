import type { DayReply } from '@torre/contract/cells';
import type { Shift } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import type { SaveAction } from './save-check.ts';

/** What the person writes; empty notes are empty strings, an empty cell has the empty turn. */
export interface Draft {
  readonly turn: string;
  readonly isStr: boolean;
  readonly note: string;
  readonly noteTurno: string;
}

/** A draft kept in the browser, and the version of the shift that its writer saw (null: no shift). */
export interface KeptDraft {
  readonly draft: Draft;
  readonly version: number | null;
}

export type Leaving =
  | { readonly to: 'close' }
  | { readonly to: 'day'; readonly date: string }
  | { readonly to: 'address' };

/** What the footer asks; `fles` also says whether a save waits for the answer. */
export type Question =
  | { readonly about: SaveAction }
  | { readonly about: 'fles'; readonly thenSave: boolean }
  | { readonly about: 'leave'; readonly leaving: Leaving };

export interface Person {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** Somebody else's value under a save of ours (412, shiftExists) or under typed text (live). */
export interface Conflict {
  readonly standing: Shift | null;
  readonly who: Person | null;
  /** DD/MM/YYYY HH:mm, null when it came by the stream, that is just now. */
  readonly when: string | null;
  /** The save that was refused, with the server's message. */
  readonly refused: { readonly action: SaveAction; readonly message: string } | null;
}

export interface DayForm {
  readonly date: string;
  readonly competence: Day;
  readonly day: DayReply;
  readonly book: DefinitionBook;
  /** The shift that the draft started from. */
  readonly base: Shift | null;
  readonly draft: Draft;
  /** The last turn chosen without a question open: what a declined FLES goes back to (M5.48). */
  readonly chosenTurn: string;
  readonly mode: 'reading' | 'editing' | 'saving';
  readonly saving: SaveAction | null;
  readonly question: Question | null;
  /** Changed by somebody else under typed text, not yet looked at. */
  readonly changed: Conflict | null;
  readonly conflict: Conflict | null;
  readonly failure: { readonly action: SaveAction; readonly message: string } | null;
  /** `turnRequired`, `forbiddenTurns`, `noteTooLong`, `seven-days`, `month-cutoff` … */
  readonly refusal: string | null;
  readonly restored: boolean;
}

export type DayEvent =
  | { readonly type: 'edit' }
  | { readonly type: 'reset' }
  | { readonly type: 'write'; readonly draft: Partial<Draft> }
  | { readonly type: 'choose'; readonly turn: string }
  | { readonly type: 'ask-save'; readonly today: Day }
  | { readonly type: 'ask-delete' }
  | { readonly type: 'ask-leave'; readonly leaving: Leaving }
  | { readonly type: 'yes'; readonly today: Day }
  | { readonly type: 'no' }
  | { readonly type: 'saved'; readonly shift: Shift }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'overtaken'; readonly conflict: Conflict }
  | {
      readonly type: 'read';
      readonly day: DayReply;
      readonly book: DefinitionBook;
      readonly who: Person | null;
    }
  | { readonly type: 'compare' }
  | { readonly type: 'take-standing' }
  | { readonly type: 'save-over'; readonly today: Day };

export function draftOf(shift: Shift | null): Draft {
  return {
    turn: shift?.turn ?? '',
    isStr: shift?.isStr ?? false,
    note: shift?.note ?? '',
    noteTurno: shift?.noteTurno ?? '',
  };
}

export function isDirty(form: Pick<DayForm, 'base' | 'draft'>): boolean {
  const base = draftOf(form.base);
  const { turn, isStr, note, noteTurno } = form.draft;
  return turn !== base.turn || isStr !== base.isStr || note !== base.note || noteTurno !== base.noteTurno;
}

/** Nothing asked, nothing failed, nobody else in between. */
export const SETTLED = {
  question: null,
  changed: null,
  conflict: null,
  failure: null,
  refusal: null,
  saving: null,
  restored: false,
} as const;

export interface OpenedCell {
  readonly date: string;
  readonly competence: Day;
  readonly day: DayReply;
  readonly book: DefinitionBook;
  /** What was typed into this cell and never saved. */
  readonly kept: KeptDraft | null;
}

/** M4.7.01: a cell opens read-only, unless typed text was kept for it and may still be saved. */
export function openDayForm({ kept, ...cell }: OpenedCell): DayForm {
  const base = cell.day.shift;
  const fresh: DayForm = {
    ...cell,
    ...SETTLED,
    base,
    draft: draftOf(base),
    chosenTurn: base?.turn ?? '',
    mode: 'reading',
  };
  if (!kept || cell.day.allowedActions.length === 0) return fresh;
  const changed = kept.version === (base?.version ?? null) ? null : conflictWith(base, null);
  return { ...fresh, mode: 'editing', draft: kept.draft, restored: true, changed };
}

/** Somebody else's value that no save of ours has met yet. */
export function conflictWith(standing: Shift | null, who: Person | null): Conflict {
  return { standing, who, when: null, refused: null };
}
