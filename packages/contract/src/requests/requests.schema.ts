import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { positionQuery } from '../counters/row.schema.ts';
import { Nullable, VersionSchema } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import type { AnyList } from '../list/list.endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { CauseSchema } from './cause.schema.ts';
import { leaveRequestList, otherRequestList, ownRequestList, punchRequestList } from './request-list.ts';
import {
  AbsenceEventSchema,
  DecidedRowSchema,
  IdSchema,
  JustificationBodySchema,
  OverLimitSchema,
  RequestRowSchema,
  SlashDaySchema,
} from './request-row.schema.ts';

export * from './ignored.schema.ts';
export * from './own-request.schema.ts';
export { AbsenceEventSchema, CauseSchema, DecidedRowSchema, JustificationBodySchema, RequestRowSchema };

const Further = Type.Optional(Type.String({ description: 'Narrows what the session may see' }));
const ModeSchema = Type.Optional(
  Type.Enum(['DIPE', 'RESP'], { description: 'DIPE: of oneself; RESP: a disposition of a manager' }),
);
const REQUESTS = { outcome: OutcomeSchema, requests: Type.Array(RequestRowSchema) };

/** A row to delete (M3.15): what it says beside the id has to be so, or it is another row than the one that was seen. */
const DeleteBodySchema = Type.Object(
  {
    id: IdSchema,
    tipo: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 9 }), Type.String({ maxLength: 20 })], {
        description: '0: a justification; other: a disposition (M3.16)',
      }),
    ),
    causale: Type.Optional(Type.String({ maxLength: 20, description: 'Its code' })),
    documenti: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'How many it had' })),
    statoNum: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        description: 'The state that was seen; 412 where another stands',
      }),
    ),
    version: Type.Optional(VersionSchema),
  },
  { additionalProperties: false },
);

/** A document as a form: a file of its owner, named afterwards in `documenti` by its `docId`. */
const DocumentFormSchema = Type.Object(
  {
    nomeFile: Type.String({ minLength: 1, maxLength: 255 }),
    documento: Type.String({ minLength: 1, maxLength: 3_000_000, description: 'The file, in base64' }),
  },
  { additionalProperties: false },
);

export const writeJustificationSchema = callSchema(
  'writeJustification',
  'Inserisce (I) o cancella (C) un giustificativo, o carica un documento come modulo',
  {
    query: Type.Object({
      codop: Type.Enum(['I', 'C']),
      idservizio: Further,
      modo: ModeSchema,
      norespaut: Further,
      numindividuale: Further,
      estraidoc: Further,
      matricola: Further,
      icao: Further,
    }),
    body: Type.Union([JustificationBodySchema, DeleteBodySchema, DocumentFormSchema]),
    reply: Type.Object({
      outcome: OutcomeSchema,
      ris: Type.Object({
        ret: Type.Integer({ description: '1: done' }),
        esito: Type.Array(Type.Object({ id: Type.String(), esito: Type.Integer(), msg: Type.String() })),
      }),
      requests: Type.Array(RequestRowSchema, { description: 'What stands now, a series with all its rows' }),
      docId: Type.Optional(Type.String({ description: 'Of a form: the file, once it is checked' })),
    }),
  },
);

/** One of the list in `jsoninput`. */
export const DecisionSchema = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    tipo: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 9 }), Type.String({ maxLength: 20 })]),
    ),
    operazione: Type.Enum(['A', 'R', 'C', 'V'], { description: 'M4.6.01, M4.6.12' }),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    version: Type.Optional(VersionSchema),
  },
  { additionalProperties: false },
);
/** Most rows of one call: a tab of 200 waits for as many answers. */
export const DecisionsSchema = Type.Array(DecisionSchema, { minItems: 1, maxItems: 200 });

export const decideRequestsSchema = callSchema('decideRequests', 'Decide delle richieste, riga per riga', {
  query: Type.Object({
    jsoninput: Type.Optional(Type.String({ description: 'Encoded JSON: a list of decisions' })),
  }),
  // null: none came, the list stands in the address
  body: Nullable(
    Type.Object({ jsoninput: Type.String({ maxLength: 200_000 }) }, { additionalProperties: false }),
  ),
  reply: Type.Object({
    outcome: OutcomeSchema,
    result: Type.Object({
      ret: Type.Integer({ description: '1: every row was answered' }),
      requests: Type.Array(DecidedRowSchema),
    }),
  }),
});

