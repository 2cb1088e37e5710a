import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay, formatMinutes, dayFromCompact } from '@torre/domain/kernel';
import { changedHours } from '@torre/domain/organisation';
import type { FactChange } from '@torre/domain/organisation';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refused, sentenceOf } from '../../../platform/http/refused.ts';
import { changeCells } from '../../cells/index.ts';
import type { ChangedCell, WishedChange } from '../../cells/index.ts';
import { rosterActorOf } from '../../month/index.ts';
import { cellsOfNewHours, closedHours, followingCells } from './cell-effects.ts';
import type { CellOfHours } from './cell-effects.ts';

/** Characters of a reason, as people are told it. */
const LONGEST_REASON = 300;

export interface FollowedHours {
  readonly cells: readonly ChangedCell[];
  /** Of the last event; null where no cell changed. */
  readonly position: string | null;
}

/**
 * Gives published cells the hours that their definitions now have, in the transaction that changes these: as a change by hand,
 * with version, history, notice and event; those of who has left the plant keep theirs. All or none: throws 409 for days that are
 * changed no more, with their months, and where a lock, a rule or another's save refuses a cell.
 */
export async function followHours(
  tx: Tx,
  actor: Actor,
  configuration: Configuration,
  changes: readonly FactChange[],
  reason: string | null,
): Promise<FollowedHours> {
  const cells = followingCells(await cellsOfNewHours(tx, changes));
  refuseClosedHours(cells, actor, configuration);
  return giveHours(tx, actor, configuration, { cells, changes, reason });
}

/** As `followHours`, to these cells. */
export async function giveHours(
  tx: Tx,
  actor: Actor,
  configuration: Configuration,
  {
    cells,
    changes,
    reason,
  }: {
    readonly cells: readonly CellOfHours[];
    readonly changes: readonly FactChange[];
    readonly reason: string | null;
  },
): Promise<FollowedHours> {
  const shownReason = reasonOf(changes, reason);
  const done: ChangedCell[] = [];
  let position: string | null = null;
  for (const [icao, own] of Map.groupBy(cells, (cell) => cell.icao)) {
    const wishes = own.map((cell) => wishOf(cell, shownReason));
    const changed = await changeCells(tx, rosterActorOf({ configuration }, actor, icao), icao, wishes);
    const [first] = changed.refused;
    if (first) {
      const day = displayDay(dayFromCompact(first.date)!);
      const values = { count: changed.refused.length, day, reason: sentenceOf(first) };
      throw refused(409, OUTCOME.organisationRefused, effectSentence('hoursRefused', values));
    }
    done.push(...changed.cells);
    position = changed.position ?? position;
  }
  return { cells: done, position };
}

/** Throws 409 where one of the cells is changed no more. */
export function refuseClosedHours(
  cells: readonly CellOfHours[],
  { today }: Actor,
  configuration: Configuration,
): void {
  const editWindow = (icao: string) => configuration.editWindow(icao);
  const closed = closedHours(cells, { today, editWindow });
  if (closed) throw refused(409, OUTCOME.organisationRefused, closed);
}

/** What people read of the change: the new hours, and why. */
function reasonOf(changes: readonly FactChange[], reason: string | null): string {
  const turns = changedHours(changes).flatMap(({ name, beginTime, endTime }) =>
    beginTime === null || endTime === null
      ? []
      : `${name} ${formatMinutes(beginTime)}–${formatMinutes(endTime)}`,
  );
  const { messageIT } = effectSentence('newHours', { turns: [...new Set(turns)].join(', ') });
  const text = reason?.trim() ? `${reason.trim()}. ${messageIT}` : messageIT;
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON - 1)}…` : text;
}

function wishOf({ employeeId, day, version, turn }: CellOfHours, reason: string): WishedChange {
  return {
    employeeId,
    day,
    seenVersion: version,
    edit: { kind: 'shift', turn },
    // The person keeps the shift: its definition has other hours.
    reason: { reason, legalityReason: reason, overAbsence: true },
  };
}
