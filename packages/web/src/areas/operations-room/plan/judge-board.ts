import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import { addDays, dayMinute, zoneTable } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import { judgePositions } from '@torre/domain/legality';
import type { Finding, RoomRules } from '@torre/domain/legality';
import { elapsedSeats, overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { spanOf } from './board.ts';
import type { Board } from './board.ts';

/** A finding about somebody, and where on the board it lies. */
export interface RoomFinding extends Span {
  readonly finding: Finding;
  readonly person: RoomPerson;
  /** Of a break: when it must begin. */
  readonly mendBy: number | null;
}

export interface Judge {
  /** Findings by personnel code; of these people, or of everybody. */
  (board: Board, who?: ReadonlySet<string>): ReadonlyMap<string, readonly RoomFinding[]>;
}

/** Those that touch the hours looked at: what is found in the days beside is mended there. */
export function findingsIn(
  findings: ReadonlyMap<string, readonly RoomFinding[]>,
  range: Span,
): ReadonlyMap<string, readonly RoomFinding[]> {
  const touching = [...findings].map(
    ([employeeId, found]) => [employeeId, found.filter((one) => overlap(one, range))] as const,
  );
  return new Map(touching.filter(([, found]) => found.length > 0));
}

/**
 * The rules of time in position over a board. They count elapsed minutes (domain.md 6), the board shows those of the clock.
 * `ignored` holds ids of seats that are left out.
 */
export function judgeOf(
  day: Day,
  people: readonly RoomPerson[],
  positions: readonly RoomPosition[],
  rules: RoomRules,
  ignored: ReadonlySet<string>,
): Judge {
  const zone = zoneTable(addDays(day, -1), addDays(day, 1));
  const toUtc = (minute: number, edge: 'start' | 'end'): UtcMinute => {
    const moment = dayMinute(day, minute);
    return zone.utc(moment.day, moment.minute, edge);
  };
  const toBoard = (at: UtcMinute): number => {
    const local = zone.local(at);
    return (local.day - day) * 1440 + local.minute;
  };
  const stretchOf = ({ begin, end }: Span) => ({ start: toUtc(begin, 'start'), end: toUtc(end, 'end') });
  const islandOf = new Map(positions.map(({ positionId, island }) => [positionId, island]));
  const duties = new Map(
    people.map((person) => [
      person.employeeId,
      person.shifts.map((shift) => ({
        ...stretchOf(spanOf(day, shift)),
        activities: shift.elsewhere.map((part) => stretchOf(spanOf(day, part))),
      })),
    ]),
  );

  return (board, who) => {
    const counted = board.seats.filter((seat) => !ignored.has(seat.id));
    const elapsed = elapsedSeats(counted, day, zone);
    const times = counted.map((seat, index) => ({
      ...elapsed[index]!,
      employeeId: seat.employeeId,
      islandId: islandOf.get(seat.positionId) ?? null,
    }));
    const byPerson = Map.groupBy(times, ({ employeeId }) => employeeId);
    const judge = (person: RoomPerson): readonly RoomFinding[] =>
      judgePositions(
        {
          category: person.category,
          times: byPerson.get(person.employeeId)!,
          duties: duties.get(person.employeeId)!,
        },
        rules,
      ).map((finding) => ({
        finding,
        person,
        begin: toBoard(finding.over.start),
        end: toBoard(finding.over.end),
        mendBy: finding.mend.kind === 'break' ? toBoard(finding.mend.by) : null,
      }));
    return new Map(
      people
        .filter(({ employeeId }) => byPerson.has(employeeId) && (who?.has(employeeId) ?? true))
        .map((person) => [person.employeeId, judge(person)] as const)
        .filter(([, findings]) => findings.length > 0),
    );
  };
}
