import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import type { EffectRow, Effects, PlantDays } from '@torre/contract/organisation-effects';
import { isoDay } from '@torre/domain/kernel';
import { endedSpans } from '@torre/domain/organisation';
import type { FactChange } from '@torre/domain/organisation';
import type { Tx } from '../../../platform/db/index.ts';
import { wordsOf } from '../../../platform/http/refused.ts';
import { subtractionRules } from '../../counters/index.ts';
import { cellsOfNewHours, countCells, touchedCells } from './cell-effects.ts';
import { changedCounters, countReached, rulesAfter } from './counter-effects.ts';
import { counterReach, firstPlants } from './counter-reach.ts';
import { effectRows, rowOfName } from './effect-rows.ts';
import type { EffectContext } from './effects.ts';
import { readNamings } from './naming.reads.ts';

/** Days of all plants whose counters are counted, before and after: a hundred plants of 92 days. */
const MOST_PLANT_DAYS = 9200;
/** Lines of the file: some megabytes. */
const MOST_LINES = 20_000;
/** Sentences of what still names something, beside the file that has all. */
const MOST_NAMES = 200;

/** What very many changes do: figures, and the lines of their file. */
interface EffectSummary {
  readonly cells: Effects['cells']['counts'];
  /** Plants whose counters change, and how many do. */
  readonly plants: readonly (PlantDays & { readonly counters: number })[];
  /** Plants whose counters were not counted: the days of those before them are enough. */
  readonly notLookedAt: readonly string[];
  readonly names: Effects['names'];
  readonly rows: readonly EffectRow[];
}

interface SummaryContext extends Pick<EffectContext, 'configuration' | 'today'> {
  /** How many plants of how many have been counted, once before and once after the changes. */
  readonly onCounted?: (plants: number, of: number) => void;
}

/**
 * As `effectsOf`, where cells do not follow; `write` is called only where something has to be read after it. Plants are counted
 * one after the other, so that the counters of one alone are in memory twice.
 */
export async function effectSummary(
  tx: Tx,
  { configuration, today, onCounted = () => {} }: SummaryContext,
  changes: readonly FactChange[],
  write: () => Promise<void>,
): Promise<EffectSummary> {
  const rules = subtractionRules(configuration);
  const closed = { today, editWindow: (icao: string) => configuration.editWindow(icao) };
  const reached = await counterReach(tx, isoDay(today), changes, { ...rules, hoursFollow: false });
  const counted = firstPlants(reached, MOST_PLANT_DAYS);
  const ended = endedSpans(changes);
  const touched = await touchedCells(tx, changes, await cellsOfNewHours(tx, changes), closed);
  const before: Awaited<ReturnType<typeof countReached>>[number][] = [];
  for (const plant of counted) {
    before.push(...(await countReached(tx, rules, [plant])));
    onCounted(before.length, 2 * counted.length);
  }
  if (counted.length > 0 || ended.length > 0) await write();
  const then = await rulesAfter(tx, rules);
  const names = await readNamings(tx, ended);
  const lines = new Lines();
  lines.add(effectRows({ names, cells: touched, counters: [] }));
  const plants: (PlantDays & { readonly counters: number })[] = [];
  for (const [index, plant] of counted.entries()) {
    const changed = changedCounters([plant], [before[index]!], await countReached(tx, then, [plant]));
    lines.add(effectRows({ names: [], cells: [], counters: changed }));
    plants.push(...changed.map(({ counters, ...days }) => ({ ...days, counters: counters.length })));
    onCounted(counted.length + index + 1, 2 * counted.length);
  }
  return {
    cells: countCells(touched),
    plants,
    notLookedAt: reached.slice(counted.length).map(({ icao }) => icao),
    names: names.slice(0, MOST_NAMES),
    rows: lines.all(),
  };
}

/** The first lines of a file, and how many more there are. */
class Lines {
  readonly #rows: EffectRow[] = [];
  #left = 0;

  add(rows: readonly EffectRow[]): void {
    const room = MOST_LINES - this.#rows.length;
    for (const row of rows.slice(0, room)) this.#rows.push(row);
    this.#left += Math.max(0, rows.length - room);
  }

  all(): readonly EffectRow[] {
    if (this.#left === 0) return this.#rows;
    const more = {
      plant: null,
      count: this.#left,
      ...wordsOf(effectSentence('moreLines', { count: this.#left })),
    };
    return [...this.#rows, rowOfName(more)];
  }
}
