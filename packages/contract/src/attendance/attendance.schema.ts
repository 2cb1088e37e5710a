import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, Nullable } from '../fields.schema.ts';
import { CauseSchema } from '../requests/cause.schema.ts';
import { BalanceRowSchema } from '../requests/own-request.schema.ts';
import { AbsenceEventSchema } from '../requests/request-row.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';

const SlashDaySchema = Type.String({ description: 'YYYY/MM/DD (E7.6.13)' });
const Asked = Type.Optional(SlashDaySchema);
const Further = Type.Optional(
  Type.String({ description: 'Narrows what the session may see; never widens it' }),
);
const MinuteSchema = Type.Integer({
  description:
    'Minutes from midnight of `data`, as the clock shows them; below 0 on the day before, from 1440 on the day after',
});
const MinuteOrNone = Nullable(MinuteSchema);
const RetSchema = Type.Integer({ description: '1: done' });
const Code = Type.String();

export const PunchRowSchema = Type.Object(
  {
    data: SlashDaySchema,
    type: Type.Union([Type.Literal('E'), Type.Literal('U')], { description: 'E: entrata, U: uscita' }),
    status: Type.Union([Type.Literal('V'), Type.Literal('G'), Type.Literal('E')], {
      description: 'V: it counts; G: a correction that nobody has decided on; E: its other punch is missing',
    }),
    time: Type.String({ description: 'HH:mm' }),
    causale: Nullable(Type.String(), { description: 'OTE or OTU; null: of the clock' }),
  },
  { description: 'A clock-in row (M3.48), in order of time' },
);

export const PerformanceEntrySchema = Type.Object(
  {
    data: SlashDaySchema,
    status: Type.Union([Type.Literal('V'), Type.Literal('G'), Type.Literal('R'), Type.Literal('E')], {
      description: 'V covered, G a justification waits, R uncovered, E contradictory',
    }),
    prestazione: Nullable(Type.String(), {
      description: 'Shift or timetable; null where nothing was planned',
    }),
    durata: Type.Integer({ description: 'Elapsed minutes; 0 where a punch is missing' }),
    causale: Nullable(Type.String()),
    dalle: MinuteOrNone,
    alle: MinuteOrNone,
    motivo: Nullable(
      Type.Union([
        Type.Literal('exit-missing'),
        Type.Literal('entrance-missing'),
        Type.Literal('not-planned'),
        Type.Literal('while-away'),
      ]),
      { description: 'Why a row contradicts itself' },
    ),
    giustificabile: Type.Boolean({ description: 'Opens the justification (M2.4.28)' }),
  },
  { description: 'A row of the performance list (M2.4.26)' },
);

const TIMES = {
  entrata1: MinuteSchema,
  uscita1: MinuteSchema,
  entrata2: MinuteOrNone,
  uscita2: MinuteOrNone,
};

export const DayTimetableSchema = Type.Object(
  { data: SlashDaySchema, codorario: Code, desorario: Type.String(), tipologia: Type.String(), ...TIMES },
  { description: 'The timetable of a day' },
);

export const ServiceEntrySchema = Type.Object({
  idservizio: Type.String(),
  servizio: Type.String(),
  descrizione: Type.String(),
});

/** One answer for all services: each fills its own list, the others are absent. */
export const AttendanceReplySchema = Type.Object({
  ris: Type.Object({
    ret: RetSchema,
    gestito: Type.Optional(
      Type.Boolean({ description: 'false: the hours of the category are kept elsewhere (M6.05)' }),
    ),
    servizi: Type.Optional(Type.Array(ServiceEntrySchema)),
    timbrature: Type.Optional(Type.Array(PunchRowSchema)),
    stato: Type.Optional(Type.Array(PerformanceEntrySchema)),
    orario: Type.Optional(Type.Array(DayTimetableSchema)),
    causali: Type.Optional(Type.Array(CauseSchema)),
    eventi: Type.Optional(Type.Array(AbsenceEventSchema)),
    saldi: Type.Optional(Type.Array(BalanceRowSchema)),
  }),
});

export const readAttendanceSchema = callSchema(
  'readAttendance',
  'Presenze di una persona: stato, timbrature, orario e gli altri servizi',
  {
    query: Type.Object({
      idservizio: Type.String({ description: 'Value of the service, as the configuration has it' }),
      modo: Type.Optional(
        Type.Union([Type.Literal('DIPE'), Type.Literal('RESP')], { description: 'DIPE: of oneself alone' }),
      ),
      dal: Asked,
      al: Asked,
      data: Asked,
      numindividuale: Type.Optional(Type.String({ description: 'Whose; without it of who asks' })),
      norespaut: Further,
      estraidoc: Further,
      codop: Type.Optional(Type.String({ description: 'I or C change something: POST alone (405)' })),
      filtrostato: Type.Optional(Type.String({ description: 'States of events, separated by , or |' })),
      estraiuo: Further,
      filtrouo: Type.Optional(
        Type.String({ description: 'RESP: units whose events are read; without icao they name the plant' }),
      ),
      matricola: Further,
      icao: Type.Optional(Type.String({ description: 'RESP: the plant whose events are read' })),
    }),
    reply: AttendanceReplySchema,
  },
);

