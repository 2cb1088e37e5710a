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

/** Whose roster would change, and on which days; null: nobody's. */
export function changedBy(wished: WishedRoster): (Days & { readonly employees: readonly string[] }) | null {
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
  if (parts.length === 0) return null;
  const least = parts.reduce((found, { from }) => (from < found ? from : found), parts[0]!.from);
  const last = parts.reduce((found, { to }) => (to > found ? to : found), parts[0]!.to);
  return { employees: [...new Set(parts.map(({ employeeId }) => employeeId))], from: least, to: last };
}

/** Rosters of a person of the plant without the wish, and with it. */
export function rostersWith(
  roster: PersonRoster,
  employeeId: string,
  icao: string,
  { cells, drafted = [], absences = [], activities = [], without }: WishedRoster,
  definitionOn: DefinitionOn,
): { readonly before: PersonRoster; readonly after: PersonRoster } {
  const standing = without
    ? { ...roster, absences: roster.absences.filter(({ absenceId }) => !without.has(absenceId)) }
    : roster;
  const placed = (wished: readonly WishedCell[]): ReadonlyMap<Day, RosterCell | null> =>
    new Map(
      wished
        .filter((cell) => cell.employeeId === employeeId)
        .map((cell) => [cell.day, rosterCell(icao, cell, definitionOn)]),
    );
  const before = drafted.length === 0 ? standing : withCells(standing, placed(drafted));
  const after = withCells(before, placed(cells));
  return {
    before,
    after: {
      ...after,
      absences: [...after.absences, ...own(absences, employeeId).map(({ absence }) => absence)],
      activities: [
        ...after.activities,
        ...own(activities, employeeId).map(({ activity }) => ({ ...activity, icao })),
      ],
    },
  };
}

const own = <T extends { readonly employeeId: string }>(
  all: readonly T[],
  employeeId: string,
): readonly T[] => all.filter((one) => one.employeeId === employeeId);

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
