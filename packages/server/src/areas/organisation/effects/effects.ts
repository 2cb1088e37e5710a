import type { CountersOfPlant, Effects } from '@torre/contract/organisation-effects';
import { MOST_CELLS } from '@torre/contract/organisation-effects/schema';
import type { Sentence } from '@torre/contract/sentences';
import { isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import { endedSpans } from '@torre/domain/organisation';
import type { FactChange } from '@torre/domain/organisation';
import { FREE } from '@torre/domain/roster';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { Refused, sentenceOf, wordsOf } from '../../../platform/http/refused.ts';
import { subtractionRules } from '../../counters/index.ts';
import type { MovedShifts } from '../../counters/index.ts';
import {
  cellsOfNewHours,
  closedHours,
  closedLeft,
  followingCells,
  readLeftShifts,
  countCells,
  shownCell,
  touchedCells,
} from './cell-effects.ts';
import type { CellOfHours, TouchedByChange } from './cell-effects.ts';
import { changedCounters, countReached, rulesAfter } from './counter-effects.ts';
import { counterReach } from './counter-reach.ts';
import { giveHours } from './follow-hours.ts';
import { readNamings } from './naming.reads.ts';
import { removeLeftShifts } from './remove-left-shifts.ts';
import type { ReachedCell } from './touched-cells.reads.ts';

const MS_PER_MINUTE = 60_000;
/** Cells that a preview changes and takes back. */
const MOST_TRIED = 500;

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
  /** Who asks, and would save. */
  readonly actor: Actor;
  /** Published cells take the new hours of their shifts. */
  readonly hoursFollow: boolean;
  /** Published shifts of who leaves a plant are taken away; they count there no more in either case. */
  readonly leaversGo: boolean;
}

/** What `write` does, which makes these changes in the transaction: counted before and after it. */
export async function effectsOf(
  tx: Tx,
  { configuration, today, actor, hoursFollow, leaversGo }: EffectContext,
  changes: readonly FactChange[],
  write: () => Promise<void>,
): Promise<AllEffects> {
  const rules = subtractionRules(configuration);
  const closed = { today, editWindow: (icao: string) => configuration.editWindow(icao) };
  const reached = await counterReach(tx, isoDay(today), changes, { ...rules, hoursFollow });
  const before = await countReached(tx, rules, reached);
  const left = leaversGo ? await readLeftShifts(tx, changes) : [];
  const leaverRefusal =
    closedLeft(left, closed) ??
    (await refusalOf(tx, () => removeLeftShifts(tx, actor, configuration, triedOf(left), null)));
  await write();
  const hours = await cellsOfNewHours(tx, changes);
  const following = followingCells(hours);
  const then = await rulesAfter(tx, rules);
  const after = await countReached(tx, then, reached, hoursFollow ? movedBy(following) : undefined);
  const refusal =
    leaverRefusal ??
    (hoursFollow
      ? (closedHours(following, closed) ??
        (await refusalOf(tx, () =>
          giveHours(tx, actor, configuration, { cells: triedOf(following), changes, reason: null }),
        )))
      : null);
  const touched = await touchedCells(tx, changes, hours, closed);
  return {
    cells: leaversGo ? touched.flatMap(takenAway) : touched,
    counters: changedCounters(reached, before, after),
    names: await readNamings(tx, endedSpans(changes)),
    hoursRefused: refusal && wordsOf(refusal),
  };
}

/** The cells whose change a preview tries: all of a few; of many those that a lock closes, as judging each takes seconds. */
function triedOf<T extends ReachedCell>(cells: readonly T[]): readonly T[] {
  const tried = cells.length <= MOST_TRIED ? cells : cells.filter(({ isLocked }) => isLocked);
  return tried.slice(0, MOST_TRIED);
}

/** Why a lock, a rule or another's save would refuse what `change` does, which is undone; null: nothing does. */
async function refusalOf(tx: Tx, change: () => Promise<unknown>): Promise<Sentence | null> {
  await tx.query('savepoint tried');
  try {
    await change();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return sentenceOf(error);
  } finally {
    await tx.query('rollback to savepoint tried');
  }
}

/** What becomes of a published cell where shifts of who leaves are taken away: FREE is none. */
function takenAway(cell: TouchedByChange): readonly TouchedByChange[] {
  if (cell.reason !== 'notAssigned') return [cell];
  return cell.turn === FREE ? [] : [{ ...cell, reason: 'removed', newHours: { start: null, end: null } }];
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
