import Type from 'typebox';
import { Nullable } from '../fields.schema.ts';

/** A cause as the session holds it (P3.26). */
export const SessionCauseSchema = Type.Object({
  idcausale: Type.String(),
  descausale: Type.String(),
  gestdoc: Type.Enum(['', 'V', 'VIC']),
  insertable: Type.Boolean({ description: 'As this person may insert it today' }),
});

export const CauseSchema = Type.Object({
  ...SessionCauseSchema.properties,
  category: Nullable(Type.String()),
  units: Type.Array(Type.Enum(['G', 'H', 'Q'])),
  oneTime: Type.Boolean({ description: 'A clock-in correction: `data` and `ora`' }),
});
