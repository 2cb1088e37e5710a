import '../kit.texts.ts';
import { textsOf } from '../../platform/language.ts';
import type { FormProblem } from './versioned-form.ts';

/** What a form says at its end: the server's sentence, or that nobody knows. null: nothing, or said elsewhere. */
export function formRefusal(problem: FormProblem<unknown, unknown> | null): string | null {
  if (problem?.kind === 'refused') return problem.text === '' ? null : problem.text;
  return problem?.kind === 'unknown' ? savedUnknown() : null;
}

/** That a save for whose answer nobody waited may be done or not. */
export const savedUnknown = (): string => textsOf('kit')('savedUnknown');
