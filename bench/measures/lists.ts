import { quietRounds } from '../figures/rounds.ts';
import { percentile } from '../figures/statistics.ts';
import type { ListWay } from '../load/list-load.ts';
import { fillTrail } from '../product/fill-trail.ts';
import type { Measure } from './measure.ts';

const CHANGES = 100_000;
/** Three seconds of a hundred. */
const CALLS = 300;
const WAYS: readonly { readonly way: ListWay; readonly name: string; readonly atMost: number }[] = [
  { way: 'order', name: 'in default order', atMost: 25 },
  { way: 'index', name: 'about a person, by index', atMost: 25 },
  { way: 'part', name: 'about people by a part of a name', atMost: 80 },
];

export const lists: Measure = {
  name: 'lists',
  about:
    'first page of the trail, 100,000 changes, with its count and the values of its rows, 100 requests a second (open loop) ' +
    'over 16 connections; times from when a call was due',
  run: async (bench) => {
    const load = await bench.load();
    await fillTrail(await bench.dataFolder(), CHANGES);
    const figures = [];
    for (const { way, name, atMost } of WAYS) {
      const measured = await quietRounds(async () => {
        const times = await load.run('listPages', { way, calls: CALLS });
        return { p50: percentile(times, 50), p99: percentile(times, 99) };
      });
      figures.push(
        { name: `a page ${name}, median`, unit: 'ms', rounds: measured.p50, aim: null } as const,
        {
          name: 'the same, of a hundred the slowest but one',
          unit: 'ms',
          rounds: measured.p99,
          aim: { of: 'figure', atMost },
        } as const,
      );
    }
    return figures;
  },
};
