/** A stream of live events that opens and says nothing. */
export class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => {
      this.onopen?.();
      this.dispatchEvent(new Event('open'));
    });
  }

  close(): void {
    this.readyState = SilentStream.CLOSED;
  }
}
