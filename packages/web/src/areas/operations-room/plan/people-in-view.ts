import type { RoomPerson } from '@torre/contract/operations-room';
import type { Day } from '@torre/domain/kernel';
import { overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { nameFinder } from '../../../platform/name-search.ts';
import { presentOn } from './board.ts';
import type { Board } from './board.ts';
import { personName } from './room-words.ts';

/** By surname, by when the shift begins, by the time planned in a position: who has least of it could take more. */
export const PEOPLE_ORDERS = ['name', 'begin', 'planned'] as const;
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** How the column is looked at; it stays from day to day. */
export interface ColumnView {
  readonly typed: string;
  readonly order: PeopleOrder;
  /** Group of people; '' for all. */
  readonly groupId: string;
}

export const WHOLE_COLUMN: ColumnView = { typed: '', order: 'name', groupId: '' };

/** Somebody of the column. */
export interface ColumnPerson {
  readonly person: RoomPerson;
  /** When they are there, of what touches the hours looked at; minutes of the board. */
  readonly present: readonly Span[];
  /** Minutes in a position, in these hours. */
  readonly planned: number;
}

interface Wanted {
  readonly day: Day;
  readonly range: Span;
  /** Specializations that the room's positions ask for. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Offices and the room's neighbours work too: in the column stand those whom its positions ask for, and who sits in them, when
 * they are there in the hours in view.
 */
export function peopleInView(
  people: readonly RoomPerson[],
  { seats }: Pick<Board, 'seats'>,
  { day, range, asked }: Wanted,
): readonly ColumnPerson[] {
  const seatsOf = Map.groupBy(seats, ({ employeeId }) => employeeId);
  return people.flatMap((person): ColumnPerson[] => {
    const own = seatsOf.get(person.employeeId) ?? [];
    const present = presentOn(day, person).filter((span) => overlap(span, range));
    const isAsked = own.length > 0 || person.specializations.some((id) => asked.has(id));
    if (present.length === 0 || !isAsked) return [];
    // The board holds the days beside, too: what is said stands beside the hours of the shift.
    const within = present.flatMap((span) =>
      own.map((seat) => Math.max(0, Math.min(seat.end, span.end) - Math.max(seat.begin, span.begin))),
    );
    return [{ person, present, planned: within.reduce((sum, minutes) => sum + minutes, 0) }];
  });
}

/** Those whose name holds the words that were typed, in order; names stay beside each other where the rest is equal. */
export function orderedPeople(
  people: readonly ColumnPerson[],
  typed: string,
  order: PeopleOrder,
): readonly ColumnPerson[] {
  const found = nameFinder(typed);
  const rank = ({ present, planned }: ColumnPerson): number =>
    order === 'name' ? 0 : order === 'begin' ? (present[0]?.begin ?? 0) : planned;
  return people
    .filter(({ person }) => found(personName(person)))
    .toSorted((one, other) => rank(one) - rank(other));
}
