import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** A cell; `date` YYYYMMDD. */
export interface EditedCell {
  readonly employeeId: string;
  readonly date: string;
}

/** Somebody who has a month open, in one tab or several. */
export interface PresentPerson {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  /** The cells that are open in the person's tabs. */
  readonly editing: readonly EditedCell[];
}

/** Who has a month of a plant open; also the live event `presence`, to those who have it open. */
export interface PresencePatch {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
  readonly present: readonly PresentPerson[];
}

export interface PresenceBody {
  /** YYYYMM */
  readonly month: string;
  /** The cell that is open in this tab; null for none. */
  readonly editing: EditedCell | null;
}

/** How often a tab says that it is there, and how long after its last word it counts as gone, in seconds. */
export const PRESENCE_BEAT = 4;
export const PRESENCE_LIFE = 12;

/** A tab says that it is there, what it shows and which cell is open in it; it hears who else is. */
export const bePresent = endpoint<{
  path: { tabId: string };
  query: { plant: string };
  body: PresenceBody;
  reply: OutcomeReply & PresencePatch;
}>({
  id: 'bePresent',
  method: 'PUT',
  path: '/manager/presence/{tabId}',
  summary: 'Segnala chi ha aperto un mese di un impianto',
  // Lost, it is said again a moment later: a save goes before it.
  load: 'read',
  inBackground: true,
  required: ['tabId', 'plant', 'body'],
});

/** The tab is closed, or shows something else. */
export const leavePresence = endpoint<{
  path: { tabId: string };
  query: { plant: string };
  reply: OutcomeReply;
}>({
  id: 'leavePresence',
  method: 'DELETE',
  path: '/manager/presence/{tabId}',
  summary: 'Segnala che il mese è stato chiuso',
  load: 'read',
  required: ['tabId', 'plant'],
});
