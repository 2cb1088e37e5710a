import { changeMany, changeSelection } from '@torre/contract/bulk';
import { addCoverCall, answerCoverCall, readCover, readCoverMends } from '@torre/contract/cover';
import type { CoverCandidate, CoverReply } from '@torre/contract/cover';
import { readCounters } from '@torre/contract/counters';
import type { CounterRow } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import { LIRR, verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
/** Slots of the coming weeks in which somebody is missing and somebody could come; each test takes its own. */
let red: CounterRow[] = [];

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  const query = { division: DIVISION, from: '20261116', to: '20261231' };
  const { reply } = await manager.call(readCounters, { query });
  red = reply.counters.filter(({ timeslotId, lacks }) => 'NMP'.includes(timeslotId) && lacks > 0);
});

afterAll(() => server.close());

const slotOf = ({ daySelected: date, timeslotId }: Pick<CounterRow, 'daySelected' | 'timeslotId'>) => ({
  date,
  timeslotId,
});

const cover = (slot: { date: string; timeslotId: string }, by = manager) =>
  by.call(readCover, { query: { ...LIRR, ...slot } });

/** The next slot that nobody took yet, for which enough people are found. */
async function nextRed(enough: (found: CoverReply) => boolean) {
  for (;;) {
    const counter = red.shift();
    if (counter === undefined) throw new Error('no slot is left');
    const slot = slotOf(counter);
    const { reply } = await cover(slot);
    if (enough(reply)) return { slot, found: reply };
  }
}

/** The next slot that nobody took yet, in which two shifts may be exchanged. */
async function nextMend() {
  for (;;) {
    const counter = red.shift();
    if (counter === undefined) throw new Error('no slot is left');
    const slot = slotOf(counter);
    const { reply } = await manager.call(readCoverMends, { query: { ...LIRR, ...slot } });
    if (reply.mends[0]) return { slot, mend: reply.mends[0] };
  }
}

/** Chairs left empty in the worst hour of each counter of working shifts. */
async function missingByCounter(query: { division: string; from: string; to: string }) {
  const { reply } = await manager.call(readCounters, { query });
  const worked = reply.counters.filter(({ timeslotId }) => 'NMP0712'.includes(timeslotId));
  return new Map(
    worked.map(({ counterId, timeslotId, lacks }) => [`${counterId} ${timeslotId}`, lacks] as const),
  );
}

const assign = ({ employeeId, date, version, turn }: CoverCandidate, preview: boolean) =>
  manager.call(changeSelection, {
    query: { preview },
    body: { division: DIVISION, turn, cells: [{ employeeId, date, version }] },
  });

const blocks = ({ findings }: Pick<CoverCandidate, 'findings'>) =>
  findings.filter(({ level }) => level === 'BLOCCO');

