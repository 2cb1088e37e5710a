import type { CountersOfPlant, Effects } from '@torre/contract/organisation-effects';
import { MOST_CELLS } from '@torre/contract/organisation-effects/schema';
import { isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import { endedSpans } from '@torre/domain/organisation';
import type { FactChange } from '@torre/domain/organisation';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { wordsOf } from '../../../platform/http/refused.ts';
import { subtractionRules } from '../../counters/index.ts';
import type { MovedShifts } from '../../counters/index.ts';
import {
  cellsOfNewHours,
  closedHours,
  closedLeft,
  readLeftShifts,
  countCells,
  shownCell,
  touchedCells,
} from './cell-effects.ts';
import type { CellOfHours, TouchedByChange } from './cell-effects.ts';
import { changedCounters, countReached } from './counter-effects.ts';
import { counterReach } from './counter-reach.ts';
import { readNamings } from './naming.reads.ts';

const MS_PER_MINUTE = 60_000;

/** What a change does, whole. */
export interface AllEffects {
  readonly cells: readonly TouchedByChange[];
  readonly counters: readonly CountersOfPlant[];
  readonly names: Effects['names'];
  readonly hoursRefused: Effects['hoursRefused'];
}

export interface EffectContext {
  readonly configuration: Configuration;
  readonly today: Day;
  /** Published cells take the new hours of their shifts. */
  readonly hoursFollow: boolean;
  /** Published shifts of who leaves a plant are taken away; they count there no more in either case. */
  readonly leaversGo: boolean;
}

/** What `write` does, which makes these changes in the transaction: counted before and after it. */
export async function effectsOf(
  tx: Tx,
  { configuration, today, hoursFollow, leaversGo }: EffectContext,
  changes: readonly FactChange[],
  write: () => Promise<void>,
): Promise<AllEffects> {
  const rules = subtractionRules(configuration);
  const closed = { today, editWindow: (icao: string) => configuration.editWindow(icao) };
  const reached = await counterReach(tx, isoDay(today), changes, hoursFollow);
  const before = await countReached(tx, rules, reached);
  const left = leaversGo ? await readLeftShifts(tx, changes) : [];
  await write();
  const hours = await cellsOfNewHours(tx, changes);
  const after = await countReached(tx, rules, reached, hoursFollow ? movedBy(hours) : undefined);
  const refusal = closedLeft(left, closed) ?? (hoursFollow ? closedHours(hours, closed) : null);
  const touched = await touchedCells(tx, changes, hours, closed);
  return {
    cells: leaversGo && !refusal ? touched.filter(({ reason }) => reason !== 'notAssigned') : touched,
    counters: changedCounters(reached, before, after),
    names: await readNamings(tx, endedSpans(changes)),
    hoursRefused: refusal && wordsOf(refusal),
  };
}

function movedBy(cells: readonly CellOfHours[]): MovedShifts {
  const minute = (at: number | null) => (at === null ? null : ((at / MS_PER_MINUTE) as UtcMinute));
  const hours = new Map(
    cells.map(({ employeeId, day, newHours }) => [
      `${employeeId} ${day}`,
      { start: minute(newHours.start), end: minute(newHours.end) },
    ]),
  );
  return (employeeId, day) => hours.get(`${employeeId} ${day}`) ?? null;
}

/** As a screen shows them; the file of them has all cells. */
export const shownEffects = ({ cells, ...others }: AllEffects): Effects => ({
  cells: { counts: countCells(cells), first: cells.slice(0, MOST_CELLS).map(shownCell) },
  ...others,
});
