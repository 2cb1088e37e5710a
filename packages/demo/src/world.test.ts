import { readFileSync, readdirSync } from 'node:fs';
import { dayOf } from '@torre/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES_TODAY, buildWorld, fullWorld } from './index.ts';
import type { World } from './index.ts';

type Row = Readonly<Record<string, unknown>>;
interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
  readonly target: readonly string[];
}
interface Table {
  /** Column name → whether a row must bring it. */
  readonly columns: ReadonlyMap<string, boolean>;
  readonly primaryKey: readonly string[];
  readonly references: readonly Reference[];
}

const MIGRATIONS = new URL('../../server/db/migrations/', import.meta.url);
const names = (list: string): string[] => list.split(',').map((name) => name.trim());

/** Reads a `create table` of the migrations: enough of SQL for columns, keys and references. */
function tableOf(body: string): Table {
  const columns = new Map<string, boolean>();
  const references: Reference[] = [];
  let primaryKey: string[] = [];
  for (const line of body.split('\n').map((text) => text.trim().replace(/,$/, ''))) {
    const key = /^primary key \((.+)\)$/.exec(line);
    const foreign = /^foreign key \((.+?)\) references (\w+)(?: \((.+)\))?(?: on delete \w+)?$/.exec(line);
    const column = /^(\w+)\s+(text|integer|date|boolean|uuid|timestamptz|bytea|jsonb)(\[\])?/.exec(line);
    if (key) primaryKey = names(key[1]!);
    else if (foreign)
      references.push({
        columns: names(foreign[1]!),
        table: foreign[2]!,
        target: foreign[3] ? names(foreign[3]) : [],
      });
    else if (column) {
      const name = column[1]!;
      columns.set(name, /not null|primary key/.test(line) && !line.includes('default'));
      if (line.includes('primary key')) primaryKey = [name];
      const table = /references (\w+)/.exec(line)?.[1];
      if (table) references.push({ columns: [name], table, target: [] });
    }
  }
  return { columns, primaryKey, references };
}

const sql = readdirSync(MIGRATIONS)
  .sort()
  .map((file) => readFileSync(new URL(file, MIGRATIONS), 'utf8'))
  .join('\n');
const TABLES = new Map(
  [...sql.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].map((match) => [
    match[1]!,
    tableOf(match[2]!),
  ]),
);
for (const [, name, changes] of sql.replaceAll(/--.*$/gm, '').matchAll(/^alter table (\w+)([^;]*);$/gm))
  for (const [, column] of changes!.matchAll(/\badd column (\w+) /g))
    (TABLES.get(name!)?.columns as Map<string, boolean> | undefined)?.set(column!, false);
const keyOf = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(columns.map((name) => row[name]));

/** Every promise that a world makes to the database, as one list of what breaks them. */
function broken(world: World): readonly string[] {
  const rows = world as unknown as Readonly<Record<string, readonly Row[]>>;
  const complaints = new Set<string>();
  for (const [name, list] of Object.entries(rows)) {
    const table = TABLES.get(name);
    if (!table) {
      complaints.add(`no table ${name}`);
      continue;
    }
    const seen = new Set(list.map((row) => keyOf(row, table.primaryKey)));
    if (seen.size !== list.length) complaints.add(`${name}: two rows of one key`);
    for (const row of list) {
      for (const column of Object.keys(row))
        if (!table.columns.has(column)) complaints.add(`${name}.${column} is no column`);
      for (const [column, needed] of table.columns) {
        if (needed && (row[column] ?? null) === null) complaints.add(`${name}.${column} is empty`);
      }
    }
    for (const { columns, table: target, target: wanted } of table.references) {
      const there = new Set(
        rows[target]!.map((row) => keyOf(row, wanted.length > 0 ? wanted : TABLES.get(target)!.primaryKey)),
      );
      for (const row of list) {
        const given = columns.every((column) => (row[column] ?? null) !== null);
        if (given && !there.has(keyOf(row, columns)))
          complaints.add(`${name} → ${target}: ${keyOf(row, columns)} is missing`);
      }
    }
  }
  return [...complaints];
}

