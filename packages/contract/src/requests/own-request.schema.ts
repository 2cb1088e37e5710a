import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, VersionSchema } from '../fields.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';
import {
  IdSchema,
  JustificationBodySchema,
  OverLimitSchema,
  RequestRowSchema,
  SlashDaySchema,
} from './request-row.schema.ts';

const AmountUnitSchema = Type.Enum(['days', 'minutes']);
const CostSchema = Type.Object(
  {
    days: Type.Integer(),
    minutes: Type.Integer(),
  },
  { description: 'What it takes, by the shifts that stand; provisional on days without one' },
);
const CostDaySchema = Type.Object({
  giorno: SlashDaySchema,
  turno: Nullable(Type.String(), { description: 'null: no shift yet' }),
  days: Type.Integer(),
  minutes: Type.Integer(),
  why: Type.Enum(['shift', 'weekday', 'holiday', 'rest', 'weekend', 'sick', 'outside'], {
    description:
      'It counts by a shift or, provisionally, as a weekday; or not, as a holiday, a rest, a weekend, given back by sickness, or outside of the shift',
  }),
});
const AskedSchema = Nullable(
  Type.Object({
    balance: Type.String({ description: 'FER, ROS, RFS, PRLS, ESAU or 104' }),
    unit: AmountUnitSchema,
    left: Type.Number({ description: 'Without this request; what is reserved is taken off' }),
    asked: Type.Number(),
  }),
  { description: 'null: the cause draws on none, or it costs nothing' },
);

export const HistoryEntrySchema = Type.Object({
  operation: Type.String({
    description: 'An operation of F1 to F13, addDocument, or proposeDay, moveDay and keepDay (law 104)',
  }),
  actor: Type.String({ description: 'Surname and name' }),
  onBehalfOf: Nullable(Type.String(), {
    description: 'Surname and name of whom the actor replaced; null: by the own right',
  }),
  role: Type.Enum(['owner', 'manager', 'second', 'system']),
  at: Type.String({ description: 'YYYY/MM/DD HH:mm' }),
  note: Type.String(),
  from: Nullable(Type.Integer()),
  to: Type.Integer(),
  days: Type.Optional(
    Type.Object(
      { before: SlashDaySchema, after: SlashDaySchema },
      { description: 'Of a step that names another first day: the one that stood and the other one' },
    ),
  ),
});
export const readRequestSchema = callSchema('readRequest', 'Il dettaglio di una richiesta', {
  path: Type.Object({ id: IdSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    request: RequestRowSchema,
    restOfSeries: Type.Array(RequestRowSchema, {
      description: 'The other rows of its series that a decision reaches too',
    }),
    history: Type.Array(HistoryEntrySchema),
    cost: CostSchema,
    balance: AskedSchema,
    documents: Type.Array(Type.Object({ fileId: IdSchema, name: Type.String(), size: Type.Integer() })),
  }),
});

export const changeOwnRequestSchema = callSchema('changeOwnRequest', 'Ritira o chiede di annullare', {
  path: Type.Object({ id: IdSchema }),
  body: Type.Object(
    { operazione: Type.Enum(['delete', 'askAnnulment', 'withdraw']), version: VersionSchema },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, request: RequestRowSchema }),
});

export const proposeDaySchema = callSchema('proposeDay', 'Propone un altro giorno (legge 104)', {
  path: Type.Object({ id: IdSchema }),
  body: Type.Object({ data: SlashDaySchema, version: VersionSchema }, { additionalProperties: false }),
  reply: Type.Object({ outcome: OutcomeSchema, request: RequestRowSchema }),
});
export const answerDaySchema = callSchema('answerDay', 'Sposta la richiesta al giorno proposto, o la tiene', {
  path: Type.Object({ id: IdSchema }),
  body: Type.Object(
    {
      sposta: Type.Boolean({ description: 'false: it stays where it is' }),
      version: VersionSchema,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, request: RequestRowSchema }),
});

export const addRequestDocumentsSchema = callSchema(
  'addRequestDocuments',
  'Allega documenti a una richiesta',
  {
    path: Type.Object({ id: IdSchema }),
    body: Type.Object(
      { documenti: Type.Array(IdSchema, { minItems: 1, maxItems: 5 }), version: VersionSchema },
      { additionalProperties: false },
    ),
    reply: Type.Object({ outcome: OutcomeSchema, request: RequestRowSchema }),
  },
);

export const tryRequestSchema = callSchema(
  'tryRequest',
  'Che cosa incontrerebbe una richiesta, senza inviarla',
  {
    body: JustificationBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      allowed: Type.Boolean(),
      message: Type.String({ description: 'Why not, in Italian; empty: it can be sent' }),
      text: Nullable(OutcomeTextSchema, { description: 'The same for other languages' }),
      overlapped: Nullable(IdSchema, {
        description: 'The own request that stands on those days; null: none, or somebody else asks',
      }),
      stato: Nullable(Type.Integer(), { description: 'In which it would begin' }),
      cost: CostSchema,
      costDays: Type.Optional(
        Type.Array(CostDaySchema, {
          description: 'Of an own request: the days of which the cost is the sum',
        }),
      ),
      balance: AskedSchema,
      shortDays: Type.Array(SlashDaySchema, {
        description: 'Days on which the room would be short then, never who or why',
      }),
      awayOfIsland: Type.Integer({ description: 'Most people of the own island away on one of the days' }),
      // empty for who asks: a manager alone is warned
      overLimit: OverLimitSchema,
    }),
  },
);

export const BalanceRowSchema = Type.Object({
  balance: Type.String(),
  unit: AmountUnitSchema,
  year: Type.Integer(),
  residuoAnniPrec: Type.Integer(),
  residuoAnnoPrec: Type.Integer(),
  teorica: Type.Integer(),
  riduzioni: Type.Integer(),
  forzate: Type.Integer(),
  spettanzaReale: Type.Integer(),
  fruite: Type.Integer(),
  residuo: Type.Integer(),
  prenotate: Type.Integer({ description: 'Asked for and not decided' }),
  disponibili: Type.Integer(),
  impegnateDopo: Type.Integer({
    description: 'Used and reserved after the chosen day, not taken off here; 0 without a chosen day',
  }),
});
export const ownBalancesSchema = callSchema('ownBalances', 'I propri saldi', {
  query: Type.Object({ al: Type.Optional(SlashDaySchema) }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    al: SlashDaySchema,
    saldi: Type.Array(BalanceRowSchema, {
      description: 'The row on which the day draws, of each balance that was opened',
    }),
  }),
});

export const downloadRequestDocumentSchema = callSchema(
  'downloadRequestDocument',
  'Un documento di una richiesta',
  {
    path: Type.Object({ id: IdSchema, fileId: IdSchema }),
    reply: Type.String(),
  },
);
