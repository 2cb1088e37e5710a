import type { AuditWords } from '../audit/audit-words.ts';

const SHIFT_FIELDS = {
  turn: ['turno principale', 'main shift'],
  startDate: ['inizio', 'begin'],
  endDate: ['fine', 'end'],
  isStr: ['straordinario', 'overtime'],
  note: ['nota condivisa con il log di sala', 'note shared with the room log'],
  noteTurno: ['nota solo del turno', 'note of the shift only'],
  reason: ['motivo', 'reason'],
  rulesBroken: ['regole non rispettate', 'rules broken'],
  rulesEnded: ['regole di nuovo rispettate', 'rules kept again'],
  legalityReason: ['motivo della deroga', 'reason of the deviation'],
} as const;

export const ROSTER_AUDIT = {
  operations: {
    insert: ['inserimento', 'insertion'],
    update: ['modifica', 'change'],
    delete: ['eliminazione', 'deletion'],
    lock: ['blocco', 'lock'],
    lift: ['blocco tolto', 'lock lifted'],
    export: ['esportazione', 'export'],
    make: ['indirizzo creato', 'address made'],
    end: ['indirizzo tolto', 'address ended'],
  },
  entities: {
    shift: { words: ['turno', 'shift'], person: 'always', fields: SHIFT_FIELDS },
    draftShift: {
      words: ['turno di una bozza', 'shift of a draft'],
      person: 'always',
      hiddenFromPerson: true,
      fields: SHIFT_FIELDS,
    },
    rosterDraft: { words: ['bozza', 'draft'], person: 'never', key: 'month', fields: {} },
    baseCycle: {
      words: ['ciclo di base', 'base cycle'],
      person: 'never',
      key: 'id',
      fields: {
        name: ['nome', 'name'],
        turns: ['turni', 'shifts'],
        endsOn: ['ultimo giorno', 'last day'],
      },
    },
    employeeCycle: {
      words: ['ciclo di una persona', 'cycle of a person'],
      person: 'always',
      fields: {
        cycle: ['ciclo', 'cycle'],
        offset: ['primo giorno al posto', 'first day at place'],
        validTo: ['fino al', 'until'],
      },
    },
    shiftNotice: { words: ['avviso', 'notice'], person: 'always', key: 'id', fields: {} },
    'roster-lock': {
      words: ['blocco dei turni', 'roster lock'],
      // A month is locked for everybody.
      person: 'sometimes',
      key: 'id',
      fields: {
        kind: ['tipo', 'kind'],
        from: ['dal', 'from'],
        to: ['al', 'to'],
        reason: ['motivo', 'reason'],
      },
      values: {
        kind: { day: ['giorni', 'days'], person: ['persona', 'person'], month: ['mese', 'month'] },
      },
    },
    month: {
      words: ['mese di turni', 'month of shifts'],
      person: 'never',
      fields: { format: ['formato', 'format'], people: ['persone', 'people'] },
      values: { people: { tutte: ['tutte', 'all'] } },
    },
    'calendar-feed': {
      words: ['calendario per altri programmi', 'calendar for other programs'],
      person: 'always',
      fields: {},
    },
  },
} as const satisfies AuditWords;
