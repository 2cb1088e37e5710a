import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { SessionCauseSchema } from '../requests/cause.schema.ts';
import { EditWindowSchema } from '../cells/edit-window.schema.ts';

export * from './external.schema.ts';
export * from './session-list.schema.ts';

const Password = Type.String({ minLength: 1, maxLength: 200 });
const Name = Type.String({ maxLength: 100 });
const CLOSED = { additionalProperties: false } as const;
const CLOCK = { pattern: '^\\d{4}$', description: 'HHmm' };

export const UtenteSchema = Type.Object({
  userName: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  ruoli: Type.Array(Type.Object({ ruolo: Type.String() })),
  responsabile: Type.Boolean(),
  responsabileH35: Type.Boolean(),
  societa: Type.String(),
  codicePersonale: Type.String(),
  categoria: Nullable(Type.String(), {
    description: 'Code of the list `category` (`GET /lookups`), or null for who has none',
  }),
  descrizioneUO: Type.String(),
  tipoPersona: Type.String(),
});

export const DivisionEntrySchema = Type.Object({
  divisionId: Type.String(),
  icao: Type.String(),
  name: Type.String({ description: 'Of the plant' }),
  divisionName: Type.String(),
  isStrategic: Type.Boolean(),
  endedOn: Type.Optional(
    Type.String({ description: 'YYYYMMDD: the last day of a plant, or of its division, that has ended' }),
  ),
});

export const TimeslotSchema = Type.Object({
  timeslotId: Type.String(),
  description: Type.String(),
  beginTime: Type.String(CLOCK),
  endTime: Type.String(CLOCK),
  kind: Type.Union([Type.Literal('LAV'), Type.Literal('REP')], {
    description: 'Which shifts fill it: working or on-call ones',
  }),
});

export const PlantSettingsSchema = Type.Object({
  editWindow: EditWindowSchema,
  weeklyMinutes: Type.Object(
    { shiftStaff: Type.Number(), dayStaff: Type.Number() },
    { description: 'Weekly hours with which the totals of a month are compared' },
  ),
  night: Type.Object(
    { begin: Type.Integer(), end: Type.Integer(), threshold: Type.Integer() },
    {
      description: 'Minutes of the day between which a duty is one of the night, and how many it must share',
    },
  ),
});

export const ProductInfoSchema = Type.Object({
  name: Type.Literal('Torre'),
  version: Type.String(),
  backendVersion: Type.Literal('5.2.1', { description: 'P9.02' }),
});

export const AllowedActionSchema = Type.Union([
  Type.Literal('manage-roster'),
  Type.Literal('see-own-calendar'),
  Type.Literal('administer'),
  Type.Literal('keep-qualifications'),
  Type.Literal('edit-content'),
]);

// No further key: a token that slipped into the session data would fail the tests (P3.29, A33).
export const SessionReplySchema = Type.Object(
  {
    outcome: OutcomeSchema,
    utente: UtenteSchema,
    plants: Nullable(Type.Array(Type.String()), {
      description: "null: no list (plants guard refuses); ['-']: manager without a plant (B47)",
    }),
    managerPlants: Type.Array(Type.String()),
    selectedImpiantoIcao: Nullable(Type.String()),
    divisionId: Nullable(Type.String()),
    divisionList: Type.Array(DivisionEntrySchema),
    ownPlant: Nullable(Type.String(), { description: "Plant of the person's own roster today, if any" }),
    unitCodes: Type.Array(Type.String()),
    causali: Type.Array(SessionCauseSchema, { description: 'Those of today, of everybody' }),
    plantSettings: Type.Record(Type.String(), PlantSettingsSchema, {
      description:
        'By plant of the list and, where there is one, the own plant: what its rules are told today',
    }),
    plantTimeout: Type.Record(Type.String(), Type.Number()),
    plantTimeslots: Type.Record(Type.String(), Type.Array(TimeslotSchema)),
    plantActivities: Type.Array(Type.Unknown()),
    plantEmployees: Type.Array(Type.Unknown()),
    preferredShifts: Type.Array(Type.Unknown()),
    shifts: Type.Array(Type.Unknown()),
    calendarSnapshot: Type.Null(),
    allowedActions: Type.Array(AllowedActionSchema),
    product: ProductInfoSchema,
    today: Type.String({
      pattern: '^\\d{8}$',
      description: "Torre's idea of today, YYYYMMDD (TORRE_TODAY)",
    }),
    now: Type.String({
      description: 'Instant of the reply, ISO 8601 UTC, shifted when TORRE_TODAY is set',
    }),
    sessionLabel: Type.String({
      description: 'First 8 characters of the public session id: for support, gives no access',
    }),
    rights: Type.String({
      pattern: '^[\\w-]{16}$',
      description:
        "Mark of the rights that these data were read with; the stream's `hello` says that of its own",
    }),
    expiresAt: Type.String(),
    mustChangePassword: Type.Boolean(),
    externalRedirect: Type.Boolean({
      description: 'People sign in at the identity provider: no password of Torre, and another way out',
    }),
  },
  CLOSED,
);

