import { GAP_KINDS } from '@torre/domain/counters';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { QUALIFICATION_STATES, qualificationList } from './qualification-list.ts';

export const HeldQualificationSchema = Type.Object({
  holds: Type.Boolean({ description: 'Today' }),
  lastDay: Nullable(Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' }), {
    description: 'DD/MM/YYYY, of the last state; null: no end',
  }),
});

const HeldSchema = Nullable(HeldQualificationSchema, { description: 'null: never held' });

export const QualificationRowSchema = Type.Object({
  employeeId: Type.String(),
  nome: Type.String(),
  cognome: Type.String(),
  plant: Nullable(Type.String(), { description: 'Today' }),
  categoria: Nullable(Type.String()),
  isAsked: Type.Boolean({
    description: 'A specialization held today asks for licence, medical and English',
  }),
  stati: Type.Array(Type.Enum(QUALIFICATION_STATES)),
  licence: HeldSchema,
  medical: HeldSchema,
  english: HeldSchema,
  suspension: HeldSchema,
});

export const listQualificationsSchema = callSchema(
  'listQualifications',
  'Le scadenze di licenze, visite mediche e inglese, e le sospensioni',
  pageParts(qualificationList, QualificationRowSchema),
);

const DayTextSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

/** Days on which somebody lacks what their specializations ask for, and what follows in the counters. */
export const QualificationGapSchema = Type.Object({
  kind: Type.Enum(GAP_KINDS),
  endorsement: Nullable(Type.Object({ icao: Type.String(), specializationId: Type.String() }), {
    description: 'Of an endorsement: which one',
  }),
  isNow: Type.Boolean({ description: 'Today is one of the days' }),
  from: Nullable(DayTextSchema, { description: 'First day; null: never held' }),
  to: Nullable(DayTextSchema, { description: 'Last day; null: nothing is known that ends it' }),
  uncounted: Nullable(
    Type.Object({
      from: DayTextSchema,
      specializations: Type.Array(Type.String()),
      all: Type.Boolean({ description: 'Nothing is left for which the person counts' }),
    }),
    { description: 'null: no counter follows from it' },
  ),
});

export const DuePeopleSchema = Type.Object({
  count: Type.Integer(),
  nearest: Type.Array(
    Type.Object({
      employeeId: Type.String(),
      nome: Type.String(),
      cognome: Type.String(),
      plant: Nullable(Type.String(), { description: 'Today' }),
      gaps: Type.Array(QualificationGapSchema),
    }),
  ),
});

export const readDueQualificationsSchema = callSchema(
  'readDueQualifications',
  'A quante persone manca un titolo o scade entro 60 giorni, e le più vicine',
  {
    reply: Type.Object({
      outcome: OutcomeSchema,
      missing: DuePeopleSchema,
      expiring: DuePeopleSchema,
    }),
  },
);

export const exportQualificationListSchema = callSchema(
  'exportQualificationList',
  'L’elenco delle scadenze come file',
  exportParts(qualificationList),
);
