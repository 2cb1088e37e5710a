import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './presence.schema.ts';

/** A cell. */
export type EditedCell = Frozen<Static<typeof schema.EditedCellSchema>>;
/** Somebody who has a month open, in one tab or several. */
export type PresentPerson = Frozen<Static<typeof schema.PresentPersonSchema>>;
/** Who has a month of a plant open; also the live event `presence`, to those who have it open. */
export type PresencePatch = Frozen<Static<typeof schema.PresencePatchSchema>>;
export type PresenceBody = Frozen<Static<typeof schema.PresenceBodySchema>>;

/** How often a tab says that it is there, and how long after its last word it counts as gone, in seconds. */
export const PRESENCE_BEAT = 4;
export const PRESENCE_LIFE = 12;

/** A tab says that it is there, what it shows and which cell is open in it; it hears who else is. */
export const bePresent = endpoint<typeof schema.bePresentSchema>({
  id: 'bePresent',
  method: 'PUT',
  path: '/manager/presence/{tabId}',
  // Lost, it is said again a moment later: a save goes before it.
  load: 'read',
  inBackground: true,
  required: ['plant', 'body'],
});

/** The tab is closed, or shows something else. */
export const leavePresence = endpoint<typeof schema.leavePresenceSchema>({
  id: 'leavePresence',
  method: 'DELETE',
  path: '/manager/presence/{tabId}',
  load: 'read',
  required: ['plant'],
});
