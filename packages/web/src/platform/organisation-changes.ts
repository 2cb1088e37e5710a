import type { Query, QueryClient } from '@tanstack/react-query';
import type { SessionReply } from '@torre/contract/identity';
import type { OrganisationEvent } from '@torre/contract/organisation';
import { isAfter, notePosition } from './position.ts';

/** The events of one save come one after another: what they end is read again once. */
const BATCH_MS = 20;

/** What the session says of the plants that concern who looks. */
type Asker = Pick<SessionReply, 'plants' | 'managerPlants' | 'ownPlant' | 'divisionList' | 'allowedActions'>;
type Changed = Pick<OrganisationEvent, 'plant'>;

let newest: string | null = null;
let waiting: OrganisationEvent[] = [];

/**
 * The save of the organisation that was heard of last: an answer which a server process keeps in memory is asked for with it.
 * null: none since the page was loaded.
 */
export function organisationPosition(): string | null {
  return newest;
}

/** Takes an event of the stream; some milliseconds later whatever may follow from it, and from those beside it, is read again. */
export function takeOrganisationEvent(
  client: QueryClient,
  event: OrganisationEvent,
  session: () => Asker | undefined,
): void {
  if (newest === null || isAfter(event.position, newest)) newest = event.position;
  notePosition(event.position);
  waiting.push(event);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const changes = waiting;
    waiting = [];
    const asker = session();
    if (asker) endWhatFollows(client, changes, asker);
  }, BATCH_MS);
}

/** Ends every cached answer that may follow from the changes: those in view are read again at once, the others when they are shown. */
export function endWhatFollows(client: QueryClient, changes: readonly Changed[], asker: Asker): void {
  const predicate = (query: Query): boolean => changes.some((change) => mayFollow(query, change, asker));
  void client.invalidateQueries({ predicate });
}

/**
 * An answer follows from the plant that its name or its content says; one that names none of the asker's plants follows from all
 * of these. Administrators may look at any plant.
 */
function mayFollow({ queryKey, state }: Query, { plant }: Changed, asker: Asker): boolean {
  if (plant === null || plantsIn(state.data).includes(plant)) return true;
  const named = queryKey.flatMap(
    (part) => asker.divisionList.find(({ icao, divisionId }) => part === icao || part === divisionId) ?? [],
  );
  if (named.length > 0) return named.some(({ icao }) => icao === plant);
  const own = [...(asker.plants ?? []), ...asker.managerPlants, asker.ownPlant];
  return own.includes(plant) || asker.allowedActions.includes('administer');
}

/** Rosters say of which plant they are, the own ones in their reply. */
function plantsIn(data: unknown): readonly unknown[] {
  const { plant, reply } = (data ?? {}) as { plant?: unknown; reply?: { plant?: unknown } };
  return [plant, reply?.plant];
}