describe('who can cover a slot', () => {
  test('a legal candidate adds nothing that refuses, as the preview of the save says; one below adds what it names', async () => {
    const { found } = await nextRed(({ legal, breaking }) => legal.length > 0 && breaking.length > 0);
    for (const one of [found.legal[0]!, found.breaking[0]!]) {
      const { reply } = await assign(one, true);
      const added = (reply.legality?.added ?? []).map(({ rule, messageIT }) => `${rule} ${messageIT}`);
      expect(added).toEqual(one.findings.map(({ rule, messageIT }) => `${rule} ${messageIT}`));
    }
    expect(found.legal.flatMap(blocks)).toEqual([]);
    for (const one of found.breaking) expect(blocks(one)).not.toEqual([]);
  });

  test('who takes the slot leaves it with the missing hours that were told, and is asked no more', async () => {
    const { slot, found } = await nextRed(({ legal }) => legal.length > 0);
    const [first] = found.legal;
    expect(first!.missingAfter).toBeLessThan(found.missing);
    expect((await assign(first!, false)).status).toBe(200);
    const { reply } = await cover(slot);
    expect(reply.missing).toBe(first!.missingAfter);
    const listed = [...reply.legal, ...reply.breaking].map(({ employeeId }) => employeeId);
    expect(listed).not.toContain(first!.employeeId);
  });

  test('who said no stands last of those who may', async () => {
    const { slot, found } = await nextRed(({ legal }) => legal.length > 1);
    const { employeeId } = found.legal[0]!;
    await manager.call(addCoverCall, { query: LIRR, body: { ...slot, employeeId } });
    const body = { answer: 'no', version: 1 } as const;
    await manager.call(answerCoverCall, { path: { ...slot, employeeId }, query: LIRR, body });
    const { reply } = await cover(slot);
    expect(reply.legal.at(-1)).toMatchObject({ employeeId, declined: true });
    expect(reply.calls).toMatchObject([{ employeeId, answer: 'no' }]);
  });

  test('an exchange of two shifts is legal for both, leaves no slot with more missing hours, and covers as told', async () => {
    const { slot, mend } = await nextMend();
    const parts = [mend.first, mend.second];
    expect(parts.flatMap(blocks)).toEqual([]);
    const query = { division: DIVISION, from: '20261101', to: '20261231' };
    const standing = await missingByCounter(query);
    const items = parts.map(({ employeeId, date, version, shiftId: confTurnId }) => ({
      employeeId,
      date,
      version,
      confTurnId,
      extraActivities: [],
    }));
    const { reply } = await manager.call(changeMany, {
      query: { division: DIVISION, preview: true },
      body: items,
    });
    expect((reply.legality?.added ?? []).filter(({ level }) => level === 'BLOCCO')).toEqual([]);
    await manager.call(changeMany, { query: { division: DIVISION, preview: false }, body: items });
    expect((await cover(slot)).reply.missing).toBe(mend.first.missingAfter);
    const after = await missingByCounter(query);
    expect([...after].filter(([counter, lacks]) => lacks > standing.get(counter)!)).toEqual([]);
  });

  test('who is away is counted and not named, and no answer says why', async () => {
    const { slot, found } = await nextRed(({ others }) => others.away > 0);
    const away = await peopleAway(server.db, slot.date);
    const text = JSON.stringify(found);
    expect(away.size).toBeGreaterThan(0);
    expect([...away].filter((employeeId) => text.includes(employeeId))).toEqual([]);
    const { rows } = await server.db.query<{ cause: string }>('select distinct cause from absence');
    expect(rows.filter(({ cause }) => text.includes(`"${cause}"`))).toEqual([]);
  });

  test('a load is told against the mean of the same category and island over ninety days', async () => {
    const { slot, found } = await nextRed(({ legal }) => legal.length > 0);
    const { employeeId, load } = found.legal[0]!;
    // colleagues work nights on days that are no heavy duty now, long before the slot
    const { rowCount } = await server.db.query(
      `update day_shift s set turn = 'N', own_times = false,
          start_at = (s.day + time '23:00') at time zone 'Europe/Rome',
          end_at = (s.day + 1 + time '07:00') at time zone 'Europe/Rome'
        from assignment a, assignment own
        where own.employee_id = $1 and own.icao = 'LIRR' and a.icao = 'LIRR' and a.employee_id <> $1
          and (a.category, a.island_id) is not distinct from (own.category, own.island_id)
          and s.employee_id = a.employee_id and s.icao = 'LIRR'
          and s.day between to_date($2, 'YYYYMMDD') - 85 and to_date($2, 'YYYYMMDD') - 70`,
      [employeeId, slot.date],
    );
    expect(rowCount).toBeGreaterThan(0);
    const { legal, breaking } = (await cover(slot)).reply;
    const after = [...legal, ...breaking].find((one) => one.employeeId === employeeId)!;
    expect(after.load).toBeLessThan(load - 0.02);
  });

  test('days away are not due: who is away on a day of rest has that day more above the contract', async () => {
    const { slot, found } = await nextRed(({ legal }) => legal.length > 0);
    const { employeeId, minutesAbove } = found.legal[0]!;
    const { rowCount } = await server.db.query(
      `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
        select gen_random_uuid(), employee_id, '8114', 10, 'G', day, day from day_shift s
          where employee_id = $1 and icao = 'LIRR' and turn = 'R' and extract(isodow from day) < 6
            and date_trunc('month', day) = date_trunc('month', to_date($2, 'YYYYMMDD'))
            and abs(day - to_date($2, 'YYYYMMDD')) > 2
            and to_char(day, 'MMDD') not in ('1208', '1225', '1226')
            and not exists (select from absence a
              where a.employee_id = s.employee_id and s.day between a.from_day and a.to_day)
          order by day limit 1`,
      [employeeId, slot.date],
    );
    expect(rowCount).toBe(1);
    const { legal, breaking } = (await cover(slot)).reply;
    const after = [...legal, ...breaking].find((one) => one.employeeId === employeeId)!;
    expect(after.minutesAbove).toBeGreaterThan(minutesAbove);
  });

  test('where nobody is missing nobody is looked for', async () => {
    const { reply: counters } = await manager.call(readCounters, {
      query: { division: DIVISION, from: '20261116', to: '20261130' },
    });
    const full = counters.counters.find(
      ({ lacks, hasAnotherLacks, timeslotId }) => lacks === 0 && !hasAnotherLacks && timeslotId === 'M',
    )!;
    const { reply } = await cover(slotOf(full));
    expect(reply).toMatchObject({ missing: 0, lacking: [], legal: [], breaking: [] });
  });

  test('a timeslot that the plant does not have is refused; other managers and employees read nothing', async () => {
    const slot = { date: '20261116', timeslotId: 'P' };
    expect(verdict(await cover({ ...slot, timeslotId: 'X' }))).toEqual([404, OUTCOME.notFound]);
    for (const name of ['responsabile.lirf', 'cta.lirr'])
      expect((await cover(slot, await server.signIn(name))).status).toBe(403);
  });
});
