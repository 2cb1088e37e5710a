import type { Shift } from '@torre/contract/month';
import { OUTCOME } from '@torre/contract/outcome';
import type { Day } from '@torre/domain/kernel';
import { checkTurn, flesWarning, strategicFlagAfter } from '@torre/domain/roster';
import { DAY_RULES, SETTLED, fieldsOf, isDirty } from './day-form-state.ts';
import type { DayEvent, DayForm, DayProblem, ShiftFields } from './day-form-state.ts';
import { checkSave } from './save-check.ts';

/** The day editor: state and event in, next state out (chapters 4.7 and 5 of the manager's specification). */
export function dayForm(form: DayForm, event: DayEvent): DayForm {
  switch (event.type) {
    case 'edit':
      return form.mode === 'reading' && form.day.allowedActions.length > 0
        ? { ...form, mode: 'editing', problem: null }
        : form;
    case 'reset':
      return standingOn(form, form.problem?.kind === 'stale' ? form.problem.current : form.day.shift);
    case 'write':
      return writeFields(form, event.fields);
    case 'explain':
      return { ...form, fields: { ...form.fields, reason: event.reason } };
    case 'choose':
      return chooseTurn(form, event.turn);
    case 'ask-save':
      return askSave(form, event.today);
    case 'ask-delete':
      return form.mode === 'editing' && form.base ? { ...form, question: { about: 'delete' } } : form;
    case 'ask-leave':
      return { ...form, question: { about: 'leave' } };
    case 'yes':
      return answerYes(form, event.today);
    case 'no':
      return answerNo(form);
    case 'saved':
      return standingOn({ ...form, day: { ...form.day, shift: event.shift } }, event.shift);
    case 'stopped':
      return {
        ...form,
        mode: 'editing',
        saving: null,
        attempted: form.saving,
        question: null,
        problem: event.problem,
        comparing: event.problem.kind === 'stale',
      };
    case 'read':
      return readAgain(form, event);
    case 'compare':
      return form.problem?.kind === 'stale' ? { ...form, comparing: true, question: null } : form;
    case 'take-standing':
      return form.problem?.kind === 'stale' ? standingOn(form, form.problem.current) : form;
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
    fields: fieldsOf(shift),
    chosenTurn: shift?.turn ?? '',
    mode: 'reading',
  };
}

function writeFields(form: DayForm, part: Partial<ShiftFields>): DayForm {
  if (form.mode !== 'editing') return form;
  const written = { ...form.fields, ...part };
  return {
    ...form,
    fields: { ...written, isStr: strategicFlagAfter(written) },
    refusal: null,
    question: null,
    // What a rule refused was the shift that stood in the field.
    problem: written.turn !== form.fields.turn && isRuleBroken(form.problem) ? null : form.problem,
  };
}

/** A rule of the roster refused the save, in a plant where such rules do. */
export function isRuleBroken(problem: DayProblem | null): boolean {
  return problem?.kind === 'refused' && problem.code === OUTCOME.ruleBroken;
}

function asksAboutFles(form: DayForm, turn: string): boolean {
  return turn !== form.chosenTurn && flesWarning({ ...form.day, turn });
}

function chooseTurn(form: DayForm, typed: string): DayForm {
  if (form.mode !== 'editing') return form;
  const found = checkTurn(typed, form.book.definitions, form.competence);
  if (!found.ok) return { ...writeFields(form, { turn: typed.trim() }), refusal: found.code };
  const turn = found.value.name;
  const written = writeFields(form, { turn });
  if (asksAboutFles(form, turn)) return { ...written, question: { about: 'fles', thenSave: false } };
  return { ...written, chosenTurn: turn };
}

function askSave(form: DayForm, today: Day): DayForm {
  if (form.mode !== 'editing') return form;
  // Somebody else's change is looked at first: a save that cannot succeed is not asked about.
  if (form.problem?.kind === 'stale') return { ...form, comparing: true };
  const chosen = chooseTurn(form, form.fields.turn);
  if (chosen.question?.about === 'fles') return { ...chosen, question: { about: 'fles', thenSave: true } };
  const decided = checkSave(chosen, today);
  if (!decided.ok) return { ...chosen, refusal: decided.code };
  return { ...chosen, problem: null, question: { about: decided.value.action } };
}

function answerYes(form: DayForm, today: Day): DayForm {
  const question = form.question;
  switch (question?.about) {
    case 'fles': {
      const accepted = { ...form, question: null, chosenTurn: form.fields.turn };
      return question.thenSave ? askSave(accepted, today) : accepted;
    }
    case 'insert':
    case 'update':
    case 'delete':
      return { ...form, question: null, problem: null, mode: 'saving', saving: question.about };
    case 'leave':
      return standingOn(form, form.day.shift);
    case undefined:
      return form;
  }
}

function answerNo(form: DayForm): DayForm {
  const declinedFles = form.question?.about === 'fles';
  const fields = declinedFles ? { ...form.fields, turn: form.chosenTurn } : form.fields;
  return { ...form, question: null, fields };
}

/** The cell was read again: adopted where nothing was typed, told beside typed text. */
function readAgain(form: DayForm, { day, book, who }: DayEvent & { type: 'read' }): DayForm {
  const next = { ...form, day, book };
  const moved = (day.shift?.version ?? null) !== (form.base?.version ?? null);
  // Locked under the hand: nothing was typed, so that nothing is lost.
  if (day.lock !== null && form.mode === 'editing' && !isDirty(form)) return standingOn(next, day.shift);
  if (!moved || form.mode === 'saving') return next;
  const isWritten = DAY_RULES.isSame(form.fields, fieldsOf(day.shift));
  // A save whose answer nobody waited for, or a colleague who put the same there.
  if (isDirty(form) && isWritten) return standingOn(next, day.shift);
  if (!isDirty(form)) {
    const news = form.mode === 'editing' ? { who, before: form.base, after: day.shift } : null;
    const { fields, ...shown } = standingOn(next, day.shift);
    return { ...shown, fields: { ...fields, reason: form.fields.reason }, mode: form.mode, news };
  }
  const known = form.problem?.kind === 'stale' ? form.problem.by : null;
  const by = { when: null, refused: null, ...known, who: who ?? known?.who ?? null };
  return { ...next, news: null, problem: { kind: 'stale', current: day.shift, by } };
}

/** The person saw both values and keeps the own one: it is saved on the version that stands now. */
function saveOver(form: DayForm, today: Day): DayForm {
  if (form.problem?.kind !== 'stale') return form;
  const { current, by } = form.problem;
  const over: DayForm = { ...form, base: current, problem: null, comparing: false };
  if (by?.refused?.action === 'delete' && current) return { ...over, mode: 'saving', saving: 'delete' };
  const decided = checkSave(over, today);
  if (!decided.ok) return { ...over, refusal: decided.code };
  return { ...over, mode: 'saving', saving: decided.value.action };
}