const page = <L extends AnyList>(list: L) => {
  const parts = pageParts(list, RequestRowSchema);
  return { ...parts, query: Type.Object({ ...parts.query.properties, plant: Type.String() }) };
};
const file = <L extends AnyList>(list: L) => {
  const parts = exportParts(list);
  return { ...parts, query: Type.Object({ ...parts.query.properties, plant: Type.String() }) };
};
export const listLeaveRequestsSchema = callSchema(
  'listLeaveRequests',
  'Richieste di ferie',
  page(leaveRequestList),
);
export const listPunchRequestsSchema = callSchema(
  'listPunchRequests',
  'Richieste di timbratura',
  page(punchRequestList),
);
export const listOtherRequestsSchema = callSchema(
  'listOtherRequests',
  'Altre richieste',
  page(otherRequestList),
);
export const exportLeaveRequestsSchema = callSchema(
  'exportLeaveRequests',
  'Ferie come file',
  file(leaveRequestList),
);
export const exportPunchRequestsSchema = callSchema(
  'exportPunchRequests',
  'Timbrature come file',
  file(punchRequestList),
);
export const exportOtherRequestsSchema = callSchema(
  'exportOtherRequests',
  'Altre richieste come file',
  file(otherRequestList),
);

export const listOwnRequestsSchema = callSchema(
  'listOwnRequests',
  'Le proprie richieste',
  pageParts(ownRequestList, RequestRowSchema),
);

const CountsSchema = Type.Object({ pending: Type.Integer(), handled: Type.Integer() });
export const countRequestsSchema = callSchema('countRequests', 'Quante richieste per scheda', {
  query: Type.Object({ plant: Type.String(), position: Type.Optional(positionQuery) }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    ferie: CountsSchema,
    timbrature: CountsSchema,
    altro: CountsSchema,
  }),
});

export const managerEventsSchema = callSchema('managerEvents', 'Richieste di un impianto in un periodo', {
  query: Type.Object({
    dal: Type.String({ description: 'YYYY/MM/DD' }),
    al: Type.String({ description: 'YYYY/MM/DD, included' }),
    norespaut: Type.Optional(
      Type.String({
        description: 'S, the default (M7.54): all of the plant; N: what who asks decides on or decided',
      }),
    ),
    numindividuale: Further,
    filtrostato: Type.Optional(Type.String({ description: 'States separated by , or |' })),
    icao: Further,
    filtrouo: Type.Optional(Type.String({ description: 'Units; without a plant they name it (E6.08)' })),
  }),
  reply: Type.Object(REQUESTS),
});

export const requestsOfDaySchema = callSchema('requestsOfDay', 'Richieste di un giorno', {
  query: Type.Object({
    plant: Type.String(),
    from: Type.String({ description: 'YYYY/MM/DD' }),
    to: Type.String({ description: 'YYYY/MM/DD' }),
    jsoninput: Type.Optional(Type.String({ description: '{ numindividuale }' })),
  }),
  reply: Type.Object(REQUESTS),
});

export const listCausesSchema = callSchema('listCauses', 'Causali', {
  reply: Type.Object({ outcome: OutcomeSchema, causali: Type.Array(CauseSchema) }),
});

export const RequestEffectSchema = Type.Object({
  id: IdSchema,
  shortDays: Type.Array(SlashDaySchema, {
    description: 'Days on which a slot would lack more than without it',
  }),
  slots: Type.Array(
    Type.Object({
      day: SlashDaySchema,
      timeslotId: Type.String(),
      description: Type.String({ description: 'Name of the timeslot' }),
      before: Type.Integer({ description: 'Positions that stay empty without the request' }),
      after: Type.Integer(),
    }),
    { description: 'The slots that get worse, the worst first; five at most' },
  ),
  overLimit: OverLimitSchema,
});
export const awayIfApprovedSchema = callSchema(
  'awayIfApproved',
  'Se approvare queste richieste insieme supera il limite di assenti dell’impianto',
  {
    body: Type.Object(
      { plant: Type.String(), ids: Type.Array(IdSchema, { minItems: 1, maxItems: 2000 }) },
      { additionalProperties: false },
    ),
    reply: Type.Object({ outcome: OutcomeSchema, overLimit: OverLimitSchema }),
  },
);

export const requestEffectsSchema = callSchema('requestEffects', 'Effetto delle richieste sui contatori', {
  body: Type.Object(
    { plant: Type.String(), ids: Type.Array(IdSchema, { minItems: 1, maxItems: 50 }) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, effects: Type.Array(RequestEffectSchema) }),
});
