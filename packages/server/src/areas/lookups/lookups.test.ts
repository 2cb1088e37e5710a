import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import { changeLookup, readLookupUses, readLookups } from '@torre/contract/lookups';
import type { LookupBody, LookupEntry } from '@torre/contract/lookups';
import { colleaguesCalendar, compactCalendar } from '@torre/contract/month';
import { OUTCOME } from '@torre/contract/outcome';
import { readCategories } from '@torre/contract/people';
import { dayFromCompact, dayOf } from '@torre/domain/kernel';
import { Categories } from '@torre/domain/lookups';
import type { LookupList } from '@torre/domain/lookups';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  // the clock stands at 14/11/2026, 10:00
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const TODAY = '20261114';
const CATEGORY = {
  validFrom: TODAY,
  validTo: null,
  nameIt: 'Droni',
  nameEn: 'Drones',
  aliases: [],
  ord: 50,
  attributes: { passesGuard: false, isDayStaff: false, outsideTimeSystem: false, shortIt: '', shortEn: '' },
};

async function valuesOf(list: LookupList, by = admin): Promise<readonly LookupEntry[]> {
  const { reply } = await by.call(readLookups, {});
  return reply.lists.find((one) => one.list === list)!.values;
}

async function save(code: string, part: Partial<LookupBody> = {}, list: LookupList = 'category', by = admin) {
  const seen = (await valuesOf(list)).find((value) => value.code === code);
  const body = { ...CATEGORY, version: seen?.version ?? 0, ...part };
  return by.call(changeLookup, { path: { list, code }, body });
}

async function categoriesOf(server_: TestServer): Promise<Categories> {
  const client = await server_.signIn('admin');
  const values = (await valuesOf('category', client)).map((value) => ({
    ...value,
    validFrom: dayFromCompact(value.validFrom)!,
    validTo: value.validTo === null ? null : dayFromCompact(value.validTo),
  }));
  return new Categories(values, dayOf(2026, 11, 14));
}

describe('what every database begins with', () => {
  test('[P1.10] controllers, flight experts, meteo staff and pilots are categories under every name that sources use', async () => {
    const categories = await categoriesOf(server);
    const byName = {
      EAV: ['EAV', 'ESPERTI DI ASSISTENZA AL VOLO', 'flight experts'],
      CTA: ['CTA', 'CONTROLLORI DEL TRAFFICO AEREO', 'controllers'],
      METEO: ['METEO'],
      PILOTI: ['PILOTI', 'pilots'],
    };
    for (const [code, names] of Object.entries(byName)) {
      for (const name of names) expect([name, categories.named(name)?.code]).toEqual([name, code]);
    }
  });

  test.each([
    ['EAV', true],
    ['CTA', true],
    ['METEO', true],
    ['PILOTI', true],
    ['CONTROLLORI DEL TRAFFICO AEREO', true],
    ['ESPERTI DI ASSISTENZA AL VOLO', true],
    [' meteo ', true],
    ['AMMINISTRATIVI', false],
    ['DIRIGENTE', false],
    ['Tecnic', false],
    ['STUD', false],
    ['ORM', false],
    ['Info', false],
    ['CUOCHI', false],
    ['', false],
  ])('[P2.18] the category guard for %j: %s', async (name, passes) => {
    expect((await categoriesOf(server)).passesGuard(name)).toBe(passes);
  });

  test('patron days, as the holidays of the worlds have them', async () => {
    const patrons = await valuesOf('patron-day');
    expect(patrons).toHaveLength(29);
    const { rows } = await server.db.query(
      `select distinct comune, name, extract(day from day)::int as day, extract(month from day)::int as month
         from holiday where type = 'PATRONO'`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { comune, name, day, month } of rows)
      expect(patrons).toContainEqual(
        expect.objectContaining({ code: comune, nameIt: name, attributes: { day, month } }),
      );
  });
});

