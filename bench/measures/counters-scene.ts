import type { Chair, CountersInput, CounterTimeslot, Presence, PresenceSpan } from '@torre/domain/counters';
import { addDays, dayOf, lastOfMonth, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

const HOUR = 60;
const PEOPLE = 300;
const SPECIALIZATIONS = 10;
const ISLANDS = 5;
const YEAR = 2026;
const MONTH = 12;

/** The six slots of a plant that is open day and night. */
const SLOTS = (
  [
    { timeslotId: 'N', beginTime: 23 * HOUR, endTime: 7 * HOUR, kind: 'LAV' },
    { timeslotId: 'M', beginTime: 7 * HOUR, endTime: 15 * HOUR, kind: 'LAV' },
    { timeslotId: 'P', beginTime: 15 * HOUR, endTime: 23 * HOUR, kind: 'LAV' },
    { timeslotId: 'REP', beginTime: 19 * HOUR, endTime: 7 * HOUR, kind: 'REP' },
    { timeslotId: 'RPD', beginTime: 7 * HOUR, endTime: 19 * HOUR, kind: 'REP' },
    { timeslotId: '0712', beginTime: 7 * HOUR, endTime: 12 * HOUR, kind: 'LAV' },
  ] as const
).map((slot): CounterTimeslot => ({ ...slot, validFrom: dayOf(2000, 1, 1), validTo: null }));

/** Begin and end in hours from the midnight of the competence date; null is rest. One person in ten is on call. */
const CYCLE: readonly (readonly [begin: number, end: number] | null)[] = [
  [7, 15],
  [15, 23],
  [-1, 7],
  null,
  null,
];
const ON_CALL_EVERY = 10;

const chairsOf = (count: number): readonly Chair[] =>
  Array.from({ length: count }, (_, nth) => ({
    specialization: nth % SPECIALIZATIONS,
    island: nth % ISLANDS,
  }));

export interface CountersScene {
  readonly input: CountersInput;
  /** What a person has on a day of the cycle, as a change hands it in. */
  readonly spansOf: (person: number, day: Day) => readonly PresenceSpan[];
}

/** A month of 300 people, a five-day cycle each, with chairs around the number of people present. */
export function countersScene(): CountersScene {
  const from = dayOf(YEAR, MONTH, 1);
  const to = lastOfMonth(YEAR, MONTH);
  const zone = zoneTable(from, addDays(to, 2));

  const spansOf = (person: number, day: Day): readonly PresenceSpan[] => {
    const hours = CYCLE[(person + day) % CYCLE.length];
    if (!hours) return [];
    const kind = person % ON_CALL_EVERY === 0 ? 'REP' : 'LAV';
    const start = zone.utc(day, hours[0] * HOUR, 'start');
    return [{ kind, start, end: zone.utc(day, hours[1] * HOUR, 'end') }];
  };

  const presence: Presence[] = [];
  for (let personIndex = 0; personIndex < PEOPLE; personIndex++) {
    for (let day = addDays(from, -1); day <= to + 1; day = addDays(day, 1)) {
      for (const span of spansOf(personIndex, day)) presence.push({ personIndex, day, ...span });
    }
  }
  const chairs = { night: chairsOf(50), day: chairsOf(56), onCall: chairsOf(6) };
  const input: CountersInput = {
    zone,
    from,
    to,
    timeslots: SLOTS,
    specializations: SPECIALIZATIONS,
    islands: ISLANDS,
    people: PEOPLE,
    presence,
    withdrawals: [],
    ignored: [],
    // One specialization, often that of the next island too, now and then a third one.
    standing: (person) => ({
      specializations:
        (1 << (person % SPECIALIZATIONS)) |
        (person % 3 === 0 ? 0 : 1 << ((person + 1) % SPECIALIZATIONS)) |
        (person % 7 === 0 ? 1 << ((person * 5) % SPECIALIZATIONS) : 0),
      island: person % ISLANDS,
    }),
    chairs: (_day, hour, kind) => (kind === 'REP' ? chairs.onCall : hour < 7 ? chairs.night : chairs.day),
  };
  return { input, spansOf };
}
