import { withCells } from '@torre/domain/legality';
import type { PersonRoster, RosterCell } from '@torre/domain/legality';
import type { Absence, Activity } from '@torre/domain/counters';
import type { Day } from '@torre/domain/kernel';
import type { WishedCell } from '../cells/index.ts';
import type { Days, DefinitionOn } from './person-rosters.reads.ts';

/** What would stand in a plant: cells, time away and activities that would come, over those of a draft. */
export interface WishedRoster {
  readonly cells: readonly WishedCell[];
  readonly drafted?: readonly WishedCell[];
  readonly absences?: readonly { readonly employeeId: string; readonly absence: Absence }[];
  readonly activities?: readonly { readonly employeeId: string; readonly activity: Activity }[];
  /** Ids of absences that count neither before nor after. */
  readonly without?: ReadonlySet<string>;
}

/** Whose roster would change, and on which days. */
export interface ChangedDays extends Days {
  readonly employees: readonly string[];
}

/** null: nobody's roster. */
export function changedBy(wished: WishedRoster): ChangedDays | null {
  const { cells, absences = [], activities = [] } = wished;
  const parts = [
    ...cells.map(({ employeeId, day }) => ({ employeeId, from: day, to: day })),
    ...absences.map(({ employeeId, absence }) => ({
      employeeId,
      from: absence.fromDay,
      to: absence.toDay,
    })),
    ...activities.map(({ employeeId, activity }) => ({ employeeId, from: activity.day, to: activity.day })),
  ];
  return whole(parts);
}

/** As `changedBy`, of cells. */
export const daysOf = (cells: readonly { readonly employeeId: string; readonly day: Day }[]) =>
  whole(cells.map(({ employeeId, day }) => ({ employeeId, from: day, to: day })));

function whole(parts: readonly (Days & { readonly employeeId: string })[]): ChangedDays | null {
  const [first] = parts;
  if (first === undefined) return null;
  const least = parts.reduce((found, { from }) => (from < found ? from : found), first.from);
  const last = parts.reduce((found, { to }) => (to > found ? to : found), first.to);
  return { employees: [...new Set(parts.map(({ employeeId }) => employeeId))], from: least, to: last };
}

/** A wish as far as it concerns each person that it changes. */
export function wishesOf(wished: WishedRoster): ReadonlyMap<string, WishedRoster> {
  const { cells, drafted = [], absences = [], activities = [], without } = wished;
  const nameOf = ({ employeeId }: { readonly employeeId: string }): string => employeeId;
  const [byCells, byDraft, byAbsences, byActivities] = [
    Map.groupBy(cells, nameOf),
    Map.groupBy(drafted, nameOf),
    Map.groupBy(absences, nameOf),
    Map.groupBy(activities, nameOf),
  ];
  return new Map(
    (changedBy(wished)?.employees ?? []).map((employeeId) => [
      employeeId,
      {
        cells: byCells.get(employeeId) ?? [],
        drafted: byDraft.get(employeeId) ?? [],
        absences: byAbsences.get(employeeId) ?? [],
        activities: byActivities.get(employeeId) ?? [],
        ...(without && { without }),
      },
    ]),
  );
}

/** The roster of a person without the own wish at the plant, and with it. */
export function rostersWith(
  roster: PersonRoster,
  icao: string,
  { cells, drafted = [], absences = [], activities = [], without }: WishedRoster,
  definitionOn: DefinitionOn,
): { readonly before: PersonRoster; readonly after: PersonRoster } {
  const standing = without
    ? { ...roster, absences: roster.absences.filter(({ absenceId }) => !without.has(absenceId)) }
    : roster;
  const placed = (wanted: readonly WishedCell[]): ReadonlyMap<Day, RosterCell | null> =>
    new Map(wanted.map((cell) => [cell.day, rosterCell(icao, cell, definitionOn)]));
  const before = drafted.length === 0 ? standing : withCells(standing, placed(drafted));
  const after = withCells(before, placed(cells));
  const added = activities.map(({ activity }) => ({ ...activity, icao }));
  return {
    before,
    after: {
      ...after,
      absences: [...after.absences, ...absences.map(({ absence }) => absence)],
      activities: [...after.activities, ...added],
      overtime: [...after.overtime, ...added.filter(({ code }) => code === 'STR')],
    },
  };
}

function rosterCell(
  icao: string,
  { day, turn, start, end, marks }: WishedCell,
  definitionOn: DefinitionOn,
): RosterCell | null {
  if (turn === null) return null;
  return {
    icao,
    day,
    turn,
    definition: definitionOn(icao, turn, day),
    start,
    end,
    ownTimes: marks.includes('t'),
  };
}
