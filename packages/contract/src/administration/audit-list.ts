import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import {
  AUDIT_ENTITY_WORDS,
  AUDIT_OPERATION_WORDS,
  auditEntityText,
  auditFieldText,
  auditOperationText,
} from '../audit/audit.endpoint.ts';
import { auditKeyText, auditValueText } from './audit-value-text.ts';
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
    // Choices in the code: words of the trail, which the program writes.
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
    // Choices in the code: words of the trail, which the program writes.
    options: AUDIT_ENTITY_WORDS,
    address: 'oggetto',
  },
  entityKey: {
    words: ['Quale', 'Which'],
    value: (row, language) => auditKeyText(row, language),
    filter: 'code',
    address: 'codice',
  },
  values: {
    words: ['Da → a', 'From → to'],
    value: (row, language) => row.values.map((value) => changeText(row, value, language)).join('; '),
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

export const AUDIT_HIDDEN = ['riservato', 'confidential'] as const;
export const AUDIT_ERASED = ['cancellato a fine conservazione', 'erased at the end of retention'] as const;

/** 'turno: M → P'; of what the reader may not see, only that it changed. */
function changeText(row: AuditListRow, value: AuditListRow['values'][number], language: Language): string {
  const field = auditFieldText(row.entity, value.field, language);
  if (value.hidden) return `${field}: ${inLanguage(AUDIT_HIDDEN, language)}`;
  if (value.erased) return `${field}: ${inLanguage(AUDIT_ERASED, language)}`;
  const text = (one: string | null): string => auditValueText(row, value.field, one, language);
  return `${field}: ${text(value.old)} → ${text(value.new)}`;
}
