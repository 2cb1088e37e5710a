import Type from 'typebox';
import {
  BALANCE_CODES,
  LEAVE_RIGHTS,
  LONGEST_ASSISTED,
  LONGEST_RIGHT_NOTE,
  YEARLY_BALANCES,
} from '@torre/domain/entitlements';
import { callSchema } from '../call.schema.ts';
import { DaySchema, Nullable, VersionOrNoneSchema, VersionSchema } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { entitlementList } from './entitlement-list.ts';

const BalanceSchema = Type.Enum(BALANCE_CODES);
const YearSchema = Type.Integer({ minimum: 2000, maximum: 2999 });
const Amount = Type.Integer({
  minimum: 0,
  maximum: 100_000,
  description: 'Days, or minutes of balances in hours',
});
const Brought = Type.Integer({
  minimum: -100_000,
  maximum: 100_000,
  description: 'What was left before the first year that was opened; of later years 0: it is derived',
});
const ReasonSchema = Type.Optional(
  Nullable(Type.String({ maxLength: 500 }), { description: 'Needed to change what is gone by' }),
);

const AMOUNTS = {
  teorica: Amount,
  riduzioni: Amount,
  forzate: Amount,
  residuoAnniPrec: Brought,
  residuoAnnoPrec: Brought,
};

const STANDING = {
  year: YearSchema,
  balance: BalanceSchema,
  ...AMOUNTS,
  isFirst: Type.Boolean({ description: 'The first year of the balance that was opened for the person' }),
  version: VersionSchema,
};

export const StandingEntitlementSchema = Type.Object(STANDING);

export const EntitlementRowSchema = Type.Object({
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  plant: Nullable(Type.String(), { description: 'Today' }),
  categoria: Nullable(Type.String(), { description: 'Today' }),
  ...STANDING,
  allowedActions: Type.Array(Type.Literal('change')),
});

export const listEntitlementsSchema = callSchema(
  'listEntitlements',
  'Le spettanze di tutti, anno per anno',
  pageParts(entitlementList, EntitlementRowSchema),
);

export const exportEntitlementListSchema = callSchema(
  'exportEntitlementList',
  'L’elenco delle spettanze come file',
  exportParts(entitlementList),
);

export const EntitlementBodySchema = Type.Object(
  { ...AMOUNTS, version: VersionOrNoneSchema, reason: ReasonSchema },
  { additionalProperties: false },
);

export const saveEntitlementSchema = callSchema(
  'saveEntitlement',
  'Scrive la spettanza di una persona per un anno, o la aggiunge',
  {
    path: Type.Object({ employeeId: Type.String(), balance: BalanceSchema, year: YearSchema }),
    body: EntitlementBodySchema,
    reply: Type.Object({ outcome: OutcomeSchema, entitlement: StandingEntitlementSchema }),
  },
);

export const YearOpeningReplySchema = Type.Object({
  outcome: OutcomeSchema,
  people: Type.Integer({ description: 'Who gets something' }),
  groups: Type.Array(
    Type.Object({
      balance: Type.Enum(YEARLY_BALANCES),
      teorica: Amount,
      people: Type.Integer({ description: 'How many people get as much' }),
    }),
  ),
  standing: Type.Integer({ description: 'Balances that stand already, and stay as they are' }),
  later: Type.Integer({
    description: 'Balances of which only later years stand: nothing is opened before them',
  }),
});

export const openEntitlementYearSchema = callSchema(
  'openEntitlementYear',
  'Apre l’anno per tutti: ciascuno riceve una volta sola ciò che gli spetta',
  {
    path: Type.Object({ year: YearSchema }),
    query: Type.Object({
      preview: Type.Optional(
        Type.Boolean({ description: 'true: says what would be opened, and writes nothing' }),
      ),
    }),
    reply: YearOpeningReplySchema,
  },
);

const AssistedSchema = Nullable(Type.String({ maxLength: LONGEST_ASSISTED }), {
  description:
    '104: a key of whom the person assists, the same for all carers; null: the own disability. CHILD: the day of birth, YYYY-MM-DD. Others: null.',
});
const RIGHT_FIELDS = {
  assisted: AssistedSchema,
  validFrom: DaySchema,
  validTo: Nullable(DaySchema, { description: 'The last day; null: it goes on' }),
  note: Nullable(Type.String({ maxLength: LONGEST_RIGHT_NOTE })),
};

export const PersonRightSchema = Type.Object({
  rightId: Type.String({ format: 'uuid' }),
  right: Type.Enum(LEAVE_RIGHTS),
  ...RIGHT_FIELDS,
  carers: Type.Integer({ description: 'Other people who assist the same person on some day of this right' }),
  version: VersionSchema,
});

/** Without what human resources alone need: the version, and how many others assist. */
export const OwnRightSchema = Type.Object({
  rightId: Type.String({ format: 'uuid' }),
  right: Type.Enum(LEAVE_RIGHTS),
  ...RIGHT_FIELDS,
});

export const ownRightsSchema = callSchema('ownRights', 'I propri diritti a permessi e congedi', {
  reply: Type.Object({
    outcome: OutcomeSchema,
    rights: Type.Array(OwnRightSchema, { description: 'Latest first; those that ended too' }),
  }),
});

export const readPersonEntitlementsSchema = callSchema(
  'readPersonEntitlements',
  'Le spettanze e i diritti di una persona',
  {
    path: Type.Object({ employeeId: Type.String() }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      nome: Type.String(),
      cognome: Type.String(),
      entitlements: Type.Array(StandingEntitlementSchema, { description: 'Newest year first' }),
      rights: Type.Array(PersonRightSchema, { description: 'Latest first' }),
      allowedActions: Type.Array(Type.Literal('change'), {
        description: 'Of all that stands there; empty: the reader is the person',
      }),
    }),
  },
);

export const NewRightBodySchema = Type.Object(
  { right: Type.Enum(LEAVE_RIGHTS), ...RIGHT_FIELDS, reason: ReasonSchema },
  { additionalProperties: false },
);

export const addRightSchema = callSchema('addRight', 'Aggiunge un diritto a una persona', {
  path: Type.Object({ employeeId: Type.String() }),
  body: NewRightBodySchema,
  reply: Type.Object({ outcome: OutcomeSchema, right: PersonRightSchema }),
});

export const RightBodySchema = Type.Object(
  { ...RIGHT_FIELDS, version: VersionSchema, reason: ReasonSchema },
  { additionalProperties: false },
);

export const changeRightSchema = callSchema(
  'changeRight',
  'Cambia un diritto; con l’ultimo giorno lo fa finire',
  {
    path: Type.Object({ rightId: Type.String({ format: 'uuid' }) }),
    body: RightBodySchema,
    reply: Type.Object({ outcome: OutcomeSchema, right: PersonRightSchema }),
  },
);

export const EntitlementsPatchSchema = Type.Object({
  employeeId: Nullable(Type.String(), {
    description: 'Whose entitlements or rights changed; null for human resources: of somebody',
  }),
});
