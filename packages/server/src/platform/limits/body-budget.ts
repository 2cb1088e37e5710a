/** Whose bodies: of calls without a session, of the calls of every day, of those that change many cells or carry a file. */
export type BodyKind = 'open' | 'ordinary' | 'large';

/** Bytes of one body, by kind; `large` calls say their own. */
export const BODY_LIMITS = { open: 16_000, ordinary: 1_000_000 } as const;

/** A value of a list or object counts at least as many bytes: parsed, a short one takes more memory than its text. */
export const BYTES_OF_ITEM = 32;
/** Lists and objects inside one another; no call of the contract has half as many. */
export const DEEPEST_BODY = 20;

/** Bytes of all bodies together that are on their way in or being worked on. One kind leaves the others their part. */
export const BODY_TOTALS: Readonly<Record<BodyKind, number>> = {
  open: 3_000_000,
  ordinary: 12_000_000,
  large: 30_000_000,
};
/** Part of a total that one person, or one address without a session, may hold: the largest body fits into it. */
const SHARES = 3;

/** One body under way. Whoever reads it tells how much has come, and gives it back when the call is answered. */
export interface ReservedBody {
  /** False when the bytes that came by now are too many, for all together or for this person or address. */
  grow(bytes: number): boolean;
  giveBack(): void;
}

/** The bytes of all bodies under way in this process, bounded whoever sends them. */
export class BodyBudget {
  readonly #totals: Readonly<Record<BodyKind, number>>;
  readonly #used: Record<BodyKind, number> = { open: 0, ordinary: 0, large: 0 };
  readonly #ofHolder = new Map<string, number>();

  constructor(totals: Readonly<Record<BodyKind, number>> = BODY_TOTALS) {
    this.#totals = totals;
  }

  /** `holder`: name of the account, or the address of who has no session. */
  reserve(kind: BodyKind, holder: string): ReservedBody {
    const key = `${kind} ${holder}`;
    let reserved = 0;
    return {
      grow: (bytes) => {
        const more = bytes - reserved;
        const ofHolder = (this.#ofHolder.get(key) ?? 0) + more;
        const total = this.#totals[kind];
        if (this.#used[kind] + more > total || ofHolder > total / SHARES) return false;
        this.#used[kind] += more;
        this.#ofHolder.set(key, ofHolder);
        reserved = bytes;
        return true;
      },
      giveBack: () => {
        this.#used[kind] -= reserved;
        const left = (this.#ofHolder.get(key) ?? 0) - reserved;
        if (left > 0) this.#ofHolder.set(key, left);
        else this.#ofHolder.delete(key);
        reserved = 0;
      },
    };
  }

  get bytes(): number {
    return this.#used.open + this.#used.ordinary + this.#used.large;
  }
}
