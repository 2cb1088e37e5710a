import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable, VersionSchema } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ACCOUNT_STATES, accountList } from './account-list.ts';
import { PlantNameSchema } from './plant-name.schema.ts';

export const AccountRowSchema = Type.Object({
  userName: Nullable(Type.String(), { description: 'null: a person without an account' }),
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  categoria: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  ruoli: Type.Array(Type.String()),
  responsabile: Type.Boolean(),
  stato: Type.Enum(ACCOUNT_STATES, {
    description:
      'attivo: has a password; da attivare: none yet; scaduta: the password expired; chiuso: nobody enters with it',
  }),
  lastSignIn: Nullable(InstantSchema, { description: 'null: never' }),
  openSessions: Type.Integer(),
  allowedActions: Type.Array(
    Type.Enum(['password-link', 'end-sessions', 'close-account', 'open-account', 'create-account']),
  ),
});

const AccountPathSchema = Type.Object({ userName: Type.String({ maxLength: 100 }) });

export const ManagedPlantEntrySchema = Type.Object({
  icao: Type.String({
    pattern: '^([A-Z0-9]{4}|-)$',
    description: "'-': a manager without a plant (B47)",
  }),
  validFrom: DaySchema,
  validTo: Nullable(DaySchema, { description: 'Included; null: no end' }),
});

export const AccountRightsSchema = Type.Object({
  ruoli: Type.Array(Type.String({ pattern: '^[A-Z0-9_]{1,40}$' }), { maxItems: 50, uniqueItems: true }),
  responsabile: Type.Boolean(),
  responsabileH35: Type.Boolean(),
  managedPlants: Type.Array(ManagedPlantEntrySchema, { maxItems: 200 }),
});

export const AccountDetailSchema = Type.Object({
  ...AccountRightsSchema.properties,
  ruoli: Type.Array(Type.String()),
  userName: Type.String(),
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  categoria: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  version: Type.Integer({ description: 'Of the rights: the save names the one that was seen' }),
  own: Type.Boolean({
    description: "The account is one's own: its role of administrator cannot be taken away from here",
  }),
});

export const listAccountsSchema = callSchema(
  'listAccounts',
  'Persone, con e senza account',
  pageParts(accountList, AccountRowSchema),
);

export const exportAccountsSchema = callSchema(
  'exportAccounts',
  'Le persone come file',
  exportParts(accountList),
);

export const NewAccountSchema = Type.Object(
  {
    userName: Type.String({ maxLength: 100 }),
    nome: Type.String({ maxLength: 100 }),
    cognome: Type.String({ maxLength: 100 }),
    codicePersonale: Nullable(Type.String({ maxLength: 20 }), {
      description: 'Six digits; null: the next free one',
    }),
  },
  { additionalProperties: false },
);

export const createAccountSchema = callSchema('createAccount', 'Crea una persona con il suo account', {
  body: NewAccountSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    account: Type.Object({ userName: Type.String(), employeeId: Type.String() }),
  }),
});

export const makePasswordLinkSchema = callSchema('makePasswordLink', 'Collegamento monouso per la password', {
  path: AccountPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, url: Type.String(), expiresAt: Type.String() }),
});

export const endSessionsSchema = callSchema('endSessions', 'Chiude le sessioni di una persona', {
  path: AccountPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, ended: Type.Integer() }),
});

export const changeAccountStateSchema = callSchema(
  'changeAccountState',
  'Chiude o riapre l’account di una persona',
  {
    path: AccountPathSchema,
    body: Type.Object({ chiuso: Type.Boolean() }, { additionalProperties: false }),
    reply: OutcomeReplySchema,
  },
);

export const readAccountSchema = callSchema('readAccount', 'Diritti di una persona', {
  path: AccountPathSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    account: AccountDetailSchema,
    plants: Type.Array(PlantNameSchema),
  }),
});

export const changeRightsSchema = callSchema('changeRights', 'Cambia i diritti di una persona', {
  path: AccountPathSchema,
  body: Type.Object(
    { ...AccountRightsSchema.properties, version: VersionSchema },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, account: AccountDetailSchema }),
});
