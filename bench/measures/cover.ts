import { cheapestMends, coverCandidates } from '@torre/domain/cover';
import type { CoverCode, CoverInput, CoverPerson, CoverSlot } from '@torre/domain/cover';
import { addDays, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { dutyLoad, findingsDifference, judgePerson, leastDistance } from '@torre/domain/legality';
import type { Duty, RosterFinding, Timeline } from '@torre/domain/legality';
import { quietRounds } from '../figures/rounds.ts';
import { legalityScene } from './legality-scene.ts';
import type { Measure } from './measure.ts';

const PEOPLE = 475;
const HOUR = 60;
const [BEGIN, END] = [15, 23] as const;
const LOAD_DAYS = 90;
/** Longest window of days beside the months: as far as a change reaches. */
const WINDOW = 31;
/** One person in so many may not do what is missing. */
const UNQUALIFIED_EVERY = 4;

interface Search {
  readonly input: CoverInput<RosterFinding>;
  readonly workers: readonly { readonly person: CoverPerson; readonly code: CoverCode }[];
}

/** An afternoon of a plant of 475 people on the cycles of the demo, and all that its search asks for, not yet judged. */
function searchOf(day: Day, { timelines, source }: ReturnType<typeof legalityScene>): Search {
  const start = source.zone.utc(day, BEGIN * HOUR, 'start');
  const end = source.zone.utc(day, END * HOUR, 'start');
  const hours = Array.from({ length: END - BEGIN }, (_, nth) => ({
    start: start + nth * HOUR,
    end: start + (nth + 1) * HOUR,
    lacks: 1,
  }));
  const slot: CoverSlot = { day, kind: 'LAV', hours, specializations: 1 };
  const reached = { from: addDays(day, -WINDOW), to: lastOfMonth(2026, 12) };
  const before = { from: addDays(day, -LOAD_DAYS), to: addDays(day, -1) };
  const dutyOn = (person: number): Duty | undefined =>
    timelines[person]!.duties.find((duty) => duty.day === day);
  const loads = timelines.map((timeline) => dutyLoad(timeline, source, before, () => false));
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length;
  const withCode = ({ days, duties }: Timeline, code: CoverCode): Timeline => {
    const others = duties.filter((duty) => duty.day !== day);
    const pauseMinutes = null;
    const nominalMinutes = code.end - code.start;
    const { turn, start: from, end: to } = code;
    const own: Duty = {
      icao: 'LIRR',
      day,
      turn,
      kind: 'LAV',
      start: from,
      end: to,
      nominalMinutes,
      pauseMinutes,
    };
    return { days, duties: [...others, own].toSorted((one, other) => one.start - other.start) };
  };
  const standing = new Map<number, readonly RosterFinding[]>();
  const standingOf = (person: number): readonly RosterFinding[] => {
    const known = standing.get(person) ?? judgePerson(timelines[person]!, source, reached);
    standing.set(person, known);
    return known;
  };
  const people = timelines.map((_, person): CoverPerson => {
    const specializations = person % UNQUALIFIED_EVERY === 0 ? 2 : 1;
    const state = dutyOn(person) === undefined ? 'off' : 'at-work';
    return {
      employeeId: String(person),
      on: () => ({ state, specializations }),
      load: () => loads[person]! - mean,
      minutesAbove: () => 0,
      declined: false,
    };
  });
  const codes = [{ turn: 'P', day, start, end, uses: 1 }];
  return {
    input: {
      slot,
      codes,
      people,
      missingAfter: () => 0,
      judge: (employeeId, code) => {
        const person = Number(employeeId);
        const after = withCode(timelines[person]!, code);
        const found = judgePerson(after, source, reached);
        return {
          added: found.length === 0 ? [] : findingsDifference(standingOf(person), found).added,
          distance: leastDistance(after, source, day),
        };
      },
    },
    workers: people.flatMap((person, index) => {
      const duty = dutyOn(index);
      const isOther = duty !== undefined && (duty.end <= start || duty.start >= end);
      return isOther ? [{ person, code: { ...duty, uses: 0 } }] : [];
    }),
  };
}

function driven<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const timed = (work: () => void): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

/** Who can take a slot, and exchanges where nobody can, over rosters in memory. */
export const cover: Measure = {
  name: 'cover',
  about:
    'who of 475 people can take an afternoon, judged and ranked, with the loads of all; and the best exchanges of two shifts of ' +
    'its date; rosters of four months in memory, counters answered at once, one process, nothing around them',
  run: async () => {
    const scene = legalityScene(PEOPLE);
    const day = addDays(scene.month.from, 14);
    let found = 0;
    const candidates = (): void =>
      void (found += driven(coverCandidates(searchOf(day, scene).input)).legal.length);
    const mends = (): void => {
      const { input, workers } = searchOf(day, scene);
      const free = input.people.filter(({ on }) => on(day)?.state === 'off');
      const missing = (END - BEGIN) * HOUR;
      const steps = cheapestMends({
        ...input,
        missing,
        workers: workers.map(({ person, code }) => ({ ...person, code })),
        free,
        effect: () => ({ missing: 0, growsNowhere: true }),
      });
      found += driven(steps).length;
    };
    candidates();
    mends();
    if (found === 0) throw new Error('Nobody of the scene can take the slot');
    const rounds = await quietRounds(async () => ({ candidates: timed(candidates), mends: timed(mends) }));
    return [
      { name: 'replacements', unit: 'ms', rounds: rounds.candidates, aim: { of: 'figure', atMost: 20 } },
      { name: 'cheapest mend', unit: 'ms', rounds: rounds.mends, aim: { of: 'figure', atMost: 250 } },
    ];
  },
};
