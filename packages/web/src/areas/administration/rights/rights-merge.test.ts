import type { AccountRights } from '@torre/contract/administration';
import { dayFromCompact, dayOf } from '@torre/domain/kernel';
import { Categories } from '@torre/domain/lookups';
import { expect, test } from 'vitest';
import { draftOfRights, rightsDifference, rightsOfDraft, stayFaults, stayKey } from './rights-draft.ts';
import { rightsFromKept, writtenRights } from './kept-rights.ts';
import { othersChanges, overStanding, standingBeside, withSeen, type EditedRights } from './rights-merge.ts';

const LIRR = { icao: 'LIRR', validFrom: '20260101', validTo: null };
const LIRN = { icao: 'LIRN', validFrom: '20261201', validTo: '20270131' };
const LIRF = { icao: 'LIRF', validFrom: '20261214', validTo: null };

function rights(part: Partial<AccountRights> = {}) {
  const none = { ruoli: [], responsabile: false, responsabileH35: false, managedPlants: [] };
  return { ...none, ...part, version: 1 };
}

/** What an administrator has on the screen who began from `base` and wants `mine`. */
function edited(base: AccountRights & { version: number }, mine: AccountRights): EditedRights {
  return { draft: draftOfRights(mine), began: base, base, version: base.version };
}

const NO_CATEGORIES = new Categories([], dayOf(2026, 12, 14));
const FLAGS = { responsabile: 'Responsabile', responsabileH35: 'Responsabile H35' };

function ownChanges({ base, draft }: EditedRights) {
  return rightsDifference(base, rightsOfDraft(draft)!, FLAGS, 'it', NO_CATEGORIES);
}

test('a role that another administrator gave meanwhile is kept by the second save, and named beside its box', () => {
  const began = rights({ ruoli: ['ROLE_HR'] });
  const standing = { ...rights({ ruoli: ['ROLE_EXPENSES', 'ROLE_HR'], responsabile: true }), version: 2 };
  const merged = overStanding(edited(began, rights({ ruoli: ['ROLE_EDITOR', 'ROLE_HR'] })), standing);
  expect(rightsOfDraft(merged.draft)).toEqual({
    ruoli: ['ROLE_EDITOR', 'ROLE_EXPENSES', 'ROLE_HR'],
    responsabile: true,
    responsabileH35: false,
    managedPlants: [],
  });
  expect(merged.version).toBe(2);
  expect(ownChanges(merged)).toEqual({
    given: ['Redattore'],
    taken: [],
    plantsGiven: [],
    plantsTaken: [],
  });
  expect(othersChanges(merged)?.now).toEqual(
    new Map([
      ['ROLE_EXPENSES', true],
      ['responsabile', true],
    ]),
  );
});

test('a role taken away meanwhile stays away, and one taken away here stays away too', () => {
  const began = rights({ ruoli: ['ROLE_ADMIN', 'ROLE_EDITOR', 'ROLE_HR'] });
  const standing = { ...rights({ ruoli: ['ROLE_EDITOR', 'ROLE_HR'] }), version: 2 };
  const merged = overStanding(edited(began, rights({ ruoli: ['ROLE_ADMIN', 'ROLE_HR'] })), standing);
  expect([...merged.draft.roles]).toEqual(['ROLE_HR']);
  expect(ownChanges(merged)?.taken).toEqual(['Redattore']);
  expect(othersChanges(merged)?.now).toEqual(new Map([['ROLE_ADMIN', false]]));
});

test('plants that others gave or took meanwhile stand beside the plants changed here', () => {
  const began = rights({ managedPlants: [LIRR, LIRN] });
  const mine = rights({ managedPlants: [{ ...LIRR, validTo: '20261231' }, LIRN] });
  const standing = { ...rights({ managedPlants: [LIRR, LIRF] }), version: 2 };
  const merged = overStanding(edited(began, mine), standing);
  expect(rightsOfDraft(merged.draft)?.managedPlants).toEqual([{ ...LIRR, validTo: '20261231' }, LIRF]);
  expect(ownChanges(merged)).toMatchObject({
    plantsGiven: ['LIRR 01/01/2026–31/12/2026'],
    plantsTaken: ['LIRR 01/01/2026'],
  });
  const others = othersChanges(merged);
  expect(others?.staysTaken).toEqual(['LIRN 01/12/2026–31/01/2027']);
  expect(merged.draft.stays.filter((stay) => others?.staysGiven.has(stayKey(stay)))).toMatchObject([
    { icao: 'LIRF' },
  ]);
});

