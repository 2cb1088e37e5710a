import { JOB_STEPS } from '@torre/contract/jobs';
import type { Texts, TextKey } from '../../platform/text-catalogue.ts';
import { it } from './jobs.it.ts';

/** What a job is called on screens; one that no screen knows yet goes by its name in the program. */
export function jobName(t: Texts<typeof it>, name: string): string {
  const key = `name.${name}`;
  return key in it ? t(key as Extract<TextKey<typeof it>, `name.${string}`>) : name;
}

/** What a job is doing, in the reader's language; a sentence that no screen knows yet as the server wrote it. */
export function jobStep(t: Texts<typeof it>, message: string): string {
  const step = JOB_STEPS.find((known) => known === message);
  return step ? t(`step.${step}`) : message;
}
