import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, VersionSchema } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import type { AnyList } from '../list/list.endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { leaveRequestList, otherRequestList, ownRequestList, punchRequestList } from './request-list.ts';
import {
  DecidedRowSchema,
  IdSchema,
  JustificationBodySchema,
  RequestRowSchema,
} from './request-row.schema.ts';

export { DecidedRowSchema, JustificationBodySchema, RequestRowSchema };

const Further = Type.Optional(Type.String({ description: 'Narrows what the session may see' }));
const ModeSchema = Type.Optional(
  Type.Enum(['DIPE', 'RESP'], { description: 'DIPE: of oneself; RESP: a disposition of a manager' }),
);
const REQUESTS = { outcome: OutcomeSchema, requests: Type.Array(RequestRowSchema) };

const DeleteBodySchema = Type.Object(
  {
    id: IdSchema,
    tipo: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
    version: Type.Optional(VersionSchema),
  },
  { additionalProperties: false },
);

export const writeJustificationSchema = callSchema(
  'writeJustification',
  'Inserisce (I) o cancella (C) un giustificativo',
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
    body: Type.Union([JustificationBodySchema, DeleteBodySchema]),
    reply: Type.Object({
      outcome: OutcomeSchema,
      ris: Type.Object({
        ret: Type.Integer({ description: '1: done' }),
        esito: Type.Array(Type.Object({ id: Type.String(), esito: Type.Integer(), msg: Type.String() })),
      }),
      requests: Type.Array(RequestRowSchema, { description: 'What stands now, a series with all its rows' }),
    }),
  },
);

/** One of the list in `jsoninput`. */
export const DecisionSchema = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    tipo: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
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
  body: Type.Optional(
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
  query: Type.Object({ plant: Type.String() }),
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
    norespaut: Type.Optional(Type.String({ description: "Default 'S' (M7.54)" })),
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

export const CauseSchema = Type.Object({
  idcausale: Type.String(),
  descausale: Type.String(),
  gestdoc: Type.Enum(['', 'V', 'VIC']),
  insertable: Type.Boolean({ description: 'As this person may insert it today' }),
  category: Nullable(Type.String()),
  units: Type.Array(Type.Enum(['G', 'H', 'Q'])),
  oneTime: Type.Boolean({ description: 'A clock-in correction: `data` and `ora`' }),
});
export const listCausesSchema = callSchema('listCauses', 'Causali', {
  reply: Type.Object({ outcome: OutcomeSchema, causali: Type.Array(CauseSchema) }),
});

export const HistoryEntrySchema = Type.Object({
  operation: Type.String({ description: 'An operation of F1 to F13' }),
  actor: Type.String({ description: 'Surname and name' }),
  role: Type.Enum(['owner', 'manager', 'second', 'system']),
  at: Type.String({ description: 'YYYY/MM/DD HH:mm' }),
  note: Type.String(),
  from: Nullable(Type.Integer()),
  to: Type.Integer(),
});
export const readRequestSchema = callSchema('readRequest', 'Il dettaglio di una richiesta', {
  path: Type.Object({ id: IdSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    request: RequestRowSchema,
    history: Type.Array(HistoryEntrySchema),
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

const IgnoredBodySchema = Type.Object(
  {
    ignoredDate: Type.String({ pattern: '^\\d{8}$', description: 'YYYYMMDD' }),
    plant: Type.String(),
    timeslot: Type.String({ maxLength: 20 }),
    absencesIds: Type.Array(IdSchema, { minItems: 1, maxItems: 100 }),
  },
  { additionalProperties: false },
);
export const ignoreAbsencesSchema = callSchema('ignoreAbsences', 'Ignora delle assenze in una fascia', {
  body: IgnoredBodySchema,
  reply: Type.Object({ outcome: OutcomeSchema, ignoredId: Type.String() }),
});
export const considerAbsencesSchema = callSchema('considerAbsences', 'Considera di nuovo delle assenze', {
  body: IgnoredBodySchema,
  reply: Type.Object({ outcome: OutcomeSchema }),
});
export const ignoredAbsencesSchema = callSchema('ignoredAbsences', 'Assenze ignorate di un periodo', {
  query: Type.Object({
    dateFrom: Type.String({ description: 'YYYYMMDD' }),
    dateTo: Type.String({ description: 'YYYYMMDD' }),
    plant: Type.String(),
    timeslot: Type.Optional(Type.String()),
  }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    ignoredAbsences: Type.Array(
      Type.Object({
        ignoredId: Type.String(),
        absenceId: Type.String(),
        ignoredDate: Type.String(),
        plant: Type.String(),
        timeslot: Type.String(),
      }),
    ),
  }),
});
