import type { AllowedAction, DivisionEntry, SessionReply, Timeslot } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE, isManager } from '@torre/domain/identity';
import { compactDay, compactMinutes, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { rightsMark, type Principal } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import { PRODUCT } from '../../platform/product.ts';
import type { SessionDeps } from './identity-deps.ts';

/** GET /session: the session data of the specification without its tokens (A18, A33). */
export async function readSession(
  {
    config,
    db,
    clock,
    configuration,
    readSessionCauses,
  }: Pick<SessionDeps, 'config' | 'db' | 'clock' | 'configuration' | 'readSessionCauses'>,
  principal: Principal,
): Promise<SessionReply> {
  const plants = plantsOf(principal);
  const person = await readPerson(db, principal);
  const divisionList = await readDivisions(db, plants ?? [], clock.today());
  const hasEnded = (plant: string): boolean =>
    divisionList.some(({ icao, endedOn }) => icao === plant && endedOn !== undefined);
  const selected =
    plants?.find((icao) => icao === person.selected) ??
    plants?.find((icao) => !hasEnded(icao)) ??
    plants?.[0] ??
    null;
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    utente: {
      userName: principal.userName,
      nome: principal.name,
      cognome: principal.surname,
      ruoli: [...principal.roles].map((ruolo) => ({ ruolo })),
      responsabile: principal.responsabile,
      responsabileH35: principal.responsabileH35,
      societa: person.company,
      codicePersonale: principal.employeeId,
      categoria: principal.category,
      descrizioneUO: person.unitName,
      tipoPersona: person.personType,
    },
    plants,
    managerPlants: principal.responsabile ? principal.managedPlants : [],
    selectedImpiantoIcao: selected,
    divisionId: divisionList.find((division) => division.icao === selected)?.divisionId ?? null,
    divisionList,
    ownPlant: principal.plant,
    unitCodes: await readUnitCodes(db, principal, clock.today()),
    causali: await readSessionCauses(principal.employeeId),
    plantSettings: Object.fromEntries(
      [...new Set([...(plants ?? []), principal.plant ?? '-'])]
        .filter((icao) => icao !== '-')
        .map((icao) => [
          icao,
          {
            editWindow: configuration.editWindow(icao),
            weeklyMinutes: configuration.weeklyMinutes(icao),
            night: configuration.nightWindow(icao),
          },
        ]),
    ),
    plantTimeout: {},
    plantTimeslots: await readTimeslots(db, plants ?? [], clock.today()),
    plantActivities: [],
    plantEmployees: [],
    preferredShifts: [],
    shifts: [],
    calendarSnapshot: null,
    allowedActions: allowedActionsOf(principal),
    product: PRODUCT,
    today: compactDay(clock.today()),
    now: clock.now().toString(),
    sessionLabel: principal.sessionLabel,
    rights: rightsMark(principal),
    expiresAt: Temporal.Instant.fromEpochMilliseconds(principal.expiresAt).toString(),
    mustChangePassword: principal.mustChangePassword,
    externalRedirect: config.oidc !== null,
  };
}

/**
 * The plants list that the plants guard asks for: a manager's plants, which may be `['-']` (B47); anybody else's
 * own plant; null when there is none.
 */
export function plantsOf(principal: Principal): readonly string[] | null {
  const plants = isManager(principal)
    ? principal.managedPlants
    : [principal.plant].filter((icao) => icao !== null);
  return plants.length > 0 ? plants : null;
}

function allowedActionsOf(principal: Principal): AllowedAction[] {
  const rules: readonly (readonly [AllowedAction, boolean])[] = [
    ['manage-roster', isManager(principal) && plantsOf(principal) !== null],
    ['see-own-calendar', principal.seesShifts],
    ['administer', principal.roles.has(ROLE.admin)],
    ['keep-qualifications', principal.roles.has(ROLE.hr)],
    ['edit-content', principal.roles.has(ROLE.editor) || principal.roles.has(ROLE.approver)],
  ];
  return rules.filter(([, holds]) => holds).map(([action]) => action);
}

interface PersonRow {
  company: string;
  personType: string;
  unitName: string;
  selected: string | null;
}

async function readPerson(db: Database, principal: Principal): Promise<PersonRow> {
  const { rows } = await db.query<PersonRow>(
    `select e.company, e.person_type as "personType", s.selected_icao as selected,
            coalesce((select u.name from unit u where u.unit_code = $3), '') as "unitName"
       from employee e, session s where e.employee_id = $1 and s.label = $2`,
    [principal.employeeId, principal.sessionLabel, principal.unitCode],
  );
  return rows[0]!;
}

async function readDivisions(db: Database, plants: readonly string[], today: Day): Promise<DivisionEntry[]> {
  const { rows } = await db.query<DivisionEntry & { ended: string | null }>(
    `select d.division_id as "divisionId", p.icao, p.name, d.name as "divisionName", p.is_strategic as "isStrategic",
         case when least(p.valid_to, d.valid_to) < $2 then to_char(least(p.valid_to, d.valid_to), 'YYYYMMDD') end as ended
       from division d join plant p using (icao) where p.icao = any($1) order by p.ord`,
    [plants, isoDay(today)],
  );
  return rows.map(({ ended, ...division }) => (ended === null ? division : { ...division, endedOn: ended }));
}

/** Today's unit codes whose rosters the person looks after: an H35 manager's plants' units, else the own unit. */
async function readUnitCodes(db: Database, principal: Principal, today: Day): Promise<string[]> {
  if (!principal.responsabileH35) return principal.unitCode === null ? [] : [principal.unitCode];
  const { rows } = await db.query<{ unit_code: string }>(
    `select unit_code from unit
      where icao = any($1) and coalesce(valid_to, 'infinity') >= $2 order by unit_code`,
    [principal.managedPlants, isoDay(today)],
  );
  return rows.map((row) => row.unit_code);
}

/** By plant, those of a day in their order. */
async function readTimeslots(
  db: Database,
  plants: readonly string[],
  day: Day,
): Promise<Record<string, Timeslot[]>> {
  const { rows } = await db.query(
    `select icao, timeslot_id, description, begin_time, end_time, kind from timeslot
      where icao = any($1) and valid_from <= $2 and coalesce(valid_to, 'infinity') >= $2 order by icao, ord`,
    [plants, isoDay(day)],
  );
  const slots: Record<string, Timeslot[]> = {};
  for (const row of rows) {
    (slots[row.icao] ??= []).push({
      timeslotId: row.timeslot_id,
      description: row.description,
      beginTime: compactMinutes(row.begin_time),
      endTime: compactMinutes(row.end_time % 1440),
      kind: row.kind,
    });
  }
  return slots;
}
