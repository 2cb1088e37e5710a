import { ROLES, roleLabel } from '@torre/domain/identity';
import type { Day } from '@torre/domain/kernel';
import { Categories } from '@torre/domain/lookups';
import { listOf, inLanguage } from '../list/list.endpoint.ts';
import type { Words } from '../list/list.endpoint.ts';
import { personColumns } from '../people/person-columns.ts';
import type { AccountRow } from './accounts.endpoint.ts';

export { personName } from '../people/person-columns.ts';

const STATES = {
  attivo: ['attivo', 'active'],
  'da attivare': ['da attivare', 'to be activated'],
  scaduta: ['scaduta', 'expired'],
  chiuso: ['chiuso', 'closed'],
  'senza account': ['senza account', 'no account'],
} as const satisfies Readonly<Record<string, Words>>;
export const ACCOUNT_STATES = Object.keys(STATES) as readonly (keyof typeof STATES)[];

const MANAGER = ['Responsabile', 'Manager'] as const;
const RIGHTS: Readonly<Record<string, Words>> = {
  responsabile: MANAGER,
  ...Object.fromEntries(
    ROLES.map((role) => [role, [roleLabel(role, 'it', null), roleLabel(role, 'en', null)]]),
  ),
};

/** People by surname and name, with and without an account; categories in the words of the organisation. */
/* @__NO_SIDE_EFFECTS__ */
export const accountListOf = (categories: Categories) => {
  const { nome, code, plant, categoria } = personColumns(categories);
  return listOf<AccountRow>()(['Persone', 'People'], 'nome', {
    nome,
    code,
    userName: {
      words: ['Nome utente', 'User name'],
      value: ({ userName }) => userName,
      filter: 'part',
      order: true,
      address: 'utente',
    },
    categoria,
    plant,
    ruoli: {
      words: ['Ruoli', 'Roles'],
      value: ({ ruoli, responsabile }, language) =>
        [
          ...(responsabile ? [inLanguage(MANAGER, language)] : []),
          ...ruoli.map((one) => roleLabel(one, language, categories)),
        ].join(', '),
      filter: 'code',
      // Choices in the code: roles that rules are written for.
      options: RIGHTS,
    },
    stato: {
      words: ['Stato', 'Status'],
      value: ({ stato }, language) => inLanguage(STATES[stato], language),
      filter: 'code',
      // Choices in the code: states that rules are written for.
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
};

/** What calls and screens need of the list where no category is read. */
export const accountList = accountListOf(new Categories([], 0 as Day));
