import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { RosterLock } from '@torre/domain/roster';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MonthStore } from './month-store.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const day = (iso: string): Day => dayFromIso(iso)!;
const lockOfPerson = (employeeId: string | null): RosterLock => ({
  kind: employeeId === null ? 'day' : 'person',
  employeeId,
  from: day('2026-12-02'),
  to: day('2026-12-03'),
  reason: 'Conteggio',
  by: 'Anna Fontana',
});
const opening = {
  employeeId: '800002',
  day: day('2026-12-04'),
  by: 'Paolo Rinaldi',
  initials: 'PR',
  peer: 1,
};

describe('what is around a month', () => {
  let store: MonthStore;
  let frames: (() => void)[];
  let drawn: ReturnType<typeof vi.fn<() => void>>[];
  beforeEach(() => {
    frames = [];
    store = new MonthStore(SAMPLE_MONTH, (run) => frames.push(run));
    drawn = store.people.map((_, index) => {
      store.row(index);
      const listener = vi.fn<() => void>();
      store.subscribe(index, listener);
      return listener;
    });
  });
  /** How often each row was drawn, up to the next frame. */
  const draws = (): number[] => {
    frames.splice(0).forEach((run) => run());
    return drawn.map(({ mock }) => mock.calls.length);
  };

  test('draws the rows that it touches, and again when it leaves them, no other', () => {
    store.setOverlays({ locks: [lockOfPerson('800001')], opened: [opening] });
    expect(draws()).toEqual([1, 1, 0, 0]);
    expect(store.row(0).overlays.locks).toHaveLength(1);
    expect(store.row(1).overlays.opened).toEqual([opening]);
    store.setOverlays({ locks: [], opened: [] });
    expect(draws()).toEqual([2, 2, 0, 0]);
    store.setOverlays({ locks: [], opened: [] });
    expect(draws()).toEqual([2, 2, 0, 0]);
  });

  test('of a day for everybody draws every row, and stays through the patches of others', () => {
    const everybody = lockOfPerson(null);
    store.setOverlays({ locks: [everybody], opened: [] });
    expect(draws()).toEqual([1, 1, 1, 1]);
    store.setOverlays({ locks: [everybody], opened: [opening] });
    expect(draws()).toEqual([1, 2, 1, 1]);
    store.apply([{ employeeId: '800003', date: '20261202', turn: 'P', version: 9, marks: '' }]);
    expect(store.row(2).overlays.locks).toHaveLength(1);
  });

  test('is there for a row that is read for the first time', () => {
    const fresh = new MonthStore(SAMPLE_MONTH, (run) => run());
    fresh.setOverlays({ locks: [], opened: [opening] });
    expect(fresh.row(1).overlays.opened).toEqual([opening]);
    expect(fresh.row(0).overlays.opened).toEqual([]);
  });
});
