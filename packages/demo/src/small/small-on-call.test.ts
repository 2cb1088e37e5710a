import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { buildWorld } from '../index.ts';
import { worksOn } from '../organisation/room-month.ts';

test.each([dayOf(2026, 10, 14), dayOf(2025, 3, 1), dayOf(2027, 2, 3), dayOf(2028, 12, 31)])(
  'nobody is on call while at work, nor before the shift of the evening before is over, around day %d',
  (today) => {
    const world = buildWorld('small', today);
    const timed = world.day_shift.flatMap(({ employee_id, turn, start_at, end_at }) =>
      start_at === null || end_at === null ? [] : [{ employee_id, turn, start_at, end_at }],
    );
    const calls = timed.filter(({ turn }) => turn === 'RPN' || turn === 'RPD');
    const work = Map.groupBy(
      timed.filter(({ turn }) => worksOn(turn)),
      ({ employee_id }) => employee_id,
    );
    const atWork = calls.flatMap((call) =>
      (work.get(call.employee_id) ?? []).flatMap((shift) =>
        shift.start_at < call.end_at && call.start_at < shift.end_at
          ? [`${call.turn} ${call.start_at}: ${shift.turn} until ${shift.end_at}`]
          : [],
      ),
    );
    expect(calls.length).toBeGreaterThan(350);
    expect(atWork).toEqual([]);
  },
);
