import { SETTINGS } from '@torre/domain/configuration';
import { roleLabel } from '@torre/domain/identity';
import { dayFromCompact, dayFromIso, displayDay } from '@torre/domain/kernel';
import { auditKeyKind, auditValueKind } from '../audit/audit.endpoint.ts';
import type { AuditValueKind } from '../audit/audit-words.ts';
import { inLanguage } from '../list/list.endpoint.ts';
import type { Language } from '../list/list.endpoint.ts';
import type { AuditRow } from './audit.endpoint.ts';
import { settingName, storedSettingValue, valueText } from './setting-text.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const ROME = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What people wrote stands as they wrote it. */
const FREE_TEXT: readonly string[] = ['note', 'noteTurno', 'reason'];
const YES = ['Sì', 'Yes'] as const;
const NO = ['No', 'No'] as const;

type Thing = Pick<AuditRow, 'entity' | 'entityKey'>;

/**
 * A value of the trail as everywhere else: instants in Rome, days as people write them, settings as their screen shows them,
 * roles, codes, yes and no in words.
 */
export function auditValueText(
  thing: Thing,
  field: string,
  value: string | null,
  language: Language,
): string {
  if (value === null) return '–';
  if (FREE_TEXT.includes(field)) return value;
  const kind = auditValueKind(thing.entity, field);
  const text = kind && textOfKind(kind, thing, value, language);
  if (text !== null) return text;
  if (value === 'true' || value === 'false') return inLanguage(value === 'true' ? YES : NO, language);
  if (INSTANT.test(value)) return ROME.format(Date.parse(value)).replace(',', '');
  const day = dayFromIso(value);
  return day === null ? value : displayDay(day);
}

/** null: a value that is none of its kind. */
function textOfKind(
  kind: AuditValueKind,
  { entityKey }: Thing,
  value: string,
  language: Language,
): string | null {
  switch (kind) {
    case 'roles':
      return value === ''
        ? '–'
        : value
            .split(', ')
            .map((role) => roleLabel(role, language, null))
            .join(', ');
    case 'plants':
      return value === ''
        ? '–'
        : inLanguage([value, value.replaceAll(' dal ', ' from ').replaceAll(' al ', ' to ')], language);
    case 'setting': {
      const setting = SETTINGS.get(entityKey);
      const stored = setting && storedSettingValue(setting, value);
      return setting && stored != null ? valueText(setting, stored, language) : null;
    }
    default:
      return Object.hasOwn(kind, value) ? inLanguage(kind[value]!, language) : null;
  }
}

/** Which one a row is about, in words: a setting by its name, a draft by its month; '' where a key tells people nothing. */
export function auditKeyText(
  { entity, entityKey, day }: Thing & Pick<AuditRow, 'day'>,
  language: Language,
): string {
  switch (auditKeyKind(entity)) {
    case 'setting':
      return settingName(entityKey, language);
    case 'month': {
      const first = day === null ? null : dayFromCompact(day);
      return first === null ? '' : displayDay(first).slice(3);
    }
    case 'id':
      return '';
    case null:
      return entityKey;
  }
}
