import type { DivisionEmployee } from '@torre/contract/people';
import { displayDay, formatMinutes } from '@torre/domain/kernel';
import type { AwayAndOvertime } from '../../areas/roster/index.ts';

type AwayDays = AwayAndOvertime['away'][number];

export interface AwayPerson {
  readonly employeeId: string;
  readonly name: string;
  readonly island: string | null;
  readonly isOwnIsland: boolean;
  /** DD/MM, DD/MM–DD/MM, with hours where it has some; several of them with commas. */
  readonly days: string;
  /** Somebody still has to decide on all of it. */
  readonly isAsked: boolean;
}

/** Who is away beside a person, the people of the own island first; activities are no absence. */
export function awayBeside(
  employeeId: string,
  away: readonly AwayDays[],
  employees: readonly Pick<DivisionEmployee, 'employeeId' | 'employeeName' | 'employeeSurname' | 'island'>[],
): { readonly people: readonly AwayPerson[]; readonly island: string | null } {
  const known = new Map(employees.map((employee) => [employee.employeeId, employee]));
  const island = known.get(employeeId)?.island ?? null;
  const others = away.filter((one) => one.reason !== 'ACTIVITY' && one.employeeId !== employeeId);
  const people = [...Map.groupBy(others, (one) => one.employeeId)].map(([id, times]): AwayPerson => {
    const person = known.get(id);
    return {
      employeeId: id,
      name: person ? `${person.employeeSurname} ${person.employeeName}` : id,
      island: person?.island ?? null,
      isOwnIsland: island !== null && person?.island === island,
      days: times.map(daysText).join(', '),
      isAsked: times.every(({ reason }) => reason === 'REQUESTED'),
    };
  });
  return {
    people: people.toSorted(
      (one, other) =>
        Number(other.isOwnIsland) - Number(one.isOwnIsland) || one.name.localeCompare(other.name, 'it'),
    ),
    island,
  };
}

function daysText({ from, to, hours }: AwayDays): string {
  const text = (day: typeof from): string => displayDay(day).slice(0, 5);
  if (hours !== null)
    return `${text(from)} ${formatMinutes(hours.start.minute)}–${formatMinutes(hours.end.minute)}`;
  return from === to ? text(from) : `${text(from)}–${text(to)}`;
}
