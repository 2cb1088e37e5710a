import Type, { type Static } from 'typebox';
import type { PathOf, ReplyOf } from '../endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as administration from './administration.endpoint.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const AccountRowSchema = Type.Object({
  userName: Type.String(),
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  categoria: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  ruoli: Type.Array(Type.String()),
  responsabile: Type.Boolean(),
  stato: Type.Union([Type.Literal('attivo'), Type.Literal('da attivare'), Type.Literal('scaduta')]),
  lastSignIn: Nullable(Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$' })),
  openSessions: Type.Integer(),
  allowedActions: Type.Array(Type.Union([Type.Literal('password-link'), Type.Literal('end-sessions')])),
});

const AccountPathSchema = Type.Object({ userName: Type.String({ maxLength: 100 }) });

export const listAccountsSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, accounts: Type.Array(AccountRowSchema) }),
};

export const makePasswordLinkSchema = {
  path: AccountPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, url: Type.String(), expiresAt: Type.String() }),
};

export const endSessionsSchema = {
  path: AccountPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, ended: Type.Integer() }),
};

true satisfies SameShape<Static<typeof AccountRowSchema>, administration.AccountRow>;
true satisfies SameShape<Static<typeof AccountPathSchema>, PathOf<typeof administration.makePasswordLink>>;
true satisfies SameShape<
  Static<typeof makePasswordLinkSchema.reply>,
  ReplyOf<typeof administration.makePasswordLink>
>;
true satisfies SameShape<Static<typeof endSessionsSchema.reply>, ReplyOf<typeof administration.endSessions>>;
