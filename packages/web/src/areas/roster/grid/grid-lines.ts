import type { CompactGroup, CompactPerson } from '@torre/contract/month';
import { nameFinder } from '../../../platform/name-search.ts';

/** What people stand below: the groups of the month, or the units of the plant. */
export interface LineGroup extends Pick<CompactGroup, 'id' | 'name'> {
  readonly kind: CompactGroup['kind'] | 'unit';
}

/** People with the groups that their `group` counts in; `order`: who stands before whom, without it as they are. */
export interface GroupedPeople {
  readonly people: readonly CompactPerson[];
  readonly groups: readonly LineGroup[];
  readonly order?: readonly number[];
}

/** A line below the counters: the head of a group, or a person. `key` names its row in the grid. */
export type GridLine =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: LineGroup;
      readonly shown: number;
      readonly total: number;
      readonly collapsed: boolean;
    }
  | { readonly kind: 'person'; readonly key: string; readonly person: number };

/** Lines drawn together: at most ten, all of one group, so that folding a group leaves the others' blocks alone. */
export interface LineBlock {
  readonly key: string;
  /** Index of the first line among all lines. */
  readonly first: number;
  readonly lines: readonly GridLine[];
}

export interface LineFilter {
  /** Part of a name or a personnel code; case and accents do not matter. */
  readonly text: string;
  /** Ids of groups; none means all. */
  readonly groups: ReadonlySet<string>;
  /** Folded groups; a text filter looks into them all the same. */
  readonly collapsed: ReadonlySet<string>;
  /** Who else must be let through, by index of the person. */
  readonly passes?: (person: number) => boolean;
}

const BLOCK_LINES = 10;

export function personKey(employeeId: string): string {
  return `person:${employeeId}`;
}

export function groupKey(groupId: string): string {
  return `group:${groupId}`;
}

function finder(text: string): (person: CompactPerson) => boolean {
  const found = nameFinder(text);
  return ({ employeeSurname, employeeName, employeeId }) =>
    found(`${employeeSurname} ${employeeName} ${employeeId}`);
}

/** Groups in the server's order with their people; a filter leaves out the groups in which it finds nobody. */
export function gridLines(
  { people, groups, order = people.map((_, index) => index) }: GroupedPeople,
  filter: LineFilter,
): readonly GridLine[] {
  const { passes = () => true } = filter;
  const matches = finder(filter.text);
  const searching = filter.text.trim() !== '';
  const members: number[][] = groups.map(() => []);
  const totals = groups.map(() => 0);
  for (const index of order) {
    const person = people[index]!;
    totals[person.group] = (totals[person.group] ?? 0) + 1;
    if (matches(person) && passes(index)) members[person.group]?.push(index);
  }
  return groups.flatMap((group, index): GridLine[] => {
    const shown = members[index] ?? [];
    if (shown.length === 0 || (filter.groups.size > 0 && !filter.groups.has(group.id))) return [];
    const collapsed = !searching && filter.collapsed.has(group.id);
    const head: GridLine = {
      kind: 'group',
      key: groupKey(group.id),
      group,
      shown: shown.length,
      total: totals[index] ?? 0,
      collapsed,
    };
    if (collapsed) return [head];
    return [
      head,
      ...shown.map((person): GridLine => ({
        kind: 'person',
        key: personKey(people[person]?.employeeId ?? ''),
        person,
      })),
    ];
  });
}

/** Cuts the lines into blocks of ten, beginning anew at each group. */
export function lineBlocks(lines: readonly GridLine[]): readonly LineBlock[] {
  const blocks: { key: string; first: number; lines: GridLine[] }[] = [];
  let group = '';
  let part = 0;
  lines.forEach((line, index) => {
    const current = blocks.at(-1);
    if (line.kind === 'group') {
      group = line.group.id;
      part = 0;
    }
    if (current === undefined || line.kind === 'group' || current.lines.length === BLOCK_LINES) {
      blocks.push({ key: `${group}/${part}`, first: index, lines: [line] });
      part += 1;
    } else {
      current.lines.push(line);
    }
  });
  return blocks;
}

export interface LineCounts {
  readonly groups: number;
  readonly people: number;
}

/** Heads and people among lines `from` (included) to `to` (excluded): their heights differ on the phone. */
export function countLines(lines: readonly GridLine[], from: number, to: number): LineCounts {
  let groups = 0;
  for (let index = from; index < to; index += 1) groups += lines[index]?.kind === 'group' ? 1 : 0;
  return { groups, people: to - from - groups };
}
