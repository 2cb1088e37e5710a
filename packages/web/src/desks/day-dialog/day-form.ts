import type { DayReply, Shift } from '@torre/contract/roster';
import type { Day } from '@torre/domain/kernel';
import { checkTurn, flesWarning, strategicFlagAfter } from '@torre/domain/roster';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { checkSave, type SaveAction } from './save-check.ts';

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

export type Leaving = { readonly to: 'close' } | { readonly to: 'day'; readonly date: string } | { readonly to: 'address' };

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
  | { readonly type: 'read'; readonly day: DayReply; readonly book: DefinitionBook; readonly who: Person | null }
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

const SETTLED = { question: null, changed: null, conflict: null, failure: null, refusal: null, saving: null, restored: false } as const;

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
  const fresh: DayForm = { ...cell, ...SETTLED, base, draft: draftOf(base), chosenTurn: base?.turn ?? '', mode: 'reading' };
  if (!kept || cell.day.allowedActions.length === 0) return fresh;
  const changed = kept.version === (base?.version ?? null) ? null : conflictWith(base, null);
  return { ...fresh, mode: 'editing', draft: kept.draft, restored: true, changed };
}

function conflictWith(standing: Shift | null, who: Person | null): Conflict {
  return { standing, who, when: null, refused: null };
}

/** The day editor: state and event in, next state out (chapters 4.7 and 5 of the manager's specification). */
export function dayForm(form: DayForm, event: DayEvent): DayForm {
  switch (event.type) {
    case 'edit':
      return form.mode === 'reading' && form.day.allowedActions.length > 0 ? { ...form, mode: 'editing', failure: null } : form;
    case 'reset':
      return standingOn(form, form.conflict ? form.conflict.standing : form.day.shift);
    case 'write':
      return writeDraft(form, event.draft);
    case 'choose':
      return chooseTurn(form, event.turn);
    case 'ask-save':
      return askSave(form, event.today);
    case 'ask-delete':
      return form.mode === 'editing' && form.base ? { ...form, question: { about: 'delete' } } : form;
    case 'ask-leave':
      return { ...form, question: { about: 'leave', leaving: event.leaving } };
    case 'yes':
      return answerYes(form, event.today);
    case 'no':
      return answerNo(form);
    case 'saved':
      return standingOn({ ...form, day: { ...form.day, shift: event.shift } }, event.shift);
    case 'failed':
      return form.saving
        ? { ...form, mode: 'editing', saving: null, failure: { action: form.saving, message: event.message } }
        : form;
    case 'overtaken':
      return { ...form, mode: 'editing', saving: null, question: null, changed: null, conflict: event.conflict };
    case 'read':
      return readAgain(form, event);
    case 'compare':
      return form.changed ? { ...form, changed: null, conflict: form.changed, question: null } : form;
    case 'take-standing':
      return form.conflict ? standingOn(form, form.conflict.standing) : form;
    case 'save-over':
      return saveOver(form, event.today);
  }
}

/** Read-only on a shift that is known to stand; what was typed is gone. */
function standingOn(form: DayForm, shift: Shift | null): DayForm {
  return { ...form, ...SETTLED, base: shift, draft: draftOf(shift), chosenTurn: shift?.turn ?? '', mode: 'reading' };
}

function writeDraft(form: DayForm, draft: Partial<Draft>): DayForm {
  if (form.mode !== 'editing') return form;
  const written = { ...form.draft, ...draft };
  return { ...form, draft: { ...written, isStr: strategicFlagAfter(written) }, refusal: null, question: null };
}

function asksAboutFles(form: DayForm, turn: string): boolean {
  return turn !== form.chosenTurn && flesWarning({ ...form.day, turn });
}

function chooseTurn(form: DayForm, typed: string): DayForm {
  if (form.mode !== 'editing') return form;
  const found = checkTurn(typed, form.book.definitions, form.competence);
  if (!found.ok) return { ...writeDraft(form, { turn: typed.trim() }), refusal: found.code };
  const turn = found.value.name;
  const written = writeDraft(form, { turn });
  if (asksAboutFles(form, turn)) return { ...written, question: { about: 'fles', thenSave: false } };
  return { ...written, chosenTurn: turn };
}

function askSave(form: DayForm, today: Day): DayForm {
  if (form.mode !== 'editing' || form.conflict) return form;
  const chosen = chooseTurn(form, form.draft.turn);
  if (chosen.question?.about === 'fles') return { ...chosen, question: { about: 'fles', thenSave: true } };
  const decided = checkSave(chosen, today);
  if (!decided.ok) return { ...chosen, refusal: decided.code };
  return { ...chosen, failure: null, question: { about: decided.value.action } };
}

function answerYes(form: DayForm, today: Day): DayForm {
  const question = form.question;
  switch (question?.about) {
    case 'fles': {
      const accepted = { ...form, question: null, chosenTurn: form.draft.turn };
      return question.thenSave ? askSave(accepted, today) : accepted;
    }
    case 'insert':
    case 'update':
    case 'delete':
      return { ...form, question: null, failure: null, mode: 'saving', saving: question.about };
    case 'leave':
      return standingOn(form, form.day.shift);
    case undefined:
      return form;
  }
}

function answerNo(form: DayForm): DayForm {
  const declinedFles = form.question?.about === 'fles';
  const draft = declinedFles ? { ...form.draft, turn: form.chosenTurn } : form.draft;
  return { ...form, question: null, draft };
}

/** The cell was read again: adopted where nothing was typed, shown as a change beside typed text. */
function readAgain(form: DayForm, event: DayEvent & { type: 'read' }): DayForm {
  const { day, book, who } = event;
  const next = { ...form, day, book };
  const moved = (day.shift?.version ?? null) !== (form.base?.version ?? null);
  if (!moved || form.mode === 'saving') return next;
  if (form.conflict) return { ...next, conflict: { ...form.conflict, standing: day.shift, who: who ?? form.conflict.who } };
  if (!isDirty(form)) return { ...standingOn(next, day.shift), mode: form.mode };
  return { ...next, changed: conflictWith(day.shift, who) };
}

/** The person saw both values and keeps the own one: it is saved on the version that stands now. */
function saveOver(form: DayForm, today: Day): DayForm {
  if (!form.conflict) return form;
  const { standing, refused } = form.conflict;
  const over: DayForm = { ...form, base: standing, conflict: null, changed: null };
  if (refused?.action === 'delete' && standing) return { ...over, mode: 'saving', saving: 'delete' };
  const decided = checkSave(over, today);
  if (!decided.ok) return { ...over, refusal: decided.code };
  return { ...over, mode: 'saving', saving: decided.value.action };
}
