import type { CounterRow, SlotVerdict } from '@torre/contract/counters';

/** A counter of DIVLIRR in December 2026, for tests: `counter('P', 14, -1)` lacks one person. */
export function counter(
  slot: keyof typeof SLOTS,
  date: number,
  difference: number,
  more: Partial<CounterRow> = {},
): CounterRow {
  const daySelected = `202612${String(date).padStart(2, '0')}`;
  const [beginTime, endTime] = SLOTS[slot];
  return {
    counterId: `DIVLIRR-${daySelected}`,
    timeslotId: slot,
    daySelected,
    timeSlot: { description: slot, beginTime, endTime, beginCounterTime: beginTime, endCounterTime: endTime },
    employees: 12 + difference,
    chairs: 12,
    lacks: Math.max(0, -difference),
    hasAnotherLacks: false,
    verdict: difference < 0 ? missing(-difference, SLOTS[slot]) : COVERED,
    ...more,
  };
}

/** Nobody is missing, and every island has its own people. */
export const COVERED: SlotVerdict = { missing: 0, hours: [], specializations: [], covered: [] };

/** So many holders of one specialization are missing in these hours. */
export function missing(
  count: number,
  [from, to]: readonly [from: string, to: string],
  specializationId = 'ACS-NORD',
): SlotVerdict {
  const hours = [{ from, to }];
  return {
    ...COVERED,
    missing: count,
    hours,
    specializations: [{ specializationId, missing: count, hours }],
  };
}

const SLOTS = {
  N: ['2300', '0700'],
  M: ['0700', '1500'],
  P: ['1500', '2300'],
  'REP/RPN/RIDN': ['1900', '0700'],
  '07:00-12:00': ['0700', '1200'],
} as const;
