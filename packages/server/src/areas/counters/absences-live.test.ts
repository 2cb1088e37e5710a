import { readCounters, readSpecializationCategories } from '@torre/contract/counters';
import type { AbsentHolder, CounterRow, CountersPatch } from '@torre/contract/counters';
import { changeSetting } from '@torre/contract/administration';
import { filterCalendar } from '@torre/contract/month';
import { readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import { dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { publishAbsences } from '../people/index.ts';
import { publishIgnored } from './ignored-events.ts';

const ISO = '2026-11-24';
const DATE = '20261124';
const DAY = dayFromIso(ISO)!;
const ABSENCE = '00000000-0000-4000-8000-0000000000ab';
const REQUEST = '00000000-0000-4000-8000-0000000000ac';
const WORK_ELSEWHERE = '00000000-0000-4000-8000-0000000000ad';

let server: TestServer;
let manager: TestClient;
/** Controllers on the morning who can sit there, one a test. */
let [away, asking, remote]: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  const { reply } = await manager.call(filterCalendar, {
    query: { plant: 'LIRR' },
    body: { from: DATE, to: DATE },
  });
  const gone = await peopleAway(server.db, DATE);
  [away, asking, remote] = reply.employees
    .filter(
      (person) => person.category === 'CTA' && person.shifts[0]?.turn === 'M' && !gone.has(person.employeeId),
    )
    .map(({ employeeId }) => employeeId);
});

afterAll(() => server.close());

const save = (work: (tx: Tx) => Promise<string>): Promise<string> => inTransaction(server.db, work);

async function changeAbsence(
  employeeId: string | undefined,
  text: string,
  values: readonly unknown[],
): Promise<string> {
  return save(async (tx) => {
    await tx.query({ text, values: [...values] });
    return publishAbsences(tx, { employeeId: employeeId!, from: DAY, to: DAY });
  });
}

async function employees(position?: string): Promise<number> {
  const query = { division: 'DIVLIRR', from: DATE, to: DATE, ...(position && { position }) };
  const { reply } = await manager.call(readCounters, { query });
  return morning(reply.counters).employees;
}

const morning = (rows: readonly CounterRow[]): CounterRow =>
  rows.find((row) => row.timeslotId === 'M' && row.daySelected === DATE)!;

test('an absence moves the counters and the open screens when it comes, when its state changes, where it is ignored and when it goes', async () => {
  const stream = await (await server.signIn('responsabile2.lirr')).openEvents();
  await stream.next('hello');
  const before = await employees();
  const come = await changeAbsence(
    away,
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
     values ($1, $2, 'MAL', 10, 'G', $3, $3)`,
    [ABSENCE, away, ISO],
  );
  expect(await employees(come)).toBe(before - 1);
  const { data } = await stream.next('counters');
  expect(morning((data as CountersPatch).counters).employees).toBe(before - 1);

  const ignored = await save(async (tx) => {
    await tx.query({
      text: `insert into absence_ignored (absence_id, icao, day, timeslot_id, ignored_by, ignored_at)
        values ($1, 'LIRR', $2, 'M', $3, now())`,
      values: [ABSENCE, ISO, away],
    });
    return publishIgnored(tx, { icao: 'LIRR', day: DAY });
  });
  expect(await employees(ignored)).toBe(before);
  const considered = await save(async (tx) => {
    await tx.query({ text: 'delete from absence_ignored where absence_id = $1', values: [ABSENCE] });
    return publishIgnored(tx, { icao: 'LIRR', day: DAY });
  });
  expect(await employees(considered)).toBe(before - 1);

  const refused = await changeAbsence(away, 'update absence set state = 70 where absence_id = $1', [ABSENCE]);
  expect(await employees(refused)).toBe(before);
  await changeAbsence(away, 'update absence set state = 10 where absence_id = $1', [ABSENCE]);
  const gone = await changeAbsence(away, 'delete from absence where absence_id = $1', [ABSENCE]);
  expect(await employees(gone)).toBe(before);
});

test('which states subtract is a setting: once it is changed, a request to decide no longer counts', async () => {
  const before = await employees();
  const asked = await changeAbsence(
    asking,
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
     values ($1, $2, '8114', 40, 'G', $3, $3)`,
    [REQUEST, asking, ISO],
  );
  expect(await employees(asked)).toBe(before - 1);
  const admin = await server.signIn('admin');
  const path = { key: 'counters.absenceStates' };
  const change = (value: readonly string[], version: number) =>
    admin.call(changeSetting, {
      path,
      body: { icao: '', validFrom: '20261114', value, reason: null, version },
    });
  expect((await change(['10'], 0)).status).toBe(200);
  await expect.poll(() => employees()).toBe(before);
  expect((await change(['10', '20', '40', '50', '60'], 1)).status).toBe(200);
  await expect.poll(() => employees()).toBe(before - 1);
  await changeAbsence(asking, 'delete from absence where absence_id = $1', [REQUEST]);
});