export const getSessionSchema = callSchema('getSession', 'Dati della sessione', {
  reply: SessionReplySchema,
});

export const selectPlantSchema = callSchema('selectPlant', "Sceglie l'impianto predefinito", {
  body: Type.Object({ selectedImpiantoIcao: Type.String() }, CLOSED),
  reply: OutcomeReplySchema,
});

export const signInSchema = callSchema('autenticazione', 'Accesso con nome utente e password', {
  body: Type.Object({ username: Type.String({ minLength: 1, maxLength: 100 }), password: Password }, CLOSED),
  reply: Type.Object({ outcome: OutcomeSchema, mustChangePassword: Type.Boolean() }),
});

export const signOutSchema = callSchema('fineSessione', 'Fine della sessione', {
  reply: OutcomeReplySchema,
});

export const changePasswordSchema = callSchema(
  'changePassword',
  'Cambia la propria password; le altre sessioni finiscono',
  {
    body: Type.Object({ currentPassword: Password, newPassword: Password }, CLOSED),
    reply: OutcomeReplySchema,
  },
);

const LinkPathSchema = Type.Object({ token: Type.String({ maxLength: 100 }) });

export const OneTimeLinkReplySchema = Type.Object({
  outcome: OutcomeSchema,
  purpose: Type.Union([Type.Literal('set-password'), Type.Literal('first-administrator')]),
  userName: Nullable(Type.String()),
  expiresAt: Type.String(),
});
export const readOneTimeLinkSchema = callSchema('readOneTimeLink', 'Legge un collegamento monouso', {
  path: LinkPathSchema,
  reply: OneTimeLinkReplySchema,
});

export const useOneTimeLinkSchema = callSchema(
  'useOneTimeLink',
  'Usa un collegamento monouso: imposta la password o crea il primo amministratore',
  {
    path: LinkPathSchema,
    body: Type.Object(
      {
        newPassword: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 200,
            description:
              'Left out only where none is kept: for the first administrator, with the external redirect on',
          }),
        ),
        userName: Type.Optional(Name),
        nome: Type.Optional(Name),
        cognome: Type.Optional(Name),
      },
      CLOSED,
    ),
    reply: OutcomeReplySchema,
  },
);

export const DemoAccountSchema = Type.Object({ userName: Type.String(), description: Type.String() });
export const SignInOptionsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  externalRedirect: Type.Boolean(),
  product: ProductInfoSchema,
  demoAccounts: Type.Array(DemoAccountSchema, {
    description: 'Empty unless the database is marked as demo',
  }),
  demoPassword: Nullable(Type.String()),
  now: Type.String(),
});
export const getSignInOptionsSchema = callSchema(
  'getSignInOptions',
  'Come si accede a questa installazione',
  { reply: SignInOptionsReplySchema },
);
