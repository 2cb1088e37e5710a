import { buildRequest } from '@torre/contract/endpoint';
import { bePresent, leavePresence, PRESENCE_BEAT } from '@torre/contract/presence';
import type { EditedCell, PresencePatch, PresentPerson } from '@torre/contract/presence';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import { newIdempotencyKey } from '../../platform/repeat-save.ts';
import { useSession } from '../../platform/session.ts';

const NOBODY: readonly PresentPerson[] = [];
/** Browsers slow the clocks of a hidden page after five minutes: it falls silent before it would come and go. */
const HIDDEN_MS = 4 * 60_000;

const newTabId = (): string =>
  newIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

interface Shown {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
  /** The day that is open in this tab. */
  readonly editing: EditedCell | null;
}

/**
 * Says that this tab shows the month, and answers who else does: at once by the stream, and every few seconds by the beat,
 * so that who was killed is missed. Nobody while the server cannot be reached.
 */
export function usePresence({ plant, month, editing }: Shown): readonly PresentPerson[] {
  const { codicePersonale } = useSession().utente;
  const [tabId] = useState(newTabId);
  const [heard, setHeard] = useState<PresencePatch>({ plant, month, present: NOBODY });
  /** Counts words and beats: an answer that is older than the last of them says nothing. */
  const last = useRef(0);
  const hiddenSince = useRef<number | null>(null);
  /** The page is going: what it still says would call it back. */
  const gone = useRef(false);

  const take = (patch: PresencePatch): void => {
    const present = patch.present.filter(({ employeeId }) => employeeId !== codicePersonale);
    const next = { plant: patch.plant, month: patch.month, present };
    setHeard((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  useLive('presence', (patch) => {
    if (patch.plant !== plant || patch.month !== month) return;
    last.current += 1;
    take(patch);
  });
  const beat = useEffectEvent(async (): Promise<void> => {
    last.current += 1;
    const mine = last.current;
    try {
      const reply = await call(bePresent, { path: { tabId }, query: { plant }, body: { month, editing } });
      if (last.current === mine) take(reply);
    } catch {
      take({ plant, month, present: NOBODY });
    }
  });
  const tick = useEffectEvent((): void => {
    if (gone.current) return;
    hiddenSince.current = document.hidden ? (hiddenSince.current ?? performance.now()) : null;
    if (hiddenSince.current === null || performance.now() - hiddenSince.current < HIDDEN_MS) void beat();
  });
  const leave = useEffectEvent((): void => {
    const { method, url } = buildRequest(leavePresence, { path: { tabId }, query: { plant } });
    // The page may be gone before the answer is there: the browser sends it all the same.
    fetch(url, { method, headers: { 'X-Requested-By': 'torre' }, keepalive: true }).catch(() => undefined);
  });

  const open = editing === null ? '' : `${editing.employeeId} ${editing.date}`;
  useEffect(() => {
    // Whoever steps quickly through months and days says only where it ends.
    const soon = setTimeout(() => void beat(), 0);
    return () => clearTimeout(soon);
  }, [plant, month, open]);
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
  return heard.plant === plant && heard.month === month ? heard.present : NOBODY;
}
