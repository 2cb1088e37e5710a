import { randomUUID } from 'node:crypto';
import { updateShift } from '@torre/contract/roster';
import type { TestClient } from '../testing/index.ts';
import { signedIn } from './signed-in.ts';

/** A cell of LIRR as a hand last knew it. */
export interface HeldCell {
  readonly employeeId: string;
  /** YYYYMMDD */
  readonly date: string;
  version: number;
  turn: string;
  /** What was asked for and not answered yet; it may stand or not. */
  asked: string | null;
}

const MANAGER = 'responsabile.lirr';
const TURNS = ['M', 'P', 'N', 'R', 'T10'] as const;

/** People who save without pause, each in cells of their own, and remember what the server acknowledged. */
export class SavingHands {
  readonly cells: readonly HeldCell[];
  acknowledged = 0;
  /** Under which key each cell was last asked for. */
  readonly #keys = new Map<HeldCell, string>();
  #client: TestClient;
  #isStopped = false;
  #onAcknowledged: () => void = () => undefined;

  private constructor(client: TestClient, cells: readonly HeldCell[]) {
    this.#client = client;
    this.cells = cells;
  }

  /** Signs a manager of LIRR in and takes these cells into `count` hands, one each. */
  static async at(url: string, cells: readonly HeldCell[]): Promise<SavingHands> {
    return new SavingHands(await signedIn(url, MANAGER), cells);
  }

  /** Saves with all hands until `acknowledgements` were counted, then calls `strike` while the next are under way. */
  async saveUntil(acknowledgements: number, strike: () => Promise<void>): Promise<void> {
    const reached = new Promise<void>((resolve) => {
      this.#onAcknowledged = () => {
        if (this.acknowledged >= acknowledgements) resolve();
      };
    });
    const hands = this.cells.map((cell) => this.#saveOn(cell));
    await reached;
    await strike();
    this.#isStopped = true;
    await Promise.all(hands);
  }

  /**
   * Sends what had no answer when the server fell again, under its key: it is done once, whether or not it had been
   * done. Throws when that is refused.
   */
  async repeatUnanswered(url: string): Promise<void> {
    this.#client = await signedIn(url, MANAGER);
    for (const cell of this.cells) if (cell.asked !== null) await this.#save(cell, cell.asked);
  }

  async #saveOn(cell: HeldCell): Promise<void> {
    while (!this.#isStopped) {
      const turn = TURNS[(cell.version + Number(cell.date)) % TURNS.length]!;
      cell.asked = turn;
      this.#keys.set(cell, randomUUID());
      // The server is gone: whether this one was saved, nobody told.
      if (!(await this.#save(cell, turn).catch(unlessRefused))) return;
      this.#onAcknowledged();
    }
  }

  async #save(cell: HeldCell, turn: string): Promise<true> {
    const { status, reply } = await this.#client.call(
      updateShift,
      {
        path: { shiftId: `${cell.employeeId}-${cell.date}` },
        query: { plant: 'LIRR' },
        body: {
          employeeId: cell.employeeId,
          date: cell.date,
          turn,
          startDate: null,
          endDate: null,
          isStr: false,
          note: `n${cell.version}`,
          noteTurno: null,
          version: cell.version,
        },
      },
      { headers: { 'idempotency-key': this.#keys.get(cell)! } },
    );
    if (status !== 200) throw new SaveRefused(`a save answered ${status}: ${reply.outcome.messageIT}`);
    cell.version = reply.shift.version;
    cell.turn = turn;
    cell.asked = null;
    this.acknowledged += 1;
    return true;
  }
}

class SaveRefused extends Error {}

function unlessRefused(error: unknown): false {
  if (error instanceof SaveRefused) throw error;
  return false;
}
