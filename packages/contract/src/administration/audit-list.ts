import { dayFromCompact, dayFromIso, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import {
  AUDIT_ENTITY_WORDS,
  AUDIT_OPERATION_WORDS,
  auditCodeText,
  auditEntityText,
  auditFieldText,
  auditOperationText,
} from '../audit/audit.endpoint.ts';
import { listOf, inLanguage } from '../list/list.endpoint.ts';
import type { Language } from '../list/list.endpoint.ts';
import type { AuditListRow } from './audit.endpoint.ts';

/** The trail of changes, newest first. */
export const auditList = listOf<AuditListRow>()(['Registro delle modifiche', 'Audit trail'], '-at', {
  at: { words: ['Quando', 'When'], value: ({ at }) => at, order: true },
  actor: {
    words: ['Chi', 'Who'],
    value: ({ actor, actorName }) => actorName ?? actor ?? 'Torre',
    filter: 'part',
    address: 'chi',
  },
  what: {
    words: ['Che cosa', 'What'],
    value: ({ what }, language) => auditOperationText(what, language),
    filter: 'code',
    options: AUDIT_OPERATION_WORDS,
    address: 'cosa',
  },
  subject: {
    words: ['Su chi', 'About'],
    value: ({ subject, subjectName }) => subjectName ?? subject,
    filter: 'part',
    address: 'persona',
  },
  entity: {
    words: ['Oggetto', 'Object'],
    value: ({ entity }, language) => auditEntityText(entity, language),
    filter: 'code',
    options: AUDIT_ENTITY_WORDS,
    address: 'oggetto',
  },
  entityKey: {
    words: ['Quale', 'Which'],
    value: ({ entityKey }) => entityKey,
    filter: 'code',
    address: 'codice',
  },
  values: {
    words: ['Da → a', 'From → to'],
    value: ({ entity, values }, language) =>
      values.map((value) => changeText(entity, value, language)).join('; '),
  },
  plant: { words: ['Impianto', 'Plant'], value: ({ plant }) => plant, filter: 'code', address: 'impianto' },
  day: {
    words: ['Giorno', 'Day'],
    value: ({ day }) => (day === null ? null : displayDay(dayFromCompact(day) as Day)),
    filter: 'day',
    address: 'giorno',
  },
  from: { words: ['Dal', 'From'], filter: 'since', address: 'dal' },
  to: { words: ['Al', 'To'], filter: 'until', address: 'al' },
  call: {
    words: ['Operazione tecnica', 'Technical operation'],
    filter: 'code',
    hint: [
      'Sta tra parentesi nei Valori, per esempio changeRights',
      'It stands in brackets in the values, for example changeRights',
    ],
    address: 'chiamata',
  },
});

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
export const AUDIT_HIDDEN = ['riservato', 'confidential'] as const;
export const AUDIT_ERASED = ['cancellato a fine conservazione', 'erased at the end of retention'] as const;

/** A value of the trail as everywhere else: instants in Rome, days as people write them, codes, yes and no in words. */
export function auditValueText(
  entity: string,
  field: string,
  value: string | null,
  language: Language,
): string {
  if (value === null) return '–';
  if (FREE_TEXT.includes(field)) return value;
  const code = auditCodeText(entity, field, value, language);
  if (code !== null) return code;
  if (value === 'true' || value === 'false') return inLanguage(value === 'true' ? YES : NO, language);
  if (INSTANT.test(value)) return ROME.format(Date.parse(value)).replace(',', '');
  const day = dayFromIso(value);
  return day === null ? value : displayDay(day);
}

/** 'turno: M → P'; of what the reader may not see, only that it changed. */
function changeText(entity: string, value: AuditListRow['values'][number], language: Language): string {
  const field = auditFieldText(entity, value.field, language);
  if (value.hidden) return `${field}: ${inLanguage(AUDIT_HIDDEN, language)}`;
  if (value.erased) return `${field}: ${inLanguage(AUDIT_ERASED, language)}`;
  const text = (one: string | null): string => auditValueText(entity, value.field, one, language);
  return `${field}: ${text(value.old)} → ${text(value.new)}`;
}
