import type { AuditWords } from '../audit/audit-words.ts';

export const LOOKUPS_AUDIT = {
  operations: { 'change-lookup': ['cambio di un elenco', 'change of a list'] },
  entities: {
    lookup: {
      words: ['valore di un elenco', 'value of a list'],
      person: 'never',
      fields: {
        validTo: ['ultimo giorno', 'last day'],
        nameIt: ['nome', 'Italian name'],
        nameEn: ['nome inglese', 'name'],
        aliases: ['altri nomi', 'other names'],
        ord: ['posto nell’elenco', 'place in the list'],
        passesGuard: ['vede il calendario dei turni', 'sees the calendar of shifts'],
        isDayStaff: ['lavora dal lunedì al venerdì', 'works from Monday to Friday'],
        outsideTimeSystem: ['gruppo «Altri» del mese', 'group “Altri” of the month'],
        shortIt: ['nome breve', 'short name in Italian'],
        shortEn: ['nome breve inglese', 'short name'],
        day: ['giorno', 'day'],
        month: ['mese', 'month'],
      },
    },
  },
} as const satisfies AuditWords;
