import type { PreviewedCounter } from '@torre/contract/counters';
import { expect, test } from 'vitest';
import { getsShort, slotsThatGetShort } from './slots-that-get-short.ts';

const missing = (before: number, after: number) => ({
  before: { employees: 4, chairs: 4, missing: before },
  after: { employees: 3, chairs: 4, missing: after },
});
const counter = (daySelected: string, more: Partial<PreviewedCounter> = {}): PreviewedCounter => ({
  ...missing(0, 0),
  counterId: `C ${daySelected}`,
  timeslotId: 'T',
  daySelected,
  description: 'N',
  beginTime: '2300',
  endTime: '0700',
  islands: [],
  specializations: [],
  hours: [],
  ...more,
});

test('a slot whose island or specialization gets short is named with it, though nobody lacks in all', () => {
  const island = counter('20261222', { islands: [{ ...missing(0, 1), islandId: 'I', name: 'Isola Sud' }] });
  const specialization = counter('20261223', {
    specializations: [{ ...missing(1, 3), specializationId: 'S', name: 'Supervisore', lacking: [] }],
  });
  expect(slotsThatGetShort([island, specialization])).toEqual([
    { date: '20261223', timeslotId: 'T', description: 'N (Supervisore)', before: 1, after: 3 },
    { date: '20261222', timeslotId: 'T', description: 'N (Isola Sud)', before: 0, after: 1 },
  ]);
  expect([island, specialization].every(getsShort)).toBe(true);
});

test('a slot that lacks somebody in all is named by itself, and what stays or gets better is none', () => {
  const islands = [{ ...missing(0, 1), islandId: 'I', name: 'Isola Sud' }];
  expect(slotsThatGetShort([counter('20261222', { ...missing(0, 1), islands })])).toEqual([
    { date: '20261222', timeslotId: 'T', description: 'N', before: 0, after: 1 },
  ]);
  const better = counter('20261222', { islands: [{ ...missing(1, 0), islandId: 'I', name: 'Isola Sud' }] });
  expect(slotsThatGetShort([better, counter('20261223')])).toEqual([]);
  expect([better, counter('20261223')].some(getsShort)).toBe(false);
});
