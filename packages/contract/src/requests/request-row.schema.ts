import Type from 'typebox';
import { Nullable, VersionSchema } from '../fields.schema.ts';
import { OutcomeTextSchema } from '../outcome/outcome.schema.ts';

export const SlashDaySchema = Type.String({
  pattern: '^\\d{4}/\\d{2}/\\d{2}$',
  description: 'YYYY/MM/DD (E7.6.13)',
});
const StampSchema = Nullable(Type.String(), { description: 'YYYY/MM/DD HH:mm' });
export const MinuteOrNoneSchema = Nullable(Type.Integer({ minimum: 0, maximum: 2880 }), {
  description: 'Minutes of the day of `datainizio` or `datafine`; null of days and units',
});
export const UnitSchema = Type.Enum(['G', 'H', 'Q']);
export const IdSchema = Type.String({ format: 'uuid' });
const ActionSchema = Type.String({ description: 'A row action of `@torre/domain/requests` (E5.17)' });

/** A request as managers and owners read it (M3.11 to M3.14). */
export const RequestRowSchema = Type.Object({
  id: IdSchema,
  tipo: Type.Integer({ description: '0: a justification; other: a disposition (M3.16)' }),
  codcausale: Type.String(),
  descausale: Type.String(),
  codtipofruizione: UnitSchema,
  mis: Type.Enum(['GG', 'HH', 'QQ']),
  stato: Type.Integer({ description: '10 to 70 (M4.1)' }),
  timestampins: Type.String({ description: 'YYYY/MM/DD HH:mm; when it was asked' }),
  timestampapp: StampSchema,
  timestamprif: StampSchema,
  nome: Type.String(),
  cognome: Type.String(),
  numindividuale: Type.String(),
  datainizio: SlashDaySchema,
  datafine: SlashDaySchema,
  orainizio: MinuteOrNoneSchema,
  orafine: MinuteOrNoneSchema,
  giorni: Nullable(Type.Integer(), { description: 'Of Q: whole hours' }),
  note: Type.String(),
  codresponsabile: Nullable(Type.String(), { description: 'Who decided last' }),
  isIgnored: Type.Boolean({ description: 'Left out of a counter' }),
  ignoredId: Nullable(Type.String()),
  requestType: Type.Enum(['EMPLOYEE', 'MANAGER']),
  trasferta: Type.Literal(false, { description: 'No trip: those have rows of their own (M2.2.10)' }),
  trasfertaGestita: Type.Literal(false),
  service: Type.Literal('GeripManager', { description: 'The service that keeps it (M6.03)' }),
  plant: Nullable(Type.String(), { description: 'Of its first day' }),
  gestdoc: Type.Enum(['', 'V', 'VIC']),
  documenti: Type.Integer({ description: 'How many there are' }),
  serie: Nullable(Type.String(), { description: 'Rows of one request that are decided together' }),
  righeSerie: Type.Integer({
    description: 'Of its series the rows that stand as it does, this one included: what one decision reaches',
  }),
  proposta: Type.Optional(
    Nullable(SlashDaySchema, { description: 'First day that a manager proposes instead (law 104)' }),
  ),
  version: VersionSchema,
  allowedActions: Type.Array(ActionSchema, { description: 'What this person may do with it now' }),
  actions: Type.Array(
    Type.Object({
      action: ActionSchema,
      reason: Nullable(Type.String(), { description: 'Why it is shown and cannot be used; null: it can' }),
    }),
    { description: 'The buttons of the row, in their order' },
  ),
});

/** A request as the service of events tells it (M3.14). */
export const AbsenceEventSchema = Type.Object({
  id: IdSchema,
  type: Type.Integer({ description: '0: a justification; other: a disposition (M3.16)' }),
  dal: SlashDaySchema,
  al: SlashDaySchema,
  dalle: MinuteOrNoneSchema,
  alle: MinuteOrNoneSchema,
  mis: Type.Enum(['GG', 'HH', 'QQ'], { description: 'GG: whole days' }),
  codcausale: Type.String(),
  numindividuale: Type.String(),
  stato: Type.Integer({ description: '10 to 70 (M4.1)' }),
  isIgnored: Type.Boolean(),
  ignoredId: Nullable(Type.String()),
});

/** The justification body (M3.17) with what is ours. */
export const JustificationBodySchema = Type.Object(
  {
    tipo: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    idcausale: Type.String({ maxLength: 20 }),
    codunitamisura: UnitSchema,
    datainizio: Type.Optional(SlashDaySchema),
    datafine: Type.Optional(SlashDaySchema),
    orainizio: Type.Optional(MinuteOrNoneSchema),
    orafine: Type.Optional(MinuteOrNoneSchema),
    quantita: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 24 }))),
    testo: Type.Optional(Type.String({ maxLength: 1000 })),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    ora: Type.Optional(
      Nullable(Type.Integer({ minimum: 0, maximum: 1439 }), { description: 'Of a clock-in correction' }),
    ),
    data: Type.Optional(SlashDaySchema),
    giornoriferimento: Type.Optional(SlashDaySchema),
    numindividuale: Type.Optional(Type.String({ description: 'RESP: for whom' })),
    norespaut: Type.Optional(Type.String({ description: 'Narrows only' })),
    documenti: Type.Optional(Type.Array(IdSchema, { maxItems: 5, description: 'Files of the own area' })),
    serie: Type.Optional(
      Type.Array(SlashDaySchema, { maxItems: 62, description: 'Further first days, decided once with it' }),
    ),
  },
  { additionalProperties: false },
);

/** What a row of several came to (E3.42, E3.43). */
export const DecidedRowSchema = Type.Object({
  id: Type.String(),
  esito: Type.Integer({ description: '0: done; 1: not, `message` says why' }),
  type: Type.String({ description: 'tipo of the request' }),
  message: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
  standing: Nullable(RequestRowSchema, {
    description: 'What stands now; null: no such request for this person',
  }),
});

/** Never who: of a plant's own day. */
export const OverLimitSchema = Type.Array(
  Type.Object({
    day: SlashDaySchema,
    away: Type.Integer({ description: 'People of the plant: those approved, and those asked about' }),
    limit: Type.Integer({ description: 'Setting requests.mostAway of the plant on the day' }),
  }),
  { description: 'Days on which more people would be away than the plant wants' },
);
