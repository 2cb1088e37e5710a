import type { Texts, TextKey } from '../../platform/text-catalogue.ts';
import { it } from './jobs.it.ts';

/** What a job is called on screens; one that no screen knows yet goes by its name in the program. */
export function jobName(t: Texts<typeof it>, name: string): string {
  const key = `name.${name}`;
  return key in it ? t(key as Extract<TextKey<typeof it>, `name.${string}`>) : name;
}
