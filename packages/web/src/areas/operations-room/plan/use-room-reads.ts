import { useQueries, useQuery } from '@tanstack/react-query';
import type {
  LogEntry,
  OperativeCalendar,
  OperativePlan,
  RoomPerson,
  RoomPosition,
} from '@torre/contract/operations-room';
import { MINUTES_PER_DAY, addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { RoomRules } from '@torre/domain/legality';
import { overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { useMemo } from 'react';
import {
  calendarsQuery,
  logQuery,
  planQuery,
  positionsQuery,
  rosterQuery,
} from '../operations-room.queries.ts';
import { sharedNotes } from './shared-notes.ts';

export interface RoomPlace {
  readonly plant: string;
  readonly division: string;
  readonly day: Day;
  /** What is looked at, in minutes from the day's midnight; a night begins before it. */
  readonly range: Span;
  /** Timeslot of the counter whose log is shown; null: the whole day's. */
  readonly slot: string | null;
}

export type RoomError = 'positions' | 'configuration' | 'log' | 'logAgain';

/** A plan on the board; `edited`: within what is looked at, and not of a day gone by. */
export interface ReadPlan {
  readonly plan: OperativePlan;
  readonly edited: boolean;
}

export interface RoomReads {
  readonly errors: readonly RoomError[];
  readonly loading: boolean;
  readonly calendar: OperativeCalendar | null;
  /** null until all that is edited is there. */
  readonly plans: readonly ReadPlan[] | null;
  readonly positions: readonly RoomPosition[];
  readonly people: readonly RoomPerson[];
  readonly rules: RoomRules | null;
  readonly log: readonly LogEntry[];
  /** Of the shifts in view, by personnel code: what the day editor writes for this log. */
  readonly notes: ReadonlyMap<string, readonly string[]>;
  readonly again: () => void;
}

const BESIDE = [-1, 0, 1] as const;

/** Everything that a plan is drawn from: positions, calendars, the plans of the day and of those beside it, and the log. */
export function useRoomReads({ plant, division, day, range, slot }: RoomPlace): RoomReads {
  const positions = useQuery(positionsQuery(division, day));
  const calendars = useQuery(calendarsQuery(division, day));
  const days = BESIDE.map((offset) => {
    const date = compactDay(addDays(day, offset));
    const begin = offset * MINUTES_PER_DAY;
    const calendar = calendars.data?.find((one) => one.date === date) ?? null;
    return { date, calendar, isShown: overlap({ begin, end: begin + MINUTES_PER_DAY }, range) };
  });
  const replies = useQueries({
    queries: days.map(({ date, calendar }) => ({
      ...planQuery(calendar?.operativePlan.operativePlanId ?? date),
      enabled: calendar !== null,
    })),
  });
  const id = `${division}-${compactDay(day)}`;
  const log = useQuery(logQuery({ id, slot }));
  const roster = useQuery(rosterQuery(plant, day));

  const data = replies.map((reply) => reply.data);
  const isMissing = days.some(({ isShown, calendar }, at) => isShown && calendar !== null && !data[at]);
  const hasFailed = days.some(({ isShown }, at) => isShown && replies[at]!.error !== null && !data[at]);
  // Those beside come in the same moment. Drawn before them, the board would change under a hand that fills it already.
  const isAwaited = days.some(
    ({ calendar }, at) => calendar !== null && !data[at] && replies[at]!.failureCount === 0,
  );
  const errors: RoomError[] = [];
  if (positions.error && !positions.data) errors.push('positions');
  if ((calendars.error && !calendars.data) || hasFailed) errors.push('configuration');
  const logParts = [log, roster].filter(({ error }) => error !== null);
  if (logParts.length > 0) errors.push(logParts.every(({ data: known }) => known) ? 'logAgain' : 'log');
  const isNothing = days.every(({ isShown, calendar }) => !isShown || calendar === null);
  const [before, on, after] = data;
  const shownDays = days.map(({ isShown }) => isShown).join();
  const read = useMemo(() => {
    const shown = shownDays.split(',').map((text) => text === 'true');
    const replied = [before, on, after].map((reply, at) => ({ reply, isShown: shown[at]! }));
    return {
      plans: replied.flatMap(({ reply, isShown }): ReadPlan[] =>
        reply ? [{ plan: reply.operativePlan, edited: isShown && reply.operativePlan.editable }] : [],
      ),
      people: byPerson(
        replied.flatMap(({ reply, isShown }) => (reply && isShown ? reply.people : [])),
        on?.people ?? [],
      ),
    };
  }, [before, on, after, shownDays]);
  const notes = useMemo(() => sharedNotes(day, range, roster.data ?? NOTHING), [day, range, roster.data]);
  return {
    errors,
    loading: (isMissing && !hasFailed) || isAwaited || calendars.isPending || positions.isPending,
    calendar: days[1]!.calendar,
    // Without its positions a plan has no rows: nothing of it is counted, and nothing published unseen.
    plans: isMissing || isAwaited || isNothing || !positions.data ? null : read.plans,
    positions: positions.data ?? NOTHING,
    people: read.people,
    rules: on?.rules ?? before?.rules ?? null,
    log: log.data ?? NOTHING,
    notes,
    again: () => {
      for (const one of [positions, calendars, log, roster, ...replies]) if (one.error) void one.refetch();
    },
  };
}

const NOTHING: readonly never[] = [];

/** Each person once, with the shifts of both days; post and category are those of the day in the middle, by whose rules it is judged. */
function byPerson(people: readonly RoomPerson[], inTheMiddle: readonly RoomPerson[]): readonly RoomPerson[] {
  const middle = new Map(inTheMiddle.map((person) => [person.employeeId, person]));
  return [...Map.groupBy(people, ({ employeeId }) => employeeId).values()]
    .map((same): RoomPerson => {
      const shifts = new Map(same.flatMap((one) => one.shifts.map((shift) => [shift.startDate, shift])));
      const present = new Map(same.flatMap((one) => one.present.map((part) => [part.startDate, part])));
      return {
        ...(middle.get(same[0]!.employeeId) ?? same[0]!),
        specializations: [...new Set(same.flatMap(({ specializations }) => specializations))],
        shifts: [...shifts.values()],
        present: [...present.values()],
        busy: same.flatMap((one) => one.busy),
      };
    })
    .toSorted((one, other) => byName.compare(one.employeeSurname, other.employeeSurname));
}

const byName = new Intl.Collator('it');
