import Type, { type Static } from 'typebox';
import type { BodyOf, PathOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { EditWindowSchema } from '../roster/edit-window.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as identity from './identity.endpoint.ts';

export * from './external.schema.ts';
export * from './session-list.schema.ts';

const Password = Type.String({ minLength: 1, maxLength: 200 });
const Name = Type.String({ maxLength: 100 });

const UtenteSchema = Type.Object({
  userName: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  ruoli: Type.Array(Type.Object({ ruolo: Type.String() })),
  responsabile: Type.Boolean(),
  responsabileH35: Type.Boolean(),
  societa: Type.String(),
  codicePersonale: Type.String(),
  categoria: Nullable(Type.String()),
  descrizioneUO: Type.String(),
  tipoPersona: Type.String(),
});

const DivisionEntrySchema = Type.Object({
  divisionId: Type.String(),
  icao: Type.String(),
  name: Type.String(),
  isStrategic: Type.Boolean(),
});

const TimeslotSchema = Type.Object({
  timeslotId: Type.String(),
  description: Type.String(),
  beginTime: Type.String({ pattern: '^\\d{4}$' }),
  endTime: Type.String({ pattern: '^\\d{4}$' }),
  kind: Type.Union([Type.Literal('LAV'), Type.Literal('REP')]),
});

const ProductSchema = Type.Object({
  name: Type.Literal('Torre'),
  version: Type.String(),
  backendVersion: Type.Literal('5.2.1'),
});

const AllowedActionSchema = Type.Union([
  Type.Literal('manage-roster'),
  Type.Literal('see-own-calendar'),
  Type.Literal('administer'),
]);

// No further key: a token that slipped into the session data would fail the tests (P3.29, A33).
const SessionReplySchema = Type.Object(
  {
    outcome: OutcomeSchema,
    utente: UtenteSchema,
    plants: Nullable(Type.Array(Type.String())),
    managerPlants: Type.Array(Type.String()),
    selectedImpiantoIcao: Nullable(Type.String()),
    divisionId: Nullable(Type.String()),
    divisionList: Type.Array(DivisionEntrySchema),
    ownPlant: Nullable(Type.String()),
    unitCodes: Type.Array(Type.String()),
    causali: Type.Array(Type.Unknown()),
    plantSettings: Type.Record(
      Type.String(),
      Type.Object({
        editWindow: EditWindowSchema,
        weeklyMinutes: Type.Object({ shiftStaff: Type.Number(), dayStaff: Type.Number() }),
      }),
    ),
    plantTimeout: Type.Record(Type.String(), Type.Number()),
    plantTimeslots: Type.Record(Type.String(), Type.Array(TimeslotSchema)),
    plantActivities: Type.Array(Type.Unknown()),
    plantEmployees: Type.Array(Type.Unknown()),
    preferredShifts: Type.Array(Type.Unknown()),
    shifts: Type.Array(Type.Unknown()),
    calendarSnapshot: Type.Null(),
    allowedActions: Type.Array(AllowedActionSchema),
    product: ProductSchema,
    today: Type.String({ pattern: '^\\d{8}$' }),
    now: Type.String(),
    sessionLabel: Type.String(),
    rights: Type.String({ pattern: '^[\\w-]{16}$' }),
    expiresAt: Type.String(),
    mustChangePassword: Type.Boolean(),
    externalRedirect: Type.Boolean(),
  },
  { additionalProperties: false },
);

export const getSessionSchema = { reply: SessionReplySchema };

export const selectPlantSchema = {
  body: Type.Object({ selectedImpiantoIcao: Type.String() }, { additionalProperties: false }),
  reply: OutcomeReplySchema,
};

export const signInSchema = {
  body: Type.Object(
    { username: Type.String({ minLength: 1, maxLength: 100 }), password: Password },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, mustChangePassword: Type.Boolean() }),
};

export const signOutSchema = { reply: OutcomeReplySchema };

export const changePasswordSchema = {
  body: Type.Object({ currentPassword: Password, newPassword: Password }, { additionalProperties: false }),
  reply: OutcomeReplySchema,
};

const LinkPathSchema = Type.Object({ token: Type.String({ maxLength: 100 }) });

export const readOneTimeLinkSchema = {
  path: LinkPathSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    purpose: Type.Union([Type.Literal('set-password'), Type.Literal('first-administrator')]),
    userName: Nullable(Type.String()),
    expiresAt: Type.String(),
  }),
};

export const useOneTimeLinkSchema = {
  path: LinkPathSchema,
  body: Type.Object(
    {
      newPassword: Type.Optional(Password),
      userName: Type.Optional(Name),
      nome: Type.Optional(Name),
      cognome: Type.Optional(Name),
    },
    { additionalProperties: false },
  ),
  reply: OutcomeReplySchema,
};

export const getSignInOptionsSchema = {
  reply: Type.Object({
    outcome: OutcomeSchema,
    externalRedirect: Type.Boolean(),
    product: ProductSchema,
    demoAccounts: Type.Array(Type.Object({ userName: Type.String(), description: Type.String() })),
    demoPassword: Nullable(Type.String()),
    now: Type.String(),
  }),
};

true satisfies SameShape<Static<typeof SessionReplySchema>, identity.SessionReply>;
true satisfies SameShape<Static<typeof selectPlantSchema.body>, BodyOf<typeof identity.selectPlant>>;
true satisfies SameShape<Static<typeof signInSchema.body>, BodyOf<typeof identity.signIn>>;
true satisfies SameShape<Static<typeof signInSchema.reply>, ReplyOf<typeof identity.signIn>>;
true satisfies SameShape<Static<typeof changePasswordSchema.body>, BodyOf<typeof identity.changePassword>>;
true satisfies SameShape<Static<typeof LinkPathSchema>, PathOf<typeof identity.readOneTimeLink>>;
true satisfies SameShape<Static<typeof readOneTimeLinkSchema.reply>, identity.OneTimeLinkReply>;
true satisfies SameShape<Static<typeof useOneTimeLinkSchema.body>, BodyOf<typeof identity.useOneTimeLink>>;
true satisfies SameShape<Static<typeof getSignInOptionsSchema.reply>, identity.SignInOptionsReply>;
