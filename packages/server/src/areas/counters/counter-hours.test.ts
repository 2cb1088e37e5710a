import {
  readCounterDetail,
  readCounters,
  readSpecializationCategories,
  readSpecializationDetail,
} from '@torre/contract/counters';
import type { CounterRow } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import { filterCalendar } from '@torre/contract/month';
import { dayFromCompact } from '@torre/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { publishAbsences } from '../people/index.ts';

type Counter = Pick<CounterRow, 'timeslotId' | 'counterId'>;

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

const categories = async (path: Counter) =>
  (await manager.call(readSpecializationCategories, { path, query: {} })).reply;
const atHour = async (hour: string, path: Counter, position?: string) =>
  manager.call(readSpecializationDetail, {
    path: { ...path, hour },
    query: position ? { position } : {},
  });

test('on the night that has three hours from two to four, the second 02:00 is asked for as 2-2', async () => {
  const date = '20261025';
  const path = { timeslotId: 'N', counterId: `DIVLIRR-${date}` };
  const { reply } = await manager.call(readCounterDetail, { path, query: {} });
  expect(reply.counters.hours.filter(({ hour }) => hour === '0200')).toHaveLength(2);
  const before = (await atHour('2', path)).reply;
  const position = await awayInTheNight(date, ['2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z']);
  const [first, second] = [await atHour('2', path, position), await atHour('2-2', path, position)];
  expect([first.reply.hour, second.reply.hour]).toEqual(['0200', '0200']);
  expect(first.reply.islands).toEqual(before.islands);
  expect(peopleIn(second.reply.islands)).toBe(peopleIn(before.islands) - 1);
  expect(first.reply.specializations).toEqual(before.specializations);
  expect(peopleIn(second.reply.specializations)).toBeLessThan(peopleIn(before.specializations));
  expect((await atHour('3-2', path)).status).toBe(404);
});

test('[M3.06] where nothing lacks, each specialization that abounds is named with the hours in which it does', async () => {
  const { reply } = await manager.call(readCounters, {
    query: { division: 'DIVLIRR', from: '20261101', to: '20261130' },
  });
  const calm = reply.counters.filter(({ lacks, hasAnotherLacks }) => lacks === 0 && !hasAnotherLacks);
  for (const timeslotId of ['N', 'M', 'P']) {
    const row = calm.find((one) => one.timeslotId === timeslotId)!;
    const { outcome, specializations } = await categories(row);
    const { abundant, lacking } = specializations;
    expect([outcome.code, lacking]).toEqual([OUTCOME.ok, []]);
    expect(abundant.length).toBeGreaterThan(0);
    expect(abundant).toEqual(await surplusIn(row));
  }
});

const peopleIn = (counts: readonly { readonly employees: number }[]): number =>
  counts.reduce((sum, { employees }) => sum + employees, 0);

/** Takes a controller of the night from it between two instants; the position of the save. */
async function awayInTheNight(date: string, times: readonly [string, string]): Promise<string> {
  const { reply } = await manager.call(filterCalendar, {
    query: { plant: 'LIRR' },
    body: { from: date, to: date },
  });
  const away = await peopleAway(server.db, date);
  const { employeeId } = reply.employees.find(
    (person) => person.category === 'CTA' && person.shifts[0]?.turn === 'N' && !away.has(person.employeeId),
  )!;
  const day = dayFromCompact(date)!;
  return inTransaction(server.db, async (tx) => {
    await tx.query({
      text: `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, start_at, end_at)
        values (gen_random_uuid(), $1, '104', 10, 'H', to_date($2, 'YYYYMMDD'), to_date($2, 'YYYYMMDD'), $3, $4)`,
      values: [employeeId, date, ...times],
    });
    return publishAbsences(tx, { employeeId, from: day, to: day });
  });
}

/** What abounds in a counter by what its hours answer one by one: hours in a row are one stretch. */
async function surplusIn(row: CounterRow) {
  const { reply } = await manager.call(readCounterDetail, { path: row, query: {} });
  const starts = reply.counters.hours.map(({ hour }) => hour);
  const hours = await Promise.all(
    starts.map(async (start) => (await atHour(String(Number(start.slice(0, 2))), row)).reply.specializations),
  );
  return hours[0]!.flatMap(({ name, specializationId }, index) => {
    const stretches: { from: string; to: string }[] = [];
    for (const [nth, from] of starts.entries()) {
      const { employees, chairs } = hours[nth]![index]!;
      if (employees <= chairs) continue;
      const to = starts[nth + 1] ?? row.timeSlot.endTime;
      const last = stretches.at(-1);
      if (last?.to === from) last.to = to;
      else stretches.push({ from, to });
    }
    return stretches.length > 0 ? [{ name, specializationId, hours: stretches }] : [];
  });
}
