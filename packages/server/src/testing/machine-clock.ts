import { vi } from 'vitest';

/**
 * The clock by which the product counts how long it may keep what it read of rights (`performance.now`), as a test file moves it.
 * It runs with the machine's.
 */
export class MachineClock {
  readonly #real = performance.now.bind(performance);
  #aheadMs = 0;
  #standsAt: number | null = null;

  /** From here to the end of the file, which gives the machine's back by `vi.restoreAllMocks`. */
  replace(): void {
    vi.spyOn(performance, 'now').mockImplementation(() => (this.#standsAt ?? this.#real()) + this.#aheadMs);
  }

  /** After it everybody is judged by the rights of that moment. */
  secondPasses(): void {
    this.#aheadMs += 1000;
  }

  /** Only `secondPasses` moves it, until it runs on. */
  stand(): void {
    this.#standsAt = this.#real();
  }

  runOn(): void {
    this.#standsAt = null;
  }
}
