import '../kit.texts.ts';
import { textsOf } from '../../platform/language.ts';
import type { FormProblem } from './use-versioned-form.ts';

/** What a form says at its end: the server's sentence, or that nobody knows. null: nothing, or said elsewhere. */
export function formRefusal(problem: FormProblem<unknown> | null): string | null {
  if (problem?.kind === 'refused') return problem.text;
  return problem?.kind === 'unknown' ? textsOf('kit')('savedUnknown') : null;
}
