import type { Shift } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import { checkTurn, flesWarning, strategicFlagAfter } from '@torre/domain/roster';
import { SETTLED, conflictWith, draftOf, isDirty } from './day-form-state.ts';
import type { DayEvent, DayForm, Draft } from './day-form-state.ts';
import { checkSave } from './save-check.ts';

/** The day editor: state and event in, next state out (chapters 4.7 and 5 of the manager's specification). */
export function dayForm(form: DayForm, event: DayEvent): DayForm {
  switch (event.type) {
    case 'edit':
      return form.mode === 'reading' && form.day.allowedActions.length > 0
        ? { ...form, mode: 'editing', failure: null }
        : form;
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
      return {
        ...form,
        mode: 'editing',
        saving: null,
        question: null,
        changed: null,
        conflict: event.conflict,
      };
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
  return {
    ...form,
    ...SETTLED,
    base: shift,
    draft: draftOf(shift),
    chosenTurn: shift?.turn ?? '',
    mode: 'reading',
  };
}

function writeDraft(form: DayForm, draft: Partial<Draft>): DayForm {
  if (form.mode !== 'editing') return form;
  const written = { ...form.draft, ...draft };
  return {
    ...form,
    draft: { ...written, isStr: strategicFlagAfter(written) },
    refusal: null,
    question: null,
  };
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
  const locked = day.lock !== null && form.mode === 'editing' && !isDirty(form);
  // Locked under the hand: nothing was typed, so that nothing is lost.
  if (locked) return standingOn(next, day.shift);
  if (!moved || form.mode === 'saving') return next;
  if (form.conflict)
    return { ...next, conflict: { ...form.conflict, standing: day.shift, who: who ?? form.conflict.who } };
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