test('a controller who works from elsewhere stays or leaves within a second of a change of the cause, from its day on', async () => {
  const admin = await server.signIn('admin');
  const keep = async (edits: Parameters<typeof smartwork>[0][]) => {
    const changed = await Promise.all(edits.map(smartwork));
    const { status } = await admin.call(saveOrganisation, {
      body: { edits: changed, reason: 'nuove regole' },
    });
    expect(status).toBe(200);
  };
  const smartwork = async (values: Readonly<Record<string, string | null>>) => {
    const { reply } = await admin.call(readOrganisation, { query: {} });
    const states = reply.facts['absence_cause']!.filter(
      ({ values: { idcausale } }) => idcausale === 'SMARTWORK',
    );
    const standing = states.find(({ values: { valid_from: from } }) => from === values['valid_from']);
    return {
      kind: 'absence_cause' as const,
      values: { ...(standing ?? states[0]!).values, ...values },
      version: standing?.version ?? null,
    };
  };
  const first = { valid_from: '2000-01-01' };
  const before = await employees();
  const come = await changeAbsence(
    remote,
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
     values ($1, $2, 'SMARTWORK', 10, 'G', $3, $3)`,
    [WORK_ELSEWHERE, remote, ISO],
  );
  expect(await employees(come)).toBe(before - 1);
  await keep([{ ...first, subtracts: 'never' }]);
  await expect.poll(() => employees(), { timeout: 3000 }).toBe(before);
  await keep([{ ...first, subtracts: 'not-st' }]);
  await expect.poll(() => employees(), { timeout: 3000 }).toBe(before - 1);
  await keep([{ ...first, subtracts: 'not-lo' }]);
  await expect.poll(() => employees(), { timeout: 3000 }).toBe(before);
  await keep([
    { ...first, valid_to: '2026-11-23' },
    { valid_from: ISO, valid_to: null, subtracts: 'always' },
  ]);
  await expect.poll(() => employees(), { timeout: 3000 }).toBe(before - 1);
  await changeAbsence(remote, 'delete from absence where absence_id = $1', [WORK_ELSEWHERE]);
});

test('every red slot of two months, on call too, names who is away and could sit there, never why; who is left out of it is not named', async () => {
  const { reply } = await manager.call(readCounters, {
    query: { division: 'DIVLIRR', from: '20261001', to: '20261130' },
  });
  // 07:00–12:00 is left out: its hours are those of M, where the same people are named for the same empty chairs
  const own = reply.counters.filter(({ timeslotId }) => timeslotId !== '0712');
  const red = own.filter(({ lacks }) => lacks > 0);
  const timeslots = (rows: readonly CounterRow[]) => new Set(rows.map(({ timeslotId }) => timeslotId));
  expect(timeslots(own)).toEqual(new Set(['N', 'M', 'P', 'REP', 'RPD']));
  expect(timeslots(red)).toEqual(timeslots(own));
  for (const { counterId, timeslotId } of red) {
    const absent = await absentIn(counterId, timeslotId);
    expect([counterId, timeslotId, absent.length > 0]).toEqual([counterId, timeslotId, true]);
  }
  const { counterId, timeslotId, daySelected } = red.find((row) => row.timeslotId === 'M')!;
  const [named] = await absentIn(counterId, timeslotId);
  expect(Object.keys(named!).toSorted()).toEqual(['employeeId', 'employeeName', 'employeeSurname']);
  const day = dayFromCompact(daySelected)!;
  await save(async (tx) => {
    await tx.query({
      text: `insert into absence_ignored (absence_id, icao, day, timeslot_id, ignored_by, ignored_at)
        select absence_id, 'LIRR', $2::date, 'M', $1, now() from absence
        where employee_id = $1 and $2::date between from_day and to_day on conflict do nothing`,
      values: [named!.employeeId, isoDay(day)],
    });
    return publishIgnored(tx, { icao: 'LIRR', day });
  });
  await expect
    .poll(async () => (await absentIn(counterId, timeslotId)).map((one) => one.employeeId))
    .not.toContain(named!.employeeId);
});

async function absentIn(counterId: string, timeslotId: string): Promise<readonly AbsentHolder[]> {
  const { reply } = await manager.call(readSpecializationCategories, {
    path: { counterId, timeslotId },
    query: {},
  });
  return reply.specializations.lacking.flatMap(({ absent }) => absent);
}
