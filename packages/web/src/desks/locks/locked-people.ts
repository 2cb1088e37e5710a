/** Whom a new lock is for: the personnel codes of people, or everybody of the plant. */
export type LockedPeople = readonly string[] | 'everybody';

/** What a selection locks: those who are selected, or everybody where nobody is left out. */
export function lockedPeople(picked: readonly string[], everybody: number): LockedPeople {
  return picked.length === 0 || picked.length === everybody ? 'everybody' : picked;
}

/** The `employeeId` of each lock that is to be made: null is that of the whole plant. */
export function lockTargets(people: LockedPeople): readonly (string | null)[] {
  return people === 'everybody' ? [null] : people;
}

export function withPerson(people: LockedPeople, employeeId: string): LockedPeople {
  if (people === 'everybody') return [employeeId];
  return people.includes(employeeId) ? people : [...people, employeeId];
}

/** The last one who is taken out leaves the whole plant. */
export function withoutPerson(people: LockedPeople, employeeId: string): LockedPeople {
  const rest = people === 'everybody' ? [] : people.filter((one) => one !== employeeId);
  return rest.length === 0 ? 'everybody' : rest;
}
