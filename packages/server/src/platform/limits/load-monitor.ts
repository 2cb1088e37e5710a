const EVERY_MS = 50;
/** How much of a past delay still counts at the next look: after a peak reads are let in again within half a second. */
const MEMORY = 0.75;
/** The same for calls: a steady stream of them counts as many as come in one second. */
const MEMORY_OF_CALLS = 0.95;
/** Calls a second from which on lateness is theirs. Below, the machine is slow or a large answer was made: nobody is helped
 * by refusing the few who call. */
const MANY = 32;

/** How late this process is: the delay with which its timers run, remembered for a moment; 0 while few call. */
export class LoadMonitor {
  #delayMs = 0;
  #calls = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #onLook: () => void;

  /** `onLook`: called at each look, twenty times a second. */
  constructor(onLook: () => void) {
    this.#onLook = onLook;
  }

  get delayMs(): number {
    return this.#calls > MANY ? this.#delayMs : 0;
  }

  callCame(): void {
    this.#calls++;
  }

  start(): void {
    let due = performance.now() + EVERY_MS;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#delayMs = Math.max(now - due, this.#delayMs * MEMORY, 0);
      due = now + EVERY_MS;
      this.#calls *= MEMORY_OF_CALLS;
      this.#onLook();
    }, EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }
}