test('a line whose end both changed stays one line, with what stands now beside it, until one of both is chosen', () => {
  const began = rights({ managedPlants: [LIRN, LIRR] });
  const mine = { ...LIRN, validTo: '20270228' };
  const theirs = { ...LIRN, validTo: null };
  const standing = { ...rights({ managedPlants: [theirs, LIRR] }), version: 2 };
  const merged = overStanding(edited(began, rights({ managedPlants: [mine, LIRR] })), standing);
  expect(rightsOfDraft(merged.draft)?.managedPlants).toEqual([mine, LIRR]);
  expect(stayFaults(merged.draft.stays).size).toBe(0);
  const [line] = merged.draft.stays;
  const beside = standingBeside(merged);
  expect([...beside]).toMatchObject([[line!.id, { icao: 'LIRN', to: null }]]);
  expect(othersChanges(merged)?.staysTaken).toEqual([]);
  expect(ownChanges(merged)?.plantsGiven).toEqual(['LIRN 01/12/2026–28/02/2027']);
  expect(standingBeside(withSeen(merged, beside.get(line!.id)!)).size).toBe(0);
  const moved = { ...LIRN, validFrom: '20261215' };
  const again = overStanding(merged, { ...rights({ managedPlants: [moved, LIRR] }), version: 3 });
  expect(rightsOfDraft(again.draft)?.managedPlants).toEqual([mine, LIRR]);
  expect([...standingBeside(again).values()]).toMatchObject([{ from: dayFromCompact('20261215') }]);
});

test('a half-written line keeps its place, and the lines of others get ids of their own', () => {
  const began = rights({ managedPlants: [LIRR] });
  const start = edited(began, began);
  const half = { id: 1, icao: 'LIRN', from: null, to: null };
  const draft = { ...start.draft, stays: [...start.draft.stays, half] };
  const merged = overStanding(
    { ...start, draft },
    { ...rights({ managedPlants: [LIRR, LIRF] }), version: 2 },
  );
  expect(merged.draft.stays.map(({ id, icao }) => [id, icao])).toEqual([
    [0, 'LIRR'],
    [1, 'LIRN'],
    [2, 'LIRF'],
  ]);
});

test('a second lost race still tells what the first one changed', () => {
  const began = rights();
  const first = overStanding(edited(began, rights({ ruoli: ['ROLE_EDITOR'] })), {
    ...rights({ ruoli: ['ROLE_HR'] }),
    version: 2,
  });
  const second = overStanding(first, { ...rights({ ruoli: ['ROLE_HR'], responsabile: true }), version: 3 });
  expect([...othersChanges(second)!.now.keys()]).toEqual(['ROLE_HR', 'responsabile']);
  expect(ownChanges(second)?.given).toEqual(['Redattore']);
});

test('rights that were changed come back from the tab as they were; what cannot be read counts as nothing', () => {
  const start = edited(
    rights({ managedPlants: [LIRR] }),
    rights({ ruoli: ['ROLE_HR'], managedPlants: [LIRN] }),
  );
  const written = JSON.parse(JSON.stringify(writtenRights(start)));
  expect(rightsFromKept(written)).toEqual(start);
  for (const broken of [null, [], {}, { ...written, draft: { roles: 'ROLE_HR' } }, { ...written, base: 1 }])
    expect(rightsFromKept(broken)).toBeNull();
});

test('a plant that ends before it begins, or twice on the same days, is told in its line before any save', () => {
  const stay = (id: number, icao: string, from: string, to: string | null) => ({
    id,
    icao,
    from: dayFromCompact(from),
    to: to === null ? null : dayFromCompact(to),
  });
  expect(
    stayFaults([
      stay(0, 'LIRR', '20261214', '20261213'),
      stay(1, 'LIRN', '20261201', null),
      stay(2, 'LIRN', '20270101', '20270131'),
      stay(3, 'LIRF', '20261214', '20261214'),
      { id: 4, icao: 'LIRF', from: null, to: null },
    ]),
  ).toEqual(
    new Map([
      [0, 'endsBeforeItBegins'],
      [2, 'overlaps'],
    ]),
  );
});
