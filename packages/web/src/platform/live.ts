import type { AwayPatch } from '@torre/contract/away';
import type { CoverPatch } from '@torre/contract/cover';
import type { EntitlementsPatch } from '@torre/contract/entitlements';
import type { ContentPatch } from '@torre/contract/content';
import type { CountersPatch } from '@torre/contract/counters';
import type { PlanningPatch } from '@torre/contract/drafts';
import type { JobRow } from '@torre/contract/jobs';
import type { LegalityPatch } from '@torre/contract/legality';
import type { LocksPatch } from '@torre/contract/locks';
import type { RoomPatch } from '@torre/contract/operations-room';
import type { OrganisationEvent } from '@torre/contract/organisation';
import type { PresencePatch } from '@torre/contract/presence';
import type { NoticesPatch } from '@torre/contract/notices';
import type { RequestsPatch } from '@torre/contract/requests';
import type { RosterPatch } from '@torre/contract/cells';
import type { LiveEventName } from '@torre/contract/shell';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { browserPorts } from './live/browser-ports.ts';
import { openLiveLink, type LiveLink } from './live/live-link.ts';
import type { LiveStatus } from './live/live-message.ts';

/** What each event of the stream carries. */
interface LiveData {
  readonly hello: { readonly rights: string };
  readonly roster: RosterPatch;
  readonly counters: CountersPatch;
  readonly planning: PlanningPatch;
  readonly notices: NoticesPatch;
  readonly job: JobRow;
  readonly session: unknown;
  readonly configuration: unknown;
  readonly lookups: unknown;
  readonly content: ContentPatch;
  readonly signatures: unknown;
  readonly locks: LocksPatch;
  readonly away: AwayPatch;
  readonly requests: RequestsPatch;
  readonly legality: LegalityPatch;
  readonly organisation: OrganisationEvent;
  readonly entitlements: EntitlementsPatch;
  readonly substitutions: unknown;
  readonly presence: PresencePatch;
  readonly room: RoomPatch;
  readonly cover: CoverPatch;
  readonly ended: unknown;
  readonly reset: unknown;
}

const NOT_CONNECTED: LiveStatus = { state: 'connecting', since: null };

let link: LiveLink | null = null;
const waiting = new Set<() => void>();

/** Opens the live link of a session; the layout of the signed-in screens does it once. Answers how to close it. */
export function startLive(sessionLabel: string): () => void {
  const opened = openLiveLink(browserPorts(sessionLabel));
  link = opened;
  for (const attach of waiting) attach();
  const online = (): void => opened.networkChanged(true);
  const offline = (): void => opened.networkChanged(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    opened.stop();
    if (link === opened) link = null;
  };
}

/**
 * Calls `handler` for every live event of that name while the component is mounted. An event may come twice
 * (a tab took over the stream): handlers compare versions. After `reset` everything must be read again.
 */
export function useLive<N extends LiveEventName>(name: N, handler: (data: LiveData[N]) => void): void {
  const latest = useEffectEvent((data: unknown) => handler(data as LiveData[N]));
  useEffect(() => whenLinked((opened) => opened.on(name, latest)), [name]);
}

/** Tells the other tabs of this browser an event that this tab knows before the stream says it. */
export function tellOtherTabs(name: LiveEventName): void {
  link?.tellOthers(name);
}

/** How current what the screen shows is. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    (changed) => whenLinked((opened) => opened.onStatus(changed), changed),
    () => link?.status() ?? NOT_CONNECTED,
  );
}

/** Parts of a screen mount before the layout's effect opens the link: they are attached as soon as it stands. */
function whenLinked(subscribe: (opened: LiveLink) => () => void, attached?: () => void): () => void {
  let unsubscribe: (() => void) | null = null;
  const attach = (): void => {
    unsubscribe?.();
    unsubscribe = link ? subscribe(link) : null;
    attached?.();
  };
  waiting.add(attach);
  if (link) unsubscribe = subscribe(link);
  return () => {
    waiting.delete(attach);
    unsubscribe?.();
  };
}
