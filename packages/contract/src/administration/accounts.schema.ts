import Type, { type Static } from 'typebox';
import type { BodyOf, PathOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as accounts from './accounts.endpoint.ts';
import { PlantNameSchema } from './plant-name.schema.ts';

const AccountRowSchema = Type.Object({
  userName: Type.String(),
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  categoria: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  ruoli: Type.Array(Type.String()),
  responsabile: Type.Boolean(),
  stato: Type.Union([
    Type.Literal('attivo'),
    Type.Literal('da attivare'),
    Type.Literal('scaduta'),
    Type.Literal('chiuso'),
  ]),
  lastSignIn: Nullable(Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$' })),
  openSessions: Type.Integer(),
  allowedActions: Type.Array(
    Type.Union([
      Type.Literal('password-link'),
      Type.Literal('end-sessions'),
      Type.Literal('close-account'),
      Type.Literal('open-account'),
    ]),
  ),
});

const AccountPathSchema = Type.Object({ userName: Type.String({ maxLength: 100 }) });

const DaySchema = Type.String({ pattern: '^\\d{8}$' });

const AccountRightsSchema = Type.Object({
  ruoli: Type.Array(Type.String({ pattern: '^[A-Z0-9_]{1,40}$' }), { maxItems: 50, uniqueItems: true }),
  responsabile: Type.Boolean(),
  responsabileH35: Type.Boolean(),
  managedPlants: Type.Array(
    Type.Object({
      icao: Type.String({ pattern: '^([A-Z0-9]{4}|-)$' }),
      validFrom: DaySchema,
      validTo: Nullable(DaySchema),
    }),
    { maxItems: 200 },
  ),
});

const AccountDetailSchema = Type.Object({
  ...AccountRightsSchema.properties,
  ruoli: Type.Array(Type.String()),
  userName: Type.String(),
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  categoria: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  version: Type.Integer(),
  own: Type.Boolean(),
});

export const listAccountsSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, accounts: Type.Array(AccountRowSchema) }),
};

const NewAccountSchema = Type.Object(
  {
    userName: Type.String({ maxLength: 100 }),
    nome: Type.String({ maxLength: 100 }),
    cognome: Type.String({ maxLength: 100 }),
    codicePersonale: Nullable(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

export const createAccountSchema = {
  body: NewAccountSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    account: Type.Object({ userName: Type.String(), employeeId: Type.String() }),
  }),
};

export const makePasswordLinkSchema = {
  path: AccountPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, url: Type.String(), expiresAt: Type.String() }),
};

export const endSessionsSchema = {
  path: AccountPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, ended: Type.Integer() }),
};

export const changeAccountStateSchema = {
  path: AccountPathSchema,
  body: Type.Object({ chiuso: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Object({ outcome: OutcomeSchema }),
};

export const readAccountSchema = {
  path: AccountPathSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    account: AccountDetailSchema,
    plants: Type.Array(PlantNameSchema),
  }),
};

export const changeRightsSchema = {
  path: AccountPathSchema,
  body: Type.Object(
    { ...AccountRightsSchema.properties, version: Type.Integer({ minimum: 1 }) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, account: AccountDetailSchema }),
};

true satisfies SameShape<Static<typeof AccountRowSchema>, accounts.AccountRow>;
true satisfies SameShape<Static<typeof AccountPathSchema>, PathOf<typeof accounts.makePasswordLink>>;
true satisfies SameShape<
  Static<typeof makePasswordLinkSchema.reply>,
  ReplyOf<typeof accounts.makePasswordLink>
>;
true satisfies SameShape<Static<typeof NewAccountSchema>, BodyOf<typeof accounts.createAccount>>;
true satisfies SameShape<Static<typeof createAccountSchema.reply>, ReplyOf<typeof accounts.createAccount>>;
true satisfies SameShape<Static<typeof endSessionsSchema.reply>, ReplyOf<typeof accounts.endSessions>>;
true satisfies SameShape<
  Static<typeof changeAccountStateSchema.body>,
  BodyOf<typeof accounts.changeAccountState>
>;
true satisfies SameShape<Static<typeof readAccountSchema.reply>, ReplyOf<typeof accounts.readAccount>>;
true satisfies SameShape<Static<typeof changeRightsSchema.body>, BodyOf<typeof accounts.changeRights>>;
true satisfies SameShape<Static<typeof changeRightsSchema.reply>, ReplyOf<typeof accounts.changeRights>>;
