import type { Person } from './day-form.ts';

/** Who the roster is about: `Moretti Valentina`, as the rows of the month. */
export function personName({ employeeName, employeeSurname }: Person): string {
  return `${employeeSurname} ${employeeName}`.trim();
}

/** Who did something: `Paolo Rinaldi`, as the history. */
export function authorName({ employeeName, employeeSurname }: Person): string {
  return `${employeeName} ${employeeSurname}`.trim();
}
