import { oldestPosition, onPosition } from '../position.ts';
import type { LivePorts, Stream, TabChannel } from './live-message.ts';

/** Lock and channel carry the session's label: after a change of person the tabs of the old one say nothing to the new. */
export function browserPorts(sessionLabel: string): LivePorts {
  const name = `torre-live-${sessionLabel}`;
  return {
    openStream(position) {
      const query = position ? `?position=${encodeURIComponent(position)}` : '';
      return new EventSource(`/api/events${query}`) as unknown as Stream;
    },
    openChannel: () =>
      'BroadcastChannel' in globalThis ? (new BroadcastChannel(name) as unknown as TabChannel) : null,
    whenLeading:
      'locks' in navigator && 'BroadcastChannel' in globalThis
        ? (lead) => void navigator.locks.request(name, lead)
        : null,
    now: () => Date.now(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    oldestPosition,
    onPosition,
  };
}
