import { qualificationList } from '@torre/contract/qualifications';
import type { HeldQualification, QualificationRow } from '@torre/contract/qualifications';
import { ASKED_OF_LICENSED, EXPIRING_DAYS } from '@torre/domain/counters';
import { ROLE } from '@torre/domain/identity';
import { dayFromIso, displayDay, isoDay } from '@torre/domain/kernel';
import type { AreaDeps } from '../../platform/deps.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import type { ListSource } from '../../platform/list/list-source.ts';
import { asksForQualifications } from './asked-qualifications.ts';

/** A state without an end stands as NO_END. */
const NO_END = '9999-12-31';
const NEVER = '0001-01-01';
const KINDS = ['licence', 'medical', 'english', 'suspension'] as const;
const ASKED_KINDS = ASKED_OF_LICENSED.map((kind) => kind.toLowerCase());

/**
 * By kind: the last day of the last state, whether one holds today, the last day before today, and the first from today on
 * that no state follows.
 */
const HELD = KINDS.map((kind) => {
  const of = `kind = '${kind.toUpperCase()}'`;
  return `max(last_day) filter (where ${of}) as ${kind},
    coalesce(bool_or(valid_from <= $1::date and last_day >= $1::date) filter (where ${of}), false) as ${kind}_now,
    max(last_day) filter (where ${of} and last_day < $1::date) as ${kind}_ended,
    min(last_day) filter (where ${of} and last_day >= $1::date and is_end) as ${kind}_ends`;
}).join(',\n    ');
const STATES_OF_PERSON = `
  select kind, valid_from, coalesce(valid_to, '${NO_END}') as last_day,
    coalesce(lead(valid_from) over (partition by kind order by valid_from) > valid_to + 1, true) as is_end
  from qualification where employee_id = e.employee_id`;

const ASKED = asksForQualifications('e.employee_id', '$1::date');
const LACKS = `asked.is_asked and not (${ASKED_KINDS.map((kind) => `held.${kind}_now`).join(' and ')})`;
/** As `qualificationGaps` judges it. */
const ENDS_SOON = `asked.is_asked and (${ASKED_KINDS.map(
  (kind) => `(held.${kind}_now and held.${kind}_ends <= $1::date + ${EXPIRING_DAYS})`,
).join(' or ')})`;
const STATES = `array_remove(array[
  case when held.suspension_now then 'sospesa' end,
  case when ${LACKS} then 'manca' end,
  case when ${ENDS_SOON} then 'in scadenza' end,
  case when asked.is_asked and not held.suspension_now and not (${LACKS}) and not (${ENDS_SOON}) then 'in regola' end], null)`;

/** Everybody who works today, with what they hold and how it stands. `$1`: today. */
export const QUALIFIED_PEOPLE = `employee e
    join assignment x on x.employee_id = e.employee_id
      and x.valid_from <= $1::date and (x.valid_to is null or x.valid_to >= $1::date)
    cross join lateral (select ${HELD} from (${STATES_OF_PERSON}) q) held
    cross join lateral (select ${ASKED} as is_asked) asked
    cross join lateral (select ${STATES} as states) judged`;

/** `$1`: today. */
const SOURCE: ListSource<typeof qualificationList> = {
  list: qualificationList,
  select: `e.employee_id, e.name, e.surname, x.category, x.icao, asked.is_asked, judged.states,
    ${KINDS.map((kind) => `held.${kind}::text, held.${kind}_now`).join(', ')}`,
  from: QUALIFIED_PEOPLE,
  id: { sql: 'e.employee_id', type: 'text' },
  columns: {
    nome: { sql: "concat_ws(' ', e.surname, e.name, e.surname)", order: "e.surname || ' ' || e.name" },
    code: { sql: 'e.employee_id' },
    plant: { sql: 'x.icao', order: "coalesce(x.icao, '')" },
    categoria: { sql: 'x.category' },
    stato: { sql: 'judged.states', where: 'judged.states && $' },
    licence: { sql: 'held.licence', order: `coalesce(held.licence, '${NEVER}')`, type: 'date' },
    medical: { sql: 'held.medical', order: `coalesce(held.medical, '${NEVER}')`, type: 'date' },
    english: { sql: 'held.english', order: `coalesce(held.english, '${NEVER}')`, type: 'date' },
    suspension: { sql: 'held.suspension', order: `coalesce(held.suspension, '${NEVER}')`, type: 'date' },
  },
};

type Kind = (typeof KINDS)[number];

interface Row extends Record<Kind, string | null>, Record<`${Kind}_now`, boolean> {
  employee_id: string;
  name: string;
  surname: string;
  category: string | null;
  icao: string | null;
  is_asked: boolean;
  states: QualificationRow['stati'];
}

/** Qualifications of everybody who works today; HR alone. */
export const qualificationDesk = ({ db, clock }: Pick<AreaDeps, 'db' | 'clock'>) =>
  new ListDesk(db, {
    source: SOURCE,
    given: () => [isoDay(clock.today())],
    rows: (raw: readonly Row[]) => raw.map(qualificationRow),
    asSystemFor: ROLE.hr,
  });

function qualificationRow(row: Row): QualificationRow {
  const heldOf = (kind: Kind): HeldQualification | null => {
    const last = row[kind];
    if (last === null) return null;
    return { holds: row[`${kind}_now`], lastDay: last === NO_END ? null : displayDay(dayFromIso(last)!) };
  };
  return {
    employeeId: row.employee_id,
    nome: row.name,
    cognome: row.surname,
    plant: row.icao,
    categoria: row.category,
    isAsked: row.is_asked,
    stati: row.states,
    licence: heldOf('licence'),
    medical: heldOf('medical'),
    english: heldOf('english'),
    suspension: heldOf('suspension'),
  };
}
