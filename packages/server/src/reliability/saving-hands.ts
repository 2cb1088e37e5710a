import { signIn } from '@torre/contract/identity';
import { updateShift } from '@torre/contract/roster';
import { DEMO_PASSWORD } from '@torre/demo';
import { TestClient } from '../testing/test-client.ts';

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

const TURNS = ['M', 'P', 'N', 'R', 'T10'] as const;

/** People who save without pause, each in cells of their own, and remember what the server acknowledged. */
export class SavingHands {
  readonly cells: HeldCell[];
  acknowledged = 0;
  readonly #client: TestClient;
  #isStopped = false;
  #onAcknowledged: () => void = () => undefined;

  private constructor(client: TestClient, cells: HeldCell[]) {
    this.#client = client;
    this.cells = cells;
  }

  /** Signs a manager of LIRR in and takes these cells into `count` hands, one each. */
  static async at(url: string, cells: HeldCell[]): Promise<SavingHands> {
    const client = new TestClient(url);
    const { status } = await client.call(signIn, {
      body: { username: 'responsabile.lirr', password: DEMO_PASSWORD },
    });
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    return new SavingHands(client, cells);
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

  async #saveOn(cell: HeldCell): Promise<void> {
    while (!this.#isStopped) {
      const turn = TURNS[(cell.version + Number(cell.date)) % TURNS.length]!;
      cell.asked = turn;
      const answer = await this.#client
        .call(updateShift, {
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
        })
        // The server is gone: whether this one was saved, nobody told.
        .catch(() => null);
      if (answer === null) return;
      if (answer.status !== 200)
        throw new Error(`a save answered ${answer.status}: ${answer.reply.outcome.messageIT}`);
      cell.version = answer.reply.shift.version;
      cell.turn = turn;
      cell.asked = null;
      this.acknowledged += 1;
      this.#onAcknowledged();
    }
  }
}
