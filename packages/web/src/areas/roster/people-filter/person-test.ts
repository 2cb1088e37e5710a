import type { EmployeesReply } from '@torre/contract/people';
import type { Day } from '@torre/domain/kernel';
import type { AwayDays } from '../cell-overlays.ts';
import type { GroupedPeople } from '../grid/grid-lines.ts';
import type { MonthStore } from '../month-store.ts';
import type { ChosenLists } from './use-month-filter.ts';

/** Units and specializations, which the month does not tell. */
export type PeopleFacts = Pick<EmployeesReply, 'employees' | 'units' | 'specializations'>;

/** Whether a choice can only be judged by what the month does not tell. */
export function needsFacts(lists: ChosenLists): boolean {
  return lists.unita.size > 0 || lists.specializzazioni.size > 0;
}

/** What list 'richieste' chooses: who has asked to be away in the month, and who is. */
const REQUEST_CHOICES = { attesa: 'REQUESTED', assenze: 'ABSENT' } as const;

/** Of whom each choice of list 'richieste' holds. */
export function requestChoices(away: readonly AwayDays[]): ReadonlyMap<string, readonly string[]> {
  const ofPerson = Map.groupBy(away, ({ employeeId }) => employeeId);
  return new Map(
    [...ofPerson].map(([employeeId, times]) => [
      employeeId,
      Object.entries(REQUEST_CHOICES).flatMap(([choice, wanted]) =>
        times.some(({ reason }) => reason === wanted) ? [choice] : [],
      ),
    ]),
  );
}

/**
 * Which people the lists let through: of each list one member is enough, and all lists must agree. A shift counts on
 * `shiftDay`, without it on any day of the month. Until the facts are there, units and specializations hide nobody.
 */
export function personTest(
  store: MonthStore,
  lists: ChosenLists,
  shiftDay: Day | null,
  facts: PeopleFacts | null,
  away: readonly AwayDays[],
): (person: number) => boolean {
  const { isole, categorie, specializzazioni, unita, turni, richieste } = lists;
  const asked = requestChoices(away);
  const known = new Map(facts?.employees.map((employee) => [employee.employeeId, employee]));
  const one = (chosen: ReadonlySet<string>, ...has: readonly string[]): boolean =>
    chosen.size === 0 || has.some((member) => chosen.has(member));
  const turnsOf = (person: number): readonly string[] => {
    if (turni.size === 0) return [];
    const { turns } = store.row(person);
    return shiftDay === null ? turns : turns.slice(shiftDay - store.from, shiftDay - store.from + 1);
  };
  return (person) => {
    const { employeeId = '', category = '', group = -1 } = store.people[person] ?? {};
    const fact = known.get(employeeId);
    return (
      one(isole, store.groups[group]?.id ?? '') &&
      one(categorie, category) &&
      (facts === null ||
        (one(unita, fact?.codUo ?? '') && one(specializzazioni, ...(fact?.specializations ?? [])))) &&
      one(turni, ...turnsOf(person)) &&
      one(richieste, ...(asked.get(employeeId) ?? []))
    );
  };
}

/** The people below their units instead of their islands, by name; who is in none of the known units stands last. */
export function peopleByUnit(
  { people }: GroupedPeople,
  { employees, units }: PeopleFacts,
): Required<GroupedPeople> {
  const place = new Map(employees.map(({ employeeId, codUo }, order) => [employeeId, { codUo, order }]));
  const unitAt = new Map(units.map(({ codUo }, index) => [codUo, index]));
  const last = units.length;
  const orders = people.map(({ employeeId }) => place.get(employeeId)?.order ?? employees.length);
  return {
    people: people.map((person) => ({
      ...person,
      group: unitAt.get(place.get(person.employeeId)?.codUo ?? '') ?? last,
    })),
    groups: [
      ...units.map(({ codUo, name }) => ({ id: codUo, name, kind: 'unit' as const })),
      { id: 'ALTRI', name: '', kind: 'others' as const },
    ],
    order: people.map((_, index) => index).sort((one, other) => orders[one]! - orders[other]!),
  };
}
