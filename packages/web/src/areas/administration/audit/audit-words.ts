import type { AuditRow } from '@torre/contract/administration';
import type { Language } from '../../../platform/language.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { settingName } from '../configuration/setting-text.ts';
import { it } from './audit.it.ts';

const codesOf = (group: 'what' | 'entity'): readonly string[] =>
  Object.keys(it)
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => key.slice(group.length + 1));

/** What the trail names, as far as the product has words for it; a code without one stands for itself. */
export const WHAT_CODES = codesOf('what');
export const ENTITY_CODES = codesOf('entity');

export function auditWord(t: Texts<typeof it>, group: 'what' | 'entity' | 'field', code: string): string {
  const key = `${group}.${code}`;
  return Object.hasOwn(it, key) ? t(key as 'what.insert') : code;
}

/** What a row is about in words: a setting by its name, everything else by its code. */
export function auditThing(
  { entity, entityKey }: Pick<AuditRow, 'entity' | 'entityKey'>,
  language: Language,
): string {
  return entity === 'setting' ? settingName(entityKey, language) : entityKey;
}
