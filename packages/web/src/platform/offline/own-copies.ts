/** What a browser keeps of a person for when there is no network: one cache, named by the session that it belongs to. */
const PREFIX = 'torre-own-';

let mine: string | null = null;

/** Name of the cache of who is signed in here; null when nobody is: then nothing may be kept. */
export function ownCopies(): string | null {
  return mine;
}

/** Name of the cache that an offline page finds; there is one at most. */
export async function foundCopies(): Promise<string | null> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  return names.find((name) => name.startsWith(PREFIX)) ?? null;
}

/** Takes away what was kept in any other session than this one; null: in every session. */
export async function keepCopiesOf(sessionLabel: string | null): Promise<void> {
  const kept = sessionLabel === null ? null : PREFIX + sessionLabel;
  mine = kept;
  // A page that did not come by https has no caches, and keeps nothing.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== kept).map((name) => caches.delete(name)),
  );
}
