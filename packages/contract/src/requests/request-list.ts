import { leaveLabel } from '@torre/domain/requests';
import type { LeaveState } from '@torre/domain/requests';
import { inLanguage, listOf, optionText } from '../list/list.endpoint.ts';
import type { Words } from '../list/list.endpoint.ts';
import type { RequestRow } from './requests.endpoint.ts';

/** Italian labels are those of the specification (M4.1.01 to M4.1.07). */
const ENGLISH: Readonly<Record<LeaveState, string>> = {
  10: 'Approved',
  20: 'Annulment asked for',
  30: 'Annulled',
  40: 'To approve',
  50: 'Endorsed, to approve',
  60: 'To endorse',
  70: 'Refused',
};
const statesFor = (reader: 'manager' | 'employee'): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(ENGLISH).map(([state, en]) => [state, [leaveLabel(Number(state), reader), en] as const]),
  );
const GROUPS: Readonly<Record<string, Words>> = {
  pending: ['Da approvare', 'To decide'],
  handled: ['Gestite', 'Handled'],
};

/** Minutes of the day as HH:mm; only what is measured in hours has any (M2.2.22, M2.2.23). */
const clock = ({ codtipofruizione }: RequestRow, minutes: number | null): string =>
  minutes === null || codtipofruizione !== 'H'
    ? ''
    : `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const requestDate = {
  words: ['Data richiesta', 'Asked on'],
  value: ({ timestampins }: RequestRow) => timestampins,
  filter: 'day',
  order: true,
  address: 'richiesta',
} as const;
const employee = {
  words: ['Dipendente', 'Employee'],
  value: ({ cognome, nome }: RequestRow) => `${cognome} ${nome}`,
  filter: 'part',
  address: 'dipendente',
} as const;
const dal = {
  words: ['Dal', 'From'],
  value: ({ datainizio }: RequestRow) => datainizio,
  filter: 'day',
  order: true,
} as const;
const al = {
  words: ['Al', 'To'],
  value: ({ datafine }: RequestRow) => datafine,
  filter: 'day',
  order: true,
} as const;
const causale = {
  words: ['Causale', 'Reason'],
  value: ({ descausale }: RequestRow) => descausale,
  filter: 'part',
} as const;
const mis = {
  words: ['Mis', 'Unit'],
  value: ({ mis: measure }: RequestRow) => measure,
  filter: 'code',
  // Choices in the code: the measures of the specification (M2.3.20).
  options: { GG: ['Giorni', 'Days'], HH: ['Ore', 'Hours'], QQ: ['Quantità', 'Quantity'] },
} as const;
const dalle = {
  words: ['Dalle', 'From (time)'],
  value: (row: RequestRow) => clock(row, row.orainizio),
} as const;
const alle = {
  words: ['Alle', 'To (time)'],
  value: (row: RequestRow) => clock(row, row.orafine),
} as const;
const stateOf = (reader: 'manager' | 'employee') => {
  const states = statesFor(reader);
  return {
    words: ['Stato', 'Status'],
    // M4.1.11: a number that nobody knows is a dash.
    value: ({ stato }: RequestRow, language: 'it' | 'en') =>
      Object.hasOwn(states, stato) ? optionText(states, String(stato), language) : '–',
    filter: 'code',
    options: states,
    order: true,
  } as const;
};
const documenti = {
  words: ['Documenti', 'Documents'],
  value: ({ documenti: count }: RequestRow) => count,
} as const;
const id = { words: ['Id', 'Id'], value: ({ id: code }: RequestRow) => code } as const;
const tipo = { words: ['Tipo', 'Type'], value: ({ tipo: type }: RequestRow) => type } as const;
const codresponsabile = {
  words: ['Codice responsabile', 'Manager code'],
  value: ({ codresponsabile: code }: RequestRow) => code ?? '',
} as const;
const quantita = {
  words: ['Quantità', 'Quantity'],
  value: ({ giorni }: RequestRow) => giorni ?? '',
} as const;
/** What a tab is narrowed by, what waits or what is done; it is no column of the screen. */
const gruppo = { words: ['Elenco', 'List'], filter: 'code', options: GROUPS } as const;

/** Tabs 'FERIE' and 'ALTRO' (M2.3.05 to M2.3.07). */
const inbox = {
  requestDate,
  employee,
  dal,
  al,
  causale,
  mis,
  dalle,
  alle,
  stato: stateOf('manager'),
  documenti,
  id,
  tipo,
  codresponsabile,
  quantita,
  gruppo,
} as const;
export const leaveRequestList = listOf<RequestRow>()(['Ferie', 'Leave'], '-requestDate', inbox);
export const otherRequestList = listOf<RequestRow>()(
  ['Altre richieste', 'Other requests'],
  '-requestDate',
  inbox,
);

/** Tab 'TIMBRATURE' (M2.3.09; M2.2.20). */
export const punchRequestList = listOf<RequestRow>()(['Timbrature', 'Clock-ins'], '-requestDate', {
  requestDate,
  employee,
  giorno: { ...dal, words: ['Giorno', 'Day'] },
  ora: { ...dalle, words: ['Ora', 'Time'] },
  causale: {
    words: ['Tipo', 'Type'],
    value: ({ codcausale }, language) =>
      inLanguage(codcausale === 'OTE' ? ['Entrata', 'In'] : ['Uscita', 'Out'], language),
    filter: 'code',
    // Choices in the code: the two corrections (M2.2.19).
    options: { OTE: ['Entrata', 'In'], OTU: ['Uscita', 'Out'] },
  },
  note: { words: ['Note', 'Notes'], value: ({ note }) => note },
  stato: stateOf('manager'),
  tipo: { ...tipo, words: ['Tipo di richiesta', 'Type of request'] },
  codresponsabile,
  gruppo,
});

/** Own requests (M2.3.01, M2.3.02). */
export const ownRequestList = listOf<RequestRow>()(['Richieste', 'Requests'], '-dal', {
  dal,
  al,
  causale,
  mis,
  dalle,
  alle,
  stato: stateOf('employee'),
  id,
  tipo,
  codresponsabile,
  quantita,
});
