const EVERY_MS = 50;
/** How much of a past delay still counts at the next look: after a peak reads are let in again within half a second. */
const MEMORY = 0.75;

/** How late this process is: the delay with which its timers run, remembered for a moment. */
export class Crowd {
  #delayMs = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #onLook: () => void;

  /** `onLook`: called at each look, twenty times a second. */
  constructor(onLook: () => void) {
    this.#onLook = onLook;
  }

  get delayMs(): number {
    return this.#delayMs;
  }

  start(): void {
    let due = performance.now() + EVERY_MS;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#delayMs = Math.max(now - due, this.#delayMs * MEMORY, 0);
      due = now + EVERY_MS;
      this.#onLook();
    }, EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }
}
