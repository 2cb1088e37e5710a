import { LOOKUP_LISTS } from '@torre/domain/lookups';
import type { LookupAttribute } from '@torre/domain/lookups';
import type { AuditText } from '../audit/audit-words.ts';

export const NAME: AuditText = ['Nome', 'Name'];
export const FROM: AuditText = ['Dal', 'From'];
export const TO: AuditText = ['Al', 'To'];
export const ORD: AuditText = ['Ordine', 'Order'];

const { category: CATEGORIES, 'patron-day': PATRON_DAYS } = LOOKUP_LISTS;
const labelOf = ({ label }: LookupAttribute): AuditText => [label.it, label.en];
const VALUES: AuditText = ['Valori degli elenchi', 'Values of lists'];
const VALUE: AuditText = ['valore di un elenco', 'value of a list'];
const LIST: AuditText = ['Elenco', 'List'];
const CODE: AuditText = ['Codice', 'Code'];
const NAME_EN: AuditText = ['Nome in inglese', 'English name'];
const ALIASES: AuditText = ['Altri nomi', 'Other names'];

/** Values of lists as a kind of facts; attributes are called as their lists call them. */
export const LOOKUP_WORDS = {
  many: VALUES,
  one: VALUE,
  columns: {
    list: LIST,
    code: CODE,
    valid_from: FROM,
    valid_to: TO,
    name_it: NAME,
    name_en: NAME_EN,
    aliases: ALIASES,
    ord: ORD,
    passes_guard: labelOf(CATEGORIES.attributes.passesGuard),
    is_day_staff: labelOf(CATEGORIES.attributes.isDayStaff),
    outside_time_system: labelOf(CATEGORIES.attributes.outsideTimeSystem),
    short_it: labelOf(CATEGORIES.attributes.shortIt),
    short_en: labelOf(CATEGORIES.attributes.shortEn),
    day: labelOf(PATRON_DAYS.attributes.day),
    month: labelOf(PATRON_DAYS.attributes.month),
  },
} as const;