export const attendanceActivitiesSchema = callSchema(
  'attendanceActivities',
  'Le proprie attività secondarie di un periodo',
  {
    query: Type.Object({
      dal: SlashDaySchema,
      al: SlashDaySchema,
      modo: Type.Optional(Type.String({ description: 'DIPE' })),
      estraidoc: Type.Optional(Type.String({ description: 'B64; activities carry no documents' })),
    }),
    reply: Type.Object({
      ris: Type.Object({
        ret: RetSchema,
        attivita: Type.Array(
          Type.Object({
            idattivita: Type.String(),
            data: SlashDaySchema,
            codice: Code,
            dalle: MinuteOrNone,
            alle: MinuteOrNone,
          }),
          { description: 'In order of time; without times: the whole shift' },
        ),
      }),
    }),
  },
);

/** What stands for a day: the roster's shift, or the timetable of day staff. */
export const AttendancePlanSchema = Type.Object({
  code: Code,
  description: Nullable(Type.String()),
  isWork: Type.Boolean({ description: 'Punches are expected: work of the roster, or a timetable' }),
  spans: Type.Array(Type.Object({ from: MinuteSchema, to: MinuteSchema }), {
    description: 'One, or two halves; none of a shift without times',
  }),
});

export const OwnAttendanceDaySchema = Type.Object({
  date: DaySchema,
  isKeptElsewhere: Type.Boolean({ description: 'The hours of the category are kept elsewhere (M6.05)' }),
  planned: Nullable(AttendancePlanSchema),
  punches: Type.Array(PunchRowSchema),
  results: Type.Array(PerformanceEntrySchema),
});

const ATTENDANCE_DAYS = Type.Object({
  outcome: OutcomeSchema,
  days: Type.Array(OwnAttendanceDaySchema, {
    description: 'The days asked for that may be seen, in their order',
  }),
  causes: Type.Array(Type.Object({ code: Code, description: Type.String() }), {
    description: 'Those that results and punches name, as they are called on the last day',
  }),
});

export const ownAttendanceSchema = callSchema(
  'ownAttendance',
  'Le proprie giornate: turno, timbrature, esito',
  { query: Type.Object({ from: Type.String(), to: Type.String() }), reply: ATTENDANCE_DAYS },
);

export const personAttendanceSchema = callSchema(
  'personAttendance',
  'Le giornate di una persona dell’impianto: turno, timbrature, esito',
  {
    query: Type.Object({ employeeId: Type.String(), from: Type.String(), to: Type.String() }),
    reply: ATTENDANCE_DAYS,
  },
);

export const timetableDirectorySchema = callSchema('timetableDirectory', 'Anagrafica degli orari', {
  reply: Type.Object({
    ris: Type.Object({
      ret: RetSchema,
      orario: Type.Array(
        Type.Object({
          idorario: Type.Integer(),
          codorario: Code,
          desorario: Type.String(),
          tipologia: Type.String(),
          ...TIMES,
        }),
      ),
    }),
  }),
});

export const tradeUnionsSchema = callSchema('tradeUnions', 'Sigle sindacali di oggi', {
  reply: Type.Object({
    outcome: OutcomeSchema,
    tradeUnions: Type.Array(Type.Object({ code: Code, label: Type.String() })),
  }),
});

const PunchFileBodySchema = Type.Object(
  {
    content: Type.String({
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      description: 'The file, xlsx or csv, in base64: Codice, Data, Ora, Tipo, Orologio',
    }),
  },
  { additionalProperties: false },
);

export const checkPunchesSchema = callSchema(
  'checkPunches',
  'Controlla un file di timbrature senza salvare niente',
  {
    body: PunchFileBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      read: Type.Integer({ description: 'Rows that are a punch' }),
      fresh: Type.Integer({
        description: 'What an import of the file would write; 0 where it has faults',
      }),
      people: Type.Integer({ description: 'Of how many people they are' }),
      from: Nullable(DaySchema, { description: 'The first day; null without a punch' }),
      to: Nullable(DaySchema),
      faultCount: Type.Integer(),
      faults: Type.Array(
        Type.Object({
          row: Type.Integer({ description: 'Counts from 1, the head included' }),
          messageIT: Type.String(),
          text: Type.Optional(OutcomeTextSchema),
        }),
        { description: 'The first 100, by row' },
      ),
    }),
  },
);

export const importPunchesSchema = callSchema(
  'importPunches',
  'Importa timbrature da un file xlsx o csv, ognuna una volta',
  {
    body: PunchFileBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      read: Type.Integer({ description: 'Punches of the file' }),
      written: Type.Integer({ description: 'Those that did not stand there yet' }),
    }),
  },
);
