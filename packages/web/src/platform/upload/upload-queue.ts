/** Lets so many uploads go at once as there are places; the others wait for one in the order in which they came. */
export class UploadQueue {
  readonly #places: number;
  readonly #inside = new Set<number>();
  readonly #waiting = new Map<number, () => void>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Calls `start` as soon as there is a place: at once, or when an earlier upload leaves. */
  enter(key: number, start: () => void): void {
    this.#waiting.set(key, start);
    this.#admit();
  }

  /** The upload is over, or was given up while it waited. */
  leave(key: number): void {
    this.#waiting.delete(key);
    this.#inside.delete(key);
    this.#admit();
  }

  /** Nobody who still waits is started any more. */
  clear(): void {
    this.#waiting.clear();
  }

  #admit(): void {
    for (const [key, start] of this.#waiting) {
      if (this.#inside.size >= this.#places) return;
      this.#waiting.delete(key);
      this.#inside.add(key);
      start();
    }
  }
}
