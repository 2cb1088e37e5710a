import type { AuditRow } from '@torre/contract/administration';
import type { Language } from '../../../platform/language.ts';
import { settingCalled, settingName } from '../configuration/setting-text.ts';

/** What a row is about in words: a setting by its name, everything else by its code. */
export function auditThing(
  { entity, entityKey }: Pick<AuditRow, 'entity' | 'entityKey'>,
  language: Language,
): string {
  return entity === 'setting' ? settingName(entityKey, language) : entityKey;
}

/** How filters are sent: a setting may be looked for by its name. */
export const BY_NAME = { entityKey: (text: string): string => settingCalled(text) ?? text };
