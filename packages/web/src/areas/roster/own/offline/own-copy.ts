import type { QueryClient } from '@tanstack/react-query';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { foundCopies, ownCopies } from '../../../../platform/offline/own-copies.ts';
import { sessionQuery } from '../../../../platform/session.ts';
import type { OwnRoster } from '../own-roster.ts';
import { ownShiftsKey } from '../own.queries.ts';
import { withoutReasons, type KeptRange } from './kept-range.ts';

/** Makes this browser able to show the own shifts without a network. Where workers are forbidden it stays as it was. */
export function installWorker(): void {
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** Keeps every answer with own shifts that this page has or gets; answers how to stop. */
export function keepOwnShifts(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  for (const { queryKey, state } of cache.findAll({ queryKey: ownShiftsKey })) {
    if (state.data) keep(client, queryKey, state.data as OwnRoster);
  }
  return cache.subscribe((event) => {
    const isOwn = ownShiftsKey.every((part, index) => event.query.queryKey[index] === part);
    if (!isOwn || event.type !== 'updated' || event.action.type !== 'success') return;
    keep(client, event.query.queryKey, event.action.data as OwnRoster);
  });
}

function keep(client: QueryClient, queryKey: readonly unknown[], { reply }: OwnRoster): void {
  const name = ownCopies();
  const session = client.getQueryState(sessionQuery.queryKey);
  if (name === null || !session?.data) return;
  const [from, to] = queryKey.slice(ownShiftsKey.length).map((day) => compactDay(day as Day)) as [
    string,
    string,
  ];
  const ahead = Date.parse(session.data.now) - session.dataUpdatedAt;
  const range: KeptRange = { from, to, savedAt: Date.now() + ahead, ahead, reply: withoutReasons(reply) };
  // Opened at once: whoever leaves in the meantime takes away a cache that exists.
  caches
    .open(name)
    .then((cache) => cache.put(`/senza-rete/turni/${from}-${to}`, Response.json(range)))
    .catch(() => undefined);
}

/** What this browser kept, whoever it belongs to: only one person's copy can be there. */
export async function readOwnCopy(): Promise<readonly KeptRange[]> {
  const name = await foundCopies();
  if (name === null) return [];
  const cache = await caches.open(name);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(answers.filter((answer) => answer !== undefined).map((answer) => answer.json()));
}
