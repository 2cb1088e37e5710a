import type { LiveEventName } from '@torre/contract/shell';
import { vi } from 'vitest';

/** A stream of live events that opens and says what the test tells it. */
export class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  /** Those that are open. */
  static readonly open = new Set<SilentStream>();
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    SilentStream.open.add(this);
    queueMicrotask(() => {
      this.onopen?.();
      this.dispatchEvent(new Event('open'));
    });
  }

  static tell(name: LiveEventName, data: object, lastEventId: string): void {
    for (const stream of SilentStream.open)
      stream.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }

  /** Tells it as soon as the page listens: what is told before, nobody hears. */
  static async tellOnceOpen(...event: Parameters<typeof SilentStream.tell>): Promise<void> {
    await vi.waitUntil(() => SilentStream.open.size > 0, { timeout: 10_000 });
    SilentStream.tell(...event);
  }

  close(): void {
    SilentStream.open.delete(this);
    this.readyState = SilentStream.CLOSED;
  }
}
