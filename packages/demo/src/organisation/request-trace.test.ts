import { addDays, dayOf, isoDay } from '@torre/domain/kernel';
import { LEAVE } from '@torre/domain/requests';
import type { LeaveOperation } from '@torre/domain/requests';
import { describe, expect, test } from 'vitest';
import { smallWorld } from '../small/small-world.ts';

const TODAY = dayOf(2026, 11, 14);

describe('how the requests of the demo came to their state', () => {
  const world = smallWorld(TODAY);
  const steps = Map.groupBy(world.absence_history, ({ absence_id }) => absence_id);

  test('each has its steps in order, all of them past, the last one to where it stands', () => {
    const tomorrow = isoDay(addDays(TODAY, 1));
    for (const { absence_id, state, version, inserted_at } of world.absence) {
      const own = steps.get(absence_id)!;
      expect([absence_id, own.at(-1)!.to_state, own.length]).toEqual([absence_id, state, version]);
      const times = own.map(({ made_at }) => made_at);
      expect(times).toEqual(times.toSorted());
      expect(new Set(times).size).toBe(times.length);
      expect(times[0]).toBe(inserted_at);
      expect(times.at(-1)! < tomorrow).toBe(true);
    }
  });

  test('each step is one of the table, by somebody who may take it, and nobody decides on an own request', () => {
    for (const { operation, actor_role, from_state, actor_id, absence_id } of world.absence_history) {
      const actors = actor_role === 'second' ? (['manager', 'second'] as const) : [actor_role];
      expect([operation, from_state, LEAVE.may(from_state, operation as LeaveOperation, actors)]).toEqual([
        operation,
        from_state,
        true,
      ]);
      const owner = world.absence.find((row) => row.absence_id === absence_id)!.employee_id;
      expect(actor_role === 'owner').toBe(actor_id === owner);
    }
  });
});
