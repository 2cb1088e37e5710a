import { presenceSentence } from '@torre/contract/presence/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { PRESENCE_LIFE } from '@torre/contract/presence';
import { addDays, displayDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import { monthOf } from '../month/index.ts';
import { PRESENCE_CHANGED } from './presence-live.ts';
import { isInPlant } from './presence.reads.ts';
import { dropPresence, keepPresence } from './presence.store.ts';
import type { PresenceWrite } from './presence.store.ts';

/** The week view of a month reaches so many days into the one before and after it. */
const WEEK_REACHES = 6;

/** Throws 400 for an open cell that no view of the month shows: of another month, or of a person who is not in it. */
export async function refuseUnshown(tx: Tx, { icao, month, editing }: PresenceWrite): Promise<void> {
  if (editing === null) return;
  const { first, last } = monthOf(month);
  const shown = { icao, from: addDays(first, -WEEK_REACHES), to: addDays(last, WEEK_REACHES) };
  if (editing.day < shown.from || shown.to < editing.day) {
    const sentence = presenceSentence('dayNotShown', { day: displayDay(editing.day) });
    throw refused(400, OUTCOME.malformed, sentence);
  }
  if (!(await isInPlant(tx, { ...shown, employeeId: editing.employeeId }))) {
    const sentence = presenceSentence('personNotShown', { employeeId: editing.employeeId });
    throw refused(400, OUTCOME.malformed, sentence);
  }
}

/** A tab says what it shows; the others are told when that is news, not at each beat. */
export async function bePresent(tx: Tx, write: PresenceWrite): Promise<void> {
  for (const month of await keepPresence(tx, write, PRESENCE_LIFE))
    await publish(tx, PRESENCE_CHANGED, month);
}

/** A tab of the person shows the month no more; one that is gone already is no matter. */
export async function leave(tx: Tx, tabId: string, employeeId: string): Promise<void> {
  const left = await dropPresence(tx, tabId, employeeId);
  if (left !== null) await publish(tx, PRESENCE_CHANGED, left);
}
