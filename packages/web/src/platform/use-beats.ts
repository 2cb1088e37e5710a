import type { buildRequest } from '@torre/contract/endpoint';
import { PRESENCE_BEAT } from '@torre/contract/presence';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from './repeat-save.ts';

/** Browsers slow the clocks of a hidden page after five minutes: it falls silent before it would come and go. */
const HIDDEN_MS = 4 * 60_000;

const newTabId = (): string =>
  newIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

interface Beats<T> {
  /** What the tab shows, as a text: when it changes, that is said at once. */
  readonly shown: string;
  /** Says that the tab is there, and answers who else is. */
  readonly say: (tabId: string) => Promise<T>;
  /** The answer of the last word; null where the server cannot be reached. One that is older than a later word is not told. */
  readonly onHeard: (answer: T | null) => void;
  /** The call that says goodbye. */
  readonly goodbye: (tabId: string) => ReturnType<typeof buildRequest>;
}

/**
 * Says every few seconds that this tab shows something, until it is left: so that who was killed is missed. Answers how to
 * make what was heard by another way newer than a word under way.
 */
export function useBeats<T>({ shown, say, onHeard, goodbye }: Beats<T>): { readonly outrun: () => void } {
  const [tabId] = useState(newTabId);
  /** Counts words and beats: an answer that is older than the last of them says nothing. */
  const last = useRef(0);
  const hiddenSince = useRef<number | null>(null);
  /** The page is going: what it still says would call it back. */
  const gone = useRef(false);

  const beat = useEffectEvent(async (): Promise<void> => {
    last.current += 1;
    const mine = last.current;
    try {
      const answer = await say(tabId);
      if (last.current === mine) onHeard(answer);
    } catch {
      onHeard(null);
    }
  });
  const tick = useEffectEvent((): void => {
    if (gone.current) return;
    hiddenSince.current = document.hidden ? (hiddenSince.current ?? performance.now()) : null;
    if (hiddenSince.current === null || performance.now() - hiddenSince.current < HIDDEN_MS) void beat();
  });
  const leave = useEffectEvent((): void => {
    const { method, url } = goodbye(tabId);
    // The page may be gone before the answer is there: the browser sends it all the same.
    fetch(url, { method, headers: { 'X-Requested-By': 'torre' }, keepalive: true }).catch(() => undefined);
  });

  useEffect(() => {
    // Whoever steps quickly through months and days says only where it ends.
    const soon = setTimeout(() => void beat(), 0);
    return () => clearTimeout(soon);
  }, [shown]);
  useEffect(() => {
    const timer = setInterval(() => tick(), PRESENCE_BEAT * 1000);
    const shownAgain = (): void => tick();
    // A page becomes hidden after it said goodbye: that is no new sign of life.
    const goes = (): void => {
      gone.current = true;
      leave();
    };
    const comesBack = (): void => {
      gone.current = false;
      tick();
    };
    document.addEventListener('visibilitychange', shownAgain);
    window.addEventListener('pagehide', goes);
    window.addEventListener('pageshow', comesBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shownAgain);
      window.removeEventListener('pagehide', goes);
      window.removeEventListener('pageshow', comesBack);
      leave();
    };
  }, []);
  return {
    outrun: () => {
      last.current += 1;
    },
  };
}
