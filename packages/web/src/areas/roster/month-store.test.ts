import type { CellPatch } from '@torre/contract/cells';
import { addDays } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { MonthStore, NO_SHIFT } from './month-store.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

/** A store whose frames run when the test says so. */
function openMonth() {
  const frames: (() => void)[] = [];
  const store = new MonthStore(SAMPLE_MONTH, (run) => frames.push(run));
  return { store, frames, paint: () => frames.splice(0).forEach((run) => run()) };
}

const patch = (change: Partial<CellPatch>): CellPatch => ({
  employeeId: '800001',
  date: '20261202',
  turn: 'M',
  version: 4,
  marks: 'n',
  ...change,
});

describe('month store', () => {
  test('[M1.01] a month of one plant holds a row per person with a turn per day', () => {
    const { store } = openMonth();
    expect(store.plant).toBe('LIRR');
    expect(store.people.map((person, index) => [person.employeeId, store.row(index).turns.length])).toEqual([
      ['800001', 5],
      ['800002', 5],
      ['800003', 5],
      ['800004', 5],
    ]);
    expect(store.row(0).turns).toEqual(['M', 'P', 'FREE', 'N', 'R']);
    expect(store.row(0).marks[1]).toBe('s');
  });

  test('a cell that is given times of its own has them until it is given none', () => {
    const { store } = openMonth();
    store.apply([patch({ marks: 't', times: [100, 200] })]);
    expect(store.row(0).times).toEqual({ 1: [100, 200] });
    store.apply([patch({ marks: '', version: 5 })]);
    expect(store.row(0).times).toEqual({});
  });

  test('a month is generated when most people hold a shift; a few put in by hand are no plan', () => {
    const withCells = (...cells: string[]) =>
      new MonthStore({
        ...SAMPLE_MONTH,
        people: SAMPLE_MONTH.people.map((person, index) => ({
          ...person,
          cells: cells[index] ?? '- - - - -',
        })),
      });
    expect(openMonth().store.isGenerated).toBe(true);
    expect(withCells().isGenerated).toBe(false);
    expect(withCells('- - - . .', '- M - - -').isGenerated).toBe(false);
    expect(withCells('R R R R R', '. . . . N').isGenerated).toBe(true);
  });

  test('versions are 1 for a shift never changed, 0 where nothing stands, and as sent elsewhere', () => {
    const { store } = openMonth();
    expect([store.version(0, 0), store.version(0, 1), store.version(2, 0), store.version(3, 4)]).toEqual([
      1, 3, 0, 0,
    ]);
  });

  test('a newer cell replaces the shown one, an older or equal version does not', () => {
    const { store } = openMonth();
    expect(store.apply([patch({ version: 3 })]).changed).toEqual([]);
    const { changed } = store.apply([patch({ version: 4 })]);
    expect(changed).toEqual([{ patch: patch({ version: 4 }), before: 'P' }]);
    expect(store.row(0)).toMatchObject({ turns: ['M', 'M', 'FREE', 'N', 'R'] });
    expect(store.row(0).marks[1]).toBe('n');
    expect(store.apply([patch({ version: 2, turn: 'N' })]).changed).toEqual([]);
    expect(store.row(0).turns[1]).toBe('M');
  });

  test("a colleague's cell comes without a version: what it says stands, and what is shown already is no news", () => {
    const { store } = openMonth();
    const { version: _, ...quiet } = patch({ marks: '' });
    expect(store.apply([quiet]).changed).toEqual([{ patch: quiet, before: 'P' }]);
    expect(store.row(0).turns[1]).toBe('M');
    expect(store.apply([quiet]).changed).toEqual([]);
    expect(store.apply([{ ...quiet, turn: 'P' }]).changed).toHaveLength(1);
    expect(store.row(0).turns[1]).toBe('P');
    expect(
      store.apply([
        { ...quiet, turn: null },
        { ...quiet, turn: null },
      ]).changed,
    ).toHaveLength(1);
  });

  test('only the row that changed is told, and once per frame', () => {
    const { store, frames, paint } = openMonth();
    const calls = [0, 0];
    store.subscribe(0, () => (calls[0] = (calls[0] ?? 0) + 1));
    store.subscribe(1, () => (calls[1] = (calls[1] ?? 0) + 1));
    const before = store.row(1);
    store.apply([patch({ version: 4 })]);
    store.apply([patch({ version: 5, turn: 'P' }), patch({ date: '20261203', version: 2 })]);
    expect(frames).toHaveLength(1);
    expect(calls).toEqual([0, 0]);
    paint();
    expect(calls).toEqual([1, 0]);
    expect(store.row(1)).toBe(before);
  });

  test('who stopped listening is not told', () => {
    const { store, paint } = openMonth();
    let calls = 0;
    store.subscribe(0, () => (calls += 1))();
    store.apply([patch({})]);
    paint();
    expect(calls).toBe(0);
  });

  test('a day of another month changes nothing; an unknown person asks for a new reading', () => {
    const { store } = openMonth();
    expect(store.apply([patch({ date: '20270101' })])).toEqual({ changed: [], unknownPerson: false });
    expect(store.apply([patch({ employeeId: '899999' })])).toEqual({ changed: [], unknownPerson: true });
  });

  test('a cell that became empty shows no shift', () => {
    const { store } = openMonth();
    store.apply([patch({ turn: null, marks: '' })]);
    expect(store.row(0).turns[1]).toBe(NO_SHIFT);
  });

  test("somebody else's change stays lit until the month settles", () => {
    const { store } = openMonth();
    store.apply([patch({})], { fresh: true });
    expect([...store.row(0).fresh]).toEqual([1]);
    store.settle();
    expect(store.row(0).fresh.size).toBe(0);
  });

  test('a typed turn waits in its cell until it is taken away, whatever the server says of the cell', () => {
    const { store } = openMonth();
    const { employeeId } = store.people[0]!;
    const typed = { employeeId, day: addDays(store.from, 1), turn: 'N' };
    store.setUnsaved([typed, { ...typed, day: addDays(store.to, 1) }, { ...typed, employeeId: 'nobody' }]);
    expect([...store.row(0).unsaved]).toEqual([[1, 'N']]);
    const before = store.row(0);
    store.setUnsaved([typed]);
    expect(store.row(0), 'nothing new is drawn').toBe(before);
    store.apply([patch({})]);
    expect([...store.row(0).unsaved]).toEqual([[1, 'N']]);
    store.setUnsaved([]);
    expect(store.row(0).unsaved.size).toBe(0);
  });
});
