import type { Day } from '@torre/domain/kernel';
import type { MonthSheet, SheetPerson } from './month-sheet.ts';

/** The columns before the days, as an export writes them and an import wants them. */
export const PERSON_COLUMNS = ['Codice personale', 'Nome', 'Categoria', 'Isola'] as const;

/** One row a person, the same in xlsx and csv. */
export interface TableRow {
  readonly person: readonly string[];
  /** A code a day; '' without a shift and while the person is not in the plant. */
  readonly cells: readonly string[];
}

/** Surname and name as the table writes them: an import compares them. */
export const tableName = ({ surname, name }: Pick<SheetPerson, 'surname' | 'name'>): string =>
  `${surname} ${name}`;

export function tableDays({ days }: Pick<MonthSheet, 'days'>): readonly Day[] {
  return days.map(({ day }) => day);
}

export function tableRows({ groups }: Pick<MonthSheet, 'groups'>): readonly TableRow[] {
  return groups.flatMap(({ name: group, isIsland, people }) =>
    people.map((person) => ({
      person: [person.employeeId, tableName(person), person.category, isIsland ? group : ''],
      cells: person.cells.map((code) => code ?? ''),
    })),
  );
}
