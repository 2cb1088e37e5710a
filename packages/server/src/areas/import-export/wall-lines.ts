import type { MonthSheet, SheetPerson } from './month-sheet.ts';

/** A line of the wall print: the head of a group, or a person. */
export type WallLine =
  | { readonly kind: 'group'; readonly name: string; readonly goesOn: boolean }
  | { readonly kind: 'person'; readonly person: SheetPerson };

export const PEOPLE_ON_PAGE = 150;
/** So many stand in one column, large; more stand in two. */
const PEOPLE_IN_COLUMN = 60;

interface Placed {
  readonly group: string;
  readonly person: SheetPerson;
}

/** The people of a month page by page, each with one or two columns; a group that goes on is named again. */
export function wallPages({
  groups,
}: Pick<MonthSheet, 'groups'>): readonly (readonly (readonly WallLine[])[])[] {
  const all = groups.flatMap(({ name, people }) => people.map((person): Placed => ({ group: name, person })));
  const pages = chunks(all, PEOPLE_ON_PAGE);
  let before: Placed | undefined;
  return (pages.length === 0 ? [[]] : pages).map((people) => {
    const columns =
      people.length <= PEOPLE_IN_COLUMN ? [people] : chunks(people, Math.ceil(people.length / 2));
    return columns.map((column) => {
      const lines = withHeads(column, before?.group);
      before = column.at(-1);
      return lines;
    });
  });
}

function withHeads(people: readonly Placed[], groupBefore: string | undefined): readonly WallLine[] {
  return people.flatMap(({ group, person }, index): WallLine[] => {
    const line: WallLine = { kind: 'person', person };
    const previous = people[index - 1]?.group;
    if (group === previous) return [line];
    return [{ kind: 'group', name: group, goesOn: index === 0 && group === groupBefore }, line];
  });
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