test('the migrations are read: tables, columns, keys and references', () => {
  expect(TABLES.get('day_shift')!.primaryKey).toEqual(['icao', 'day', 'employee_id']);
  expect(TABLES.get('day_shift')!.columns.get('modify_date')).toBe(true);
  expect(TABLES.get('day_shift')!.columns.get('note')).toBe(false);
  expect(TABLES.get('assignment')!.references).toContainEqual({
    columns: ['icao', 'island_id'],
    table: 'island',
    target: ['icao', 'island_id'],
  });
  expect(TABLES.get('position_opening')!.references).toHaveLength(2);
  expect(TABLES.get('specialization')!.columns.has('of_category')).toBe(true);
});

test('the full world fits the tables, with the month of its largest plant', () => {
  const { world, rosters } = fullWorld(dayOf(2026, 10, 14));
  const [january] = rosters();
  const { day_shift, shift_history, absence, absence_history, activity } = january!;
  expect(broken({ ...world, day_shift, shift_history, absence, absence_history, activity })).toEqual([]);
});

describe.each([
  { kind: 'small' as const, today: dayOf(2026, 10, 14) },
  { kind: 'small' as const, today: dayOf(2027, 1, 31) },
  { kind: 'examples' as const, today: EXAMPLES_TODAY },
])('the world $kind seen on day $today', ({ kind, today }) => {
  let world: World;
  beforeAll(() => {
    world = buildWorld(kind, today);
  });

  test('fits the tables: columns, keys and every reference', () => {
    expect(broken(world)).toEqual([]);
  });

  test('gives a person one shift a day', () => {
    const cells = new Set(world.day_shift.map(({ employee_id, day }) => `${employee_id} ${day}`));
    expect(cells.size).toBe(world.day_shift.length);
  });

  test('is the same from the same seed, byte for byte', () => {
    expect(JSON.stringify(buildWorld(kind, today)) === JSON.stringify(world)).toBe(true);
  });

  test('knows everybody who is away or busy on these days at the plant, and no id twice', () => {
    const stays = Map.groupBy(world.assignment, ({ employee_id }) => employee_id);
    const isThere = (employee_id: string, day: string, icao?: string): boolean =>
      stays
        .get(employee_id)!
        .some(
          (stay) =>
            stay.icao !== null &&
            (icao === undefined || stay.icao === icao) &&
            stay.valid_from <= day &&
            (stay.valid_to === null || day <= stay.valid_to),
        );
    expect(
      world.absence.filter(
        ({ employee_id, from_day, to_day }) =>
          !isThere(employee_id, from_day) || !isThere(employee_id, to_day),
      ),
    ).toEqual([]);
    expect(world.activity.filter(({ employee_id, day, icao }) => !isThere(employee_id, day, icao))).toEqual(
      [],
    );
    const ids = [
      ...world.absence.map(({ absence_id }) => absence_id),
      ...world.activity.map(({ activity_id }) => activity_id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('times hours away and nothing else, on their one day', () => {
    const wrong = world.absence.filter(
      ({ unit, cause, from_day, to_day, start_at, end_at }) =>
        (unit === 'H') !== (start_at !== null) ||
        (start_at === null) !== (end_at === null) ||
        (start_at !== null &&
          (from_day !== to_day || start_at > end_at! || start_at.slice(0, 10) !== from_day)) ||
        // a corrected clock-in has one time
        (start_at !== null && start_at === end_at) !== (cause === 'OTE' || cause === 'OTU'),
    );
    expect(wrong).toEqual([]);
  });

  test('writes only shifts that the plant has, ends them after they start, and times only those that have times', () => {
    const shifts = new Map(world.shift_definition.map((shift) => [`${shift.icao} ${shift.name}`, shift]));
    const wrong = [...world.day_shift, ...world.shift_history].filter(({ icao, turn, start_at, end_at }) => {
      const shift = shifts.get(`${icao} ${turn}`);
      if (!shift || (shift.begin_time === null) !== (start_at === null)) return true;
      return start_at !== null && start_at >= end_at!;
    });
    expect(wrong).toEqual([]);
  });

  test('keeps what a save replaced: one history row for each version before the standing one', () => {
    const history = Map.groupBy(world.shift_history, (row) => `${row.employee_id} ${row.day}`);
    for (const cell of world.day_shift) {
      const replaced = history.get(`${cell.employee_id} ${cell.day}`) ?? [];
      if (replaced.length === 0 && cell.version === 1) continue;
      expect(replaced.map(({ version }) => version)).toEqual(
        Array.from({ length: cell.version - 1 }, (_, n) => n + 1),
      );
      expect(replaced.at(-1)!.modify_date < cell.modify_date).toBe(true);
    }
    expect(world.shift_history.length).toBeGreaterThan(0);
  });
});
