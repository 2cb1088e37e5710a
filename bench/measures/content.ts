import { fixed } from '../figures/figure.ts';
import { alternate, quietRounds } from '../figures/rounds.ts';
import { median, percentile } from '../figures/statistics.ts';
import type { SearchWay } from '../load/content-load.ts';
import { fillContent } from '../product/fill-content.ts';
import type { Measure } from './measure.ts';

const ARTICLES = 2000;
const DOCUMENTS = 500;
const SAMPLES = 4000;
const MONTHS = 3000;
/** Three seconds of a thousand. */
const SCHEDULED = 3000;
/** Five seconds of twenty. */
const SEARCHES = 100;
/** One after the other, each of an article of its own. */
const PUBLICATIONS = 40;
/** Milliseconds. */
const PUBLISHED_WITHIN = 2000;
/** Of what Node alone hands out. */
const OF_BARE_HTTP = 0.35;
const WAYS: readonly { readonly way: SearchWay; readonly name: string }[] = [
  { way: 'words', name: 'two words searched' },
  { way: 'beginning', name: 'the beginning of a word searched' },
  { way: 'slip', name: 'a word with a slip searched, similar titles found' },
];

export const content: Measure = {
  name: 'content',
  about:
    '2,000 articles with what they name, kept by the server, 16 clients, closed loop; floor: a bare HTTP server with the bytes of one; ' +
    'then a thousand a second, open loop; searches over them and 500 documents, twenty a second; and from the press that publishes to ' +
    'the new title in the page of a reader',
  run: async (bench) => {
    const load = await bench.load();
    await fillContent(await bench.dataFolder(), { articles: ARTICLES, documents: DOCUMENTS });
    const product = await bench.product();
    const processorOf = async (samples: number, calls: () => Promise<unknown>): Promise<number> => {
      const before = await product.processorMs();
      await calls();
      return ((await product.processorMs()) - before) / samples;
    };
    const figures = [
      {
        name: 'an article, sixteen clients',
        unit: 'ms',
        rounds: await alternate({
          product: () => load.run('articles', { samples: SAMPLES }),
          floor: () => load.run('articlesBare', { samples: SAMPLES }),
        }),
        aim: { of: 'ratio', atMost: 1 / OF_BARE_HTTP },
      } as const,
      {
        name: 'processor time of a call, beside that of the kept month',
        unit: 'ms',
        rounds: await alternate({
          product: () => processorOf(SAMPLES, () => load.run('articles', { samples: SAMPLES })),
          floor: () => processorOf(MONTHS, () => load.run('monthWarm', { samples: MONTHS })),
        }),
        aim: { of: 'ratio', atMost: 1.2 },
      } as const,
    ];
    const scheduled = await quietRounds(async () => {
      const times = await load.run('articlesOnSchedule', { calls: SCHEDULED });
      return { p50: percentile(times, 50), p99: percentile(times, 99) };
    });
    const searched = [];
    for (const { way, name } of WAYS) {
      const { p99 } = await quietRounds(async () => {
        const times = await load.run('searches', { way, calls: SEARCHES });
        return { p99: percentile(times, 99) };
      });
      searched.push({
        name: `${name}, of a hundred the slowest but one`,
        unit: 'ms',
        rounds: p99,
        aim: { of: 'figure', atMost: 50 },
      } as const);
    }
    // Last: what is published stands in another place of the lists.
    const published = await load.run('publications', { count: PUBLICATIONS });
    return [
      ...figures,
      { name: 'a thousand a second, median', unit: 'ms', rounds: scheduled.p50, aim: null } as const,
      {
        name: 'the same, of a hundred the slowest but one',
        unit: 'ms',
        rounds: scheduled.p99,
        aim: { of: 'figure', atMost: 20 },
      } as const,
      ...searched,
      {
        name: 'published and read anew by who has it open',
        unit: 'ms',
        rounds: fixed(median(published)),
        aim: null,
      } as const,
      {
        name: 'the same, of forty the latest',
        unit: 'ms',
        rounds: fixed(Math.max(...published)),
        aim: { of: 'figure', atMost: PUBLISHED_WITHIN },
      } as const,
    ];
  },
};
