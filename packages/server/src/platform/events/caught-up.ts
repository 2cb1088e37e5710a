import type { EventHub } from './hub.ts';

/**
 * Waits for what the client knows of, then for what this process has read: it may still be on its way into what is kept in
 * memory. Returns the position up to which the answer is complete.
 */
export async function caughtUp(
  hub: Pick<EventHub, 'caughtUp' | 'position'>,
  wanted?: string,
): Promise<string> {
  if (wanted !== undefined) await hub.caughtUp(wanted);
  const { position } = hub;
  await hub.caughtUp(position);
  return position;
}
