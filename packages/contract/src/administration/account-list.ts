import { CATEGORY, ROLES, roleLabel } from '@torre/domain/identity';
import { listOf, optionText, inLanguage } from '../list/list.endpoint.ts';
import type { Language, Words } from '../list/list.endpoint.ts';
import type { AccountRow } from './accounts.endpoint.ts';

const STATES = {
  attivo: ['attivo', 'active'],
  'da attivare': ['da attivare', 'to be activated'],
  scaduta: ['scaduta', 'expired'],
  chiuso: ['chiuso', 'closed'],
  'senza account': ['senza account', 'no account'],
} as const satisfies Readonly<Record<string, Words>>;
export const ACCOUNT_STATES = Object.keys(STATES) as readonly (keyof typeof STATES)[];

/** Categories as people say them; a code that is itself the word, like CTA, stays. */
const CATEGORIES: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(Object.keys(CATEGORY).map((code) => [code, [code, code]])),
  AMMINISTRATIVI: ['Amministrativi', 'Administrative staff'],
  DIRIGENTE: ['Dirigente', 'Executive'],
  METEO: ['Meteo', 'Weather'],
  PILOTI: ['Piloti', 'Pilots'],
  STUD: ['Allievi', 'Trainees'],
};

const MANAGER = ['Responsabile', 'Manager'] as const;
const RIGHTS: Readonly<Record<string, Words>> = {
  responsabile: MANAGER,
  ...Object.fromEntries(ROLES.map((role) => [role, [roleLabel(role, 'it'), roleLabel(role, 'en')]])),
};

export const categoryText = (code: string | null, language: Language): string | null =>
  code && optionText(CATEGORIES, code, language);

/** Surname first, as lists here are read. */
export function personName({ cognome, nome }: Pick<AccountRow, 'cognome' | 'nome'>): string {
  return `${cognome} ${nome}`.trim();
}

/** People by surname and name, with and without an account. */
export const accountList = listOf<AccountRow>()(['Persone', 'People'], 'nome', {
  nome: { words: ['Cognome e nome', 'Surname and name'], value: personName, filter: 'part', order: true },
  // No parameter of a call is called `employeeId` but where it names who is asked for (decisions.md, Calls).
  code: {
    words: ['Codice', 'Code'],
    value: ({ employeeId }) => employeeId,
    filter: 'code',
    order: true,
    address: 'codice',
  },
  userName: {
    words: ['Nome utente', 'User name'],
    value: ({ userName }) => userName,
    filter: 'part',
    order: true,
    address: 'utente',
  },
  categoria: {
    words: ['Categoria', 'Category'],
    value: ({ categoria }, language) => categoryText(categoria, language),
    filter: 'code',
    options: CATEGORIES,
    order: true,
  },
  plant: {
    words: ['Impianto', 'Plant'],
    value: ({ plant }) => plant,
    filter: 'code',
    order: true,
    address: 'impianto',
  },
  ruoli: {
    words: ['Ruoli', 'Roles'],
    value: ({ ruoli, responsabile }, language) =>
      [
        ...(responsabile ? [inLanguage(MANAGER, language)] : []),
        ...ruoli.map((one) => roleLabel(one, language)),
      ].join(', '),
    filter: 'code',
    options: RIGHTS,
  },
  stato: {
    words: ['Stato', 'Status'],
    value: ({ stato }, language) => inLanguage(STATES[stato], language),
    filter: 'code',
    options: STATES,
    order: true,
  },
  lastSignIn: {
    words: ['Ultimo accesso', 'Last sign-in'],
    value: ({ lastSignIn, userName }, language) =>
      lastSignIn ?? (userName === null ? null : inLanguage(['mai', 'never'], language)),
    filter: 'day',
    order: true,
    address: 'accesso',
  },
  openSessions: {
    words: ['Sessioni', 'Sessions'],
    value: ({ openSessions, userName }) => (userName === null ? null : openSessions),
    order: true,
    address: 'sessioni',
  },
});
