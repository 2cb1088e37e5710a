import { randomUUID } from 'node:crypto';
import { updateShift } from '@torre/contract/cells';
import type { TestClient } from '../testing/index.ts';
import { signedIn } from './signed-in.ts';

/** A cell of LIRR as a hand last knew it. */
export interface SavedCell {
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

function sendSave(client: TestClient, cell: SavedCell, turn: string, key: string) {
  return client.call(
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
        overAbsence: true,
      },
    },
    { headers: { 'idempotency-key': key } },
  );
}

type SaveAnswer = Awaited<ReturnType<typeof sendSave>>;

/** People who save without pause, each in cells of their own, and remember what the server acknowledged. */
export class SavingActors {
  readonly cells: readonly SavedCell[];
  acknowledged = 0;
  /** Under which key each cell was last asked for. */
  readonly #keys = new Map<SavedCell, string>();
  #client: TestClient;
  #isStopped = false;
  #onAcknowledged: () => void = () => undefined;

  private constructor(client: TestClient, cells: readonly SavedCell[]) {
    this.#client = client;
    this.cells = cells;
  }

  /** Signs a manager of LIRR in and takes these cells into `count` hands, one each. */
  static async at(url: string, cells: readonly SavedCell[]): Promise<SavingActors> {
    return new SavingActors(await signedIn(url, MANAGER), cells);
  }

  /** Saves with all hands until `acknowledgements` were counted, then calls `strike` while the next are under way. */
  async saveUntil(acknowledgements: number, strike: () => Promise<void>): Promise<void> {
    const reached = new Promise<void>((resolve) => {
      this.#onAcknowledged = () => {
        if (this.acknowledged >= acknowledgements) resolve();
      };
    });
    const actors = this.cells.map((cell) => this.#saveOn(cell));
    await reached;
    await strike();
    this.#isStopped = true;
    await Promise.all(actors);
  }

  /**
   * Sends what had no answer when the server fell again, under its key: it is done once, whether or not it had been
   * done. Throws when that is refused.
   */
  async repeatUnanswered(url: string): Promise<void> {
    this.#client = await signedIn(url, MANAGER);
    for (const cell of this.cells) {
      while (cell.asked !== null) this.#take(cell, await this.#send(cell, cell.asked));
    }
  }

  async #saveOn(cell: SavedCell): Promise<void> {
    while (!this.#isStopped) {
      if (cell.asked === null) this.#keys.set(cell, randomUUID());
      cell.asked ??= TURNS[(cell.version + Number(cell.date)) % TURNS.length]!;
      const answer = await this.#send(cell, cell.asked).catch(() => null);
      // The server is gone: whether this one was saved, nobody told.
      if (answer === null) return;
      if (this.#take(cell, answer)) this.#onAcknowledged();
    }
  }

  #send(cell: SavedCell, turn: string): Promise<SaveAnswer> {
    return sendSave(this.#client, cell, turn, this.#keys.get(cell)!);
  }

  /** false for 503, of a server whose database fell a moment before it: asked again, under the same key. */
  #take(cell: SavedCell, { status, reply }: SaveAnswer): boolean {
    if (status === 503) return false;
    if (status !== 200) throw new Error(`a save answered ${status}: ${reply.outcome.messageIT}`);
    cell.version = reply.shift.version;
    cell.turn = reply.shift.turn;
    cell.asked = null;
    this.acknowledged += 1;
    return true;
  }
}
