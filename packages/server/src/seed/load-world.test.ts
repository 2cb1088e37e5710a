import { DEMO_ACCOUNTS, buildWorld } from '@torre/demo';
import type { RosterPart } from '@torre/demo';
import { dayOf } from '@torre/domain/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { DatabaseNotEmpty, loadWorld } from './load-world.ts';

const world = buildWorld('small', dayOf(2026, 11, 14));
const options = { kind: 'small', passwordHash: 'hash' };

let server: TestServer;
let owner: Database;

/** Each test has an empty database to itself. */
beforeEach(async () => {
  server = await startTestServer({ world: 'none' });
  owner = openAsOwner(server.databaseUrl);
});

afterEach(async () => {
  await owner.close();
  await server.close();
});

async function count(table: string): Promise<number> {
  return (await server.db.query(`select count(*) as n from ${table}`)).rows[0].n;
}

describe('a demo world', () => {
  test('that breaks a rule of the database leaves it empty', async () => {
    const [first] = world.day_shift;
    const twice = { ...world, day_shift: [first!, first!] };
    await expect(loadWorld(owner, twice, options)).rejects.toThrow('day_shift_pkey');
    expect(await count('plant')).toBe(0);
  });

  test('whose rosters break off half-way leaves it empty', async () => {
    function* rosters(): Iterable<RosterPart> {
      yield {
        icao: 'LIRR',
        day_shift: world.day_shift.slice(0, 10),
        shift_history: [],
        absence_history: [],
        absence: world.absence.slice(0, 10),
        activity: world.activity.slice(0, 10),
        punch: [],
        day_timetable: [],
      };
      throw new Error('stopped');
    }
    const bare = {
      ...world,
      day_shift: [],
      shift_history: [],
      absence_history: [],
      absence: [],
      absence_ignored: [],
      activity: [],
    };
    const loaded: number[] = [];
    const onPart = (part: RosterPart) => loaded.push(part.day_shift.length);
    await expect(loadWorld(owner, bare, { ...options, rosters: rosters(), onPart })).rejects.toThrow(
      'stopped',
    );
    expect(loaded).toEqual([10]);
    for (const table of ['plant', 'employee', 'day_shift', 'absence', 'meta'])
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  test('is loaded row by row into an empty database, marked as demo, all accounts with the one hash', async () => {
    await loadWorld(owner, world, options);
    for (const [table, rows] of Object.entries(world))
      expect([table, await count(table)]).toEqual([table, rows.length]);
    const [shift] = world.day_shift.filter((row) => row.start_at !== null && row.note !== null);
    const { rows } = await server.db.query(
      'select turn, start_at, note, version from day_shift where employee_id = $1 and day = $2',
      [shift!.employee_id, shift!.day],
    );
    expect(rows).toEqual([
      {
        turn: shift!.turn,
        start_at: Date.parse(shift!.start_at!),
        note: shift!.note,
        version: shift!.version,
      },
    ]);
    const accounts = await server.db.query(
      'select count(*) as n from account where is_demo and password_hash = $1',
      ['hash'],
    );
    expect(accounts.rows[0].n).toBe(DEMO_ACCOUNTS.length);
    expect((await server.db.query("select value from meta where key = 'demo'")).rows).toEqual([
      { value: 'small' },
    ]);
  });

  test('is not loaded where an organisation stands', async () => {
    await loadWorld(owner, world, options);
    await expect(loadWorld(owner, world, options)).rejects.toThrow(DatabaseNotEmpty);
  });
});
