import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
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

export const exportQualificationListSchema = callSchema(
  'exportQualificationList',
  'L’elenco delle scadenze come file',
  exportParts(qualificationList),
);
