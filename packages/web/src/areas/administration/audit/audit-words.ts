import type { AuditRow } from '@torre/contract/administration';
import { dayFromIso, displayDay } from '@torre/domain/kernel';
import type { Language } from '../../../platform/language.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { romeDateTime } from '../../../platform/rome-time.ts';
import { settingName } from '../configuration/setting-text.ts';
import type { it } from './audit.it.ts';

/** What a row is about in words: a setting by its name, everything else by its code. */
export function auditThing(
  { entity, entityKey }: Pick<AuditRow, 'entity' | 'entityKey'>,
  language: Language,
): string {
  return entity === 'setting' ? settingName(entityKey, language) : entityKey;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** What people wrote stands as they wrote it. */
const FREE_TEXT: readonly string[] = ['note', 'noteTurno', 'reason'];

/** A value of the trail as everywhere else: instants in Rome, days as people write them, yes and no in words. */
export function auditValue(t: Texts<typeof it>, field: string, value: string | null): string {
  if (value === null) return t('none');
  if (FREE_TEXT.includes(field)) return value;
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
  if (INSTANT.test(value)) return romeDateTime(value);
  const day = dayFromIso(value);
  return day === null ? value : displayDay(day);
}
