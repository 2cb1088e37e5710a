import { buildWorld, fullWorld, roomToFill } from '@torre/demo';
import { dayOf } from '@torre/domain/kernel';
import { fillRoom, repairRoom } from '@torre/domain/operations-room';
import type { RoomToFill } from '@torre/domain/operations-room';
import { quietRounds } from '../figures/rounds.ts';
import type { Measure } from './measure.ts';

const PLANT = 'LIRR';
const TODAY = dayOf(2026, 10, 14);
const FILLED = dayOf(2026, 10, 15);
const FULL_DAY = dayOf(2026, 1, 15);

const time = (run: () => void): number => {
  const begin = performance.now();
  run();
  return performance.now() - begin;
};

/** The room with all that its filler proposes taken. */
function filled(room: RoomToFill): RoomToFill {
  const seats = fillRoom(room).changes.flatMap((change, index) =>
    change.kind === 'removed' ? [] : [{ ...change.seat, id: String(index), movable: true }],
  );
  return { ...room, seats };
}

/** The largest room of the full world on a day of its first month. */
function largestRoom(): RoomToFill {
  const { world, rosters } = fullWorld(TODAY);
  for (const part of rosters()) {
    if (part.icao !== PLANT) continue;
    return roomToFill({ ...world, ...part }, PLANT, [FULL_DAY]);
  }
  throw new Error(`no roster of ${PLANT}`);
}

export const roomFiller: Measure = {
  name: 'room-filler',
  about:
    'the room that fills itself, in one thread without a screen: the day of LIRR in the small world from empty, one stretch and one ' +
    'sick call in its filled plan, and the day of the largest room of the full world, which has fewer people than it asks for',
  run: async () => {
    const empty = roomToFill(buildWorld('small', TODAY), PLANT, [FILLED]);
    const plan = filled(empty);
    const [first] = plan.seats;
    const { positionId, begin, end } = first!;
    const gap = { ...plan, seats: plan.seats.slice(1), wanted: [{ positionId, begin, end }] };
    const ill = plan.people[Math.floor(plan.people.length / 2)]!.employeeId;
    const sick = { ...plan, people: plan.people.filter(({ employeeId }) => employeeId !== ill) };
    const largest = largestRoom();
    const rounds = await quietRounds(async () => ({
      day: time(() => fillRoom(empty)),
      gap: time(() => fillRoom(gap)),
      sick: time(() => repairRoom(sick)),
      largest: time(() => fillRoom(largest)),
    }));
    return [
      { name: 'a day of LIRR', unit: 'ms', rounds: rounds.day, aim: { of: 'figure', atMost: 500 } },
      { name: 'one stretch', unit: 'ms', rounds: rounds.gap, aim: { of: 'figure', atMost: 50 } },
      { name: 'a sick call', unit: 'ms', rounds: rounds.sick, aim: { of: 'figure', atMost: 50 } },
      {
        name: `a day of ${largest.positions.length} chairs`,
        unit: 'ms',
        rounds: rounds.largest,
        aim: { of: 'figure', atMost: 3000 },
      },
    ];
  },
};
