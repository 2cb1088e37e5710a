import type { MountedApp } from './mounted-app.tsx';

/**
 * As a reload of the page: takes the screens away and opens them anew, with what the tab and the browser keep. What
 * modules hold by `pageMemory` is forgotten, as by a reload; anything else that one holds stays.
 */
export async function reloaded<T>(app: MountedApp, open: () => T): Promise<T> {
  const kept = [sessionStorage, localStorage].map((shelf) => [shelf, Object.entries(shelf)] as const);
  await app.close();
  for (const [shelf, entries] of kept) for (const [key, value] of entries) shelf.setItem(key, String(value));
  return open();
}
