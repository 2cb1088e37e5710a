import { MonthCounters } from '@torre/domain/counters';
import { addDays } from '@torre/domain/kernel';
import { alternate } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import { PlainPass } from './counters-floor.ts';
import { countersScene } from './counters-scene.ts';
import type { Measure } from './measure.ts';

const SAMPLES = 60;
const CHANGES = 5000;
const MICROSECONDS = 1000;

const timed = (work: () => void): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};
const sampled = (work: () => void): number => median(Array.from({ length: SAMPLES }, () => timed(work)));

/** Counters of a month of 300 people × 31 days × 6 slots, in one process, nothing around them. */
export const counters: Measure = {
  name: 'counters',
  about:
    'month of 300 people × 31 days × 6 slots, 10 specializations and 5 islands, with matching, in one process; floor: one plain ' +
    'pass over typed arrays of the same size, which counts heads alone',
  run: async () => {
    const { input, spansOf } = countersScene();
    const month = new MonthCounters(input);
    const plain = new PlainPass(input);
    month.compute();
    plain.run();

    const people = input.people;
    const days = input.to - input.from + 1;
    // Each change gives a person the shift of the cycle's next day, and the next lap takes it back.
    const edits = Array.from({ length: CHANGES }, (_, index) => {
      const person = (index * 7) % people;
      const day = addDays(input.from, (index * 11) % days);
      return { person, day, before: spansOf(person, day), after: spansOf(person + 1, day) };
    });
    const changeAll = (): void => {
      for (const { person, day, after } of edits) month.change(person, day, after);
      for (const { person, day, before } of edits) month.change(person, day, before);
    };
    const shiftAll = (): void => {
      for (const { before, after } of edits) {
        for (const span of before) plain.shift(span, -1);
        for (const span of after) plain.shift(span, 1);
      }
      for (const { before, after } of edits) {
        for (const span of after) plain.shift(span, -1);
        for (const span of before) plain.shift(span, 1);
      }
    };
    const perChange = (work: () => void): number => (timed(work) / (2 * CHANGES)) * MICROSECONDS;

    return [
      {
        name: 'a whole month',
        unit: 'ms',
        rounds: await alternate({
          product: () => sampled(() => new MonthCounters(input).compute()),
          floor: () => sampled(() => plain.run()),
        }),
        aim: { of: 'figure', atMost: 10 },
      },
      {
        name: 'one change',
        unit: 'µs',
        rounds: await alternate({ product: () => perChange(changeAll), floor: () => perChange(shiftAll) }),
        aim: { of: 'figure', atMost: 200 },
      },
    ];
  },
};
