import type { PresenceSpan, Wish, WishedWithdrawals } from '@torre/domain/counters';
import type { Day } from '@torre/domain/kernel';
import { overtimeOn, spansOf } from './counters-input.ts';
import type { TimeAway } from './counters.reads.ts';
import type { WantedChange } from './wanted-change.ts';

/** What stands in a month, for who asks what would stand instead. */
export interface StandingMonth {
  /** Index of a person; undefined for whom the month does not count. */
  readonly personOf: (employeeId: string) => number | undefined;
  /** By personnel code; who has nothing is missing. */
  readonly away: () => ReadonlyMap<string, TimeAway>;
  /** Personnel code of whose absence it is; undefined for one that the month does not know. */
  readonly holderOf: (absenceId: string) => string | undefined;
  readonly withdrawals: (person: number, away: TimeAway) => WishedWithdrawals['withdrawals'];
  /** The shift of a competence date, without overtime; nothing for a day that the month does not reach. */
  readonly shiftOn: (person: number, day: Day) => readonly PresenceSpan[];
  /** Whether a shift of this competence date can be counted. */
  readonly reaches: (day: Day) => boolean;
}

/** Whose absence each is, by its id. */
export function holdersOf(away: ReadonlyMap<string, TimeAway>): ReadonlyMap<string, string> {
  return new Map(
    [...away].flatMap(([employeeId, { absences }]) =>
      absences.map(({ absenceId }): [string, string] => [absenceId, employeeId]),
    ),
  );
}

const NOTHING: TimeAway = { absences: [], activities: [] };

/**
 * What the counters are to count of a change: the people whom it names and those of the absences that are left out.
 * Without the change itself: what its `drafted` and `without` make of the month.
 */
export function wishOf(month: StandingMonth, wanted: WantedChange, withChange: boolean): Wish {
  const change = withChange ? wanted : { ...wanted, cells: [], absences: [], activities: [] };
  const then = awayThen(month, change);
  return {
    presence: presenceThen(
      month,
      change,
      (employeeId) => then.get(employeeId) ?? month.away().get(employeeId),
    ),
    withdrawals: [...then].flatMap(([employeeId, away]) => {
      const personIndex = month.personOf(employeeId);
      return personIndex === undefined
        ? []
        : [{ personIndex, withdrawals: month.withdrawals(personIndex, away) }];
    }),
  };
}

/** All absences and activities of those for whom they change, by personnel code. */
function awayThen(
  month: StandingMonth,
  { absences, activities, without }: WantedChange,
): ReadonlyMap<string, TimeAway> {
  const concerned = new Map<string, TimeAway>();
  for (const absenceId of without) {
    const holder = month.holderOf(absenceId);
    const away = holder === undefined ? undefined : month.away().get(holder);
    if (holder !== undefined && away !== undefined) concerned.set(holder, away);
  }
  for (const { employeeId } of [...absences, ...activities])
    concerned.set(employeeId, month.away().get(employeeId) ?? NOTHING);
  const own = <T extends { readonly employeeId: string }>(
    all: readonly T[],
    employeeId: string,
  ): readonly T[] => all.filter((one) => one.employeeId === employeeId);
  return new Map(
    [...concerned].map(([employeeId, away]): [string, TimeAway] => [
      employeeId,
      {
        absences: [
          ...away.absences.filter(({ absenceId }) => !without.has(absenceId)),
          ...own(absences, employeeId).map(({ absence }) => absence),
        ],
        activities: [...away.activities, ...own(activities, employeeId).map(({ activity }) => activity)],
      },
    ]),
  );
}

/** The changed cells, each with the overtime that stands beside it then. */
function presenceThen(
  month: StandingMonth,
  { cells, drafted, activities }: WantedChange,
  awayOf: (employeeId: string) => TimeAway | undefined,
): Wish['presence'] {
  const shifts = new Map<string, Wish['presence'][number]>();
  const put = (employeeId: string, day: Day, shiftOf: (person: number) => readonly PresenceSpan[]): void => {
    const personIndex = month.personOf(employeeId);
    if (personIndex === undefined || !month.reaches(day)) return;
    const presence = [...shiftOf(personIndex), ...overtimeOn(awayOf(employeeId), day)];
    shifts.set(`${personIndex} ${day}`, { personIndex, day, presence });
  };
  // overtime that would come stands beside the shift that stands
  for (const { employeeId, activity } of activities)
    put(employeeId, activity.day, (person) => month.shiftOn(person, activity.day));
  // what would be changed in a draft stands over what the draft holds
  for (const { employeeId, day, shiftClass, start, end } of [...drafted, ...cells])
    put(employeeId, day, () => spansOf(shiftClass, start, end));
  return [...shifts.values()];
}