describe('a change of a list', () => {
  test.each(['responsabile.lirr', 'hr', 'cta.lirr'])(
    'is for administrators, not for %s',
    async (userName) => {
      const client = await server.signIn(userName);
      expect((await save('DRONI', {}, 'category', client)).status).toBe(403);
    },
  );

  test('names the version that was seen, and stands in the trail', async () => {
    const first = await save('STORIA');
    expect([first.status, first.reply.values.map(({ version }) => version)]).toEqual([200, [1]]);
    const stale = await save('STORIA', { version: 0, nameIt: 'Altro' });
    expect([stale.status, stale.reply.outcome.code]).toEqual([412, OUTCOME.stale]);
    expect(stale.reply).toMatchObject({ values: [{ nameIt: 'Droni', version: 1 }] });
    const planned = await save('STORIA', { validFrom: '20261201', nameIt: 'Poi' });
    expect(planned.reply.values).toMatchObject([
      { nameIt: 'Droni', validTo: '20261130', version: 2 },
      { nameIt: 'Poi', validFrom: '20261201', version: 2 },
    ]);
    const { rows } = await server.db.query(
      `select field, old_value, new_value from audit join audit_value using (audit_id)
        where what = 'change-lookup' and entity_key = 'category STORIA' and day = '2026-12-01'`,
    );
    expect(rows).toEqual([{ field: 'nameIt', old_value: 'Droni', new_value: 'Poi' }]);
  });

  test('leaves a state that began, and says from which day on it can be changed', async () => {
    const standing = (await valuesOf('category')).filter(({ code }) => code === 'STUD');
    const early = await save('STUD', { validFrom: '19600101', reason: 'Prova' });
    expect([early.status, early.reply.outcome.code]).toEqual([409, OUTCOME.settingRefused]);
    expect(early.reply.outcome.messageIT).toContain('01/01/1970');
    expect((await valuesOf('category')).filter(({ code }) => code === 'STUD')).toEqual(standing);
  });

  test('that replaces a planned state keeps it in the trail', async () => {
    await save('PIANO');
    await save('PIANO', { validFrom: '20270201', nameIt: 'Pianificato' });
    const sooner = await save('PIANO', { validFrom: '20270101', nameIt: 'Prima' });
    expect(sooner.reply.values).toMatchObject([{ nameIt: 'Droni' }, { nameIt: 'Prima' }]);
    const { rows } = await server.db.query(
      `select day::text, field, old_value, new_value from audit join audit_value using (audit_id)
        where what = 'change-lookup' and entity_key = 'category PIANO' and field = 'nameIt'
        order by audit_id, day desc`,
    );
    expect(rows.slice(2)).toEqual([
      { day: '2027-02-01', field: 'nameIt', old_value: 'Pianificato', new_value: null },
      { day: '2027-01-01', field: 'nameIt', old_value: 'Droni', new_value: 'Prima' },
    ]);
  });

  test.each([
    ['a b', {}, OUTCOME.settingRefused],
    ['CODA', { validTo: '20261113' }, OUTCOME.settingRefused],
    ['CODA', { aliases: ['pilots'] }, OUTCOME.settingRefused],
    ['CODA', { attributes: {} }, OUTCOME.settingRefused],
    ['CTA', { validFrom: '20261113' }, OUTCOME.pastEffect],
  ])('that does not fit is refused: %s %j', async (code, part, outcome) => {
    const refused = await save(code, part);
    expect([refused.status, refused.reply.outcome.code]).toEqual([409, outcome]);
  });

  test('that ends a category is asked who has it after that day: people, specializations and their plants', async () => {
    const uses = async (code: string, after: string) => {
      const path = { list: 'category' as const, code };
      const { people, specializations, plants } = (
        await admin.call(readLookupUses, { path, query: { after } })
      ).reply;
      return { people, specializations, plants };
    };
    const { rows } = await server.db.query<{ people: number; plants: string[] }>(
      `select count(distinct employee_id)::int as people, array_agg(distinct icao order by icao) as plants
        from assignment where category = 'METEO' and coalesce(valid_to, 'infinity') > '2026-12-31' and icao is not null`,
    );
    const found = await uses('METEO', '20261231');
    expect(found.people).toBe(rows[0]!.people);
    expect(found.people).toBeGreaterThan(0);
    expect(found.plants).toEqual(expect.arrayContaining(rows[0]!.plants));
    expect(await uses('DRONI', '20261231')).toEqual({ people: 0, specializations: 0, plants: [] });
  });

  test('two at once do not both stand', async () => {
    const twice = await Promise.all([
      save('GARA', { version: 0 }),
      save('GARA', { version: 0, validFrom: '20270101' }),
    ]);
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  });

  test('of who passes the guard holds at once, in another process too', async () => {
    const sibling = await server.startSibling();
    try {
      const person = await server.signIn('cta.lirr');
      const there = await sibling.signIn('cta.lirr');
      const month = { query: { from: '20261123', to: '20261124' } };
      const stream = await there.openEvents();
      await stream.next('hello');
      expect((await there.call(colleaguesCalendar, month)).status).toBe(200);
      const standing = (await valuesOf('category')).find(({ code }) => code === 'CTA')!;
      const { code: _, version: __, ...fields } = standing;
      const closed = { ...fields.attributes, passesGuard: false };
      const reason = 'Prova';
      expect((await save('CTA', { ...fields, validFrom: TODAY, attributes: closed })).status).toBe(200);
      await stream.next('lookups');
      await expect.poll(async () => (await there.call(colleaguesCalendar, month)).status).toBe(403);
      for (const client of [person, there]) {
        expect((await client.call(colleaguesCalendar, month)).status).toBe(403);
        expect((await client.call(getSession, {})).reply.allowedActions).not.toContain('see-own-calendar');
      }
      expect((await save('CTA', { ...fields, validFrom: TODAY, reason })).status).toBe(200);
      await expect.poll(async () => (await there.call(colleaguesCalendar, month)).status).toBe(200);
      stream.close();
    } finally {
      await sibling.close();
    }
  });

  test('of a category’s name shows in a month that was read before', async () => {
    const manager = await server.signIn('responsabile.lirr');
    const nameOf = async (): Promise<string | undefined> => {
      const body = { from: '20261123', to: '20261124' };
      const { reply } = await manager.call(compactCalendar, {
        query: { plant: 'LIRR', shape: 'compact' },
        body,
      });
      return reply.groups.find(({ id }) => id === 'EAV')?.name;
    };
    expect(await nameOf()).toBe('Esperti di assistenza al volo');
    const {
      code: _,
      version: __,
      ...fields
    } = (await valuesOf('category')).find(({ code }) => code === 'EAV')!;
    expect((await save('EAV', { ...fields, validFrom: TODAY, nameIt: 'Assistenza' })).status).toBe(200);
    await expect.poll(nameOf).toBe('Assistenza');
  });

  test('of a category’s timetable shows in the month from its day on, not before', async () => {
    const manager = await server.signIn('responsabile.lirr');
    const spansOf = async () => {
      const { reply } = await manager.call(compactCalendar, {
        query: { plant: 'LIRR', shape: 'compact' },
        body: { from: '20270101', to: '20270131' },
      });
      return reply.dayStaff.filter(({ category }) => category === 'METEO');
    };
    expect(await spansOf()).toEqual([]);
    const {
      code: _,
      version: __,
      ...fields
    } = (await valuesOf('category')).find(({ code }) => code === 'METEO')!;
    const attributes = { ...fields.attributes, isDayStaff: true };
    expect((await save('METEO', { ...fields, validFrom: '20270116', attributes })).status).toBe(200);
    await expect.poll(spansOf).toEqual([{ category: 'METEO', from: '20270116', to: '20270131' }]);
  });

  test('of a category’s place and name shows in the order in which categories are read', async () => {
    expect((await save('PRIMA', { ord: 0, nameIt: 'Prima di tutte' })).status).toBe(200);
    const { reply } = await admin.call(readCategories, {});
    expect(reply.categories[0]).toEqual({ code: 'PRIMA', label: 'Prima di tutte' });
  });
});
