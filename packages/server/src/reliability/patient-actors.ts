import { setTimeout as pause } from 'node:timers/promises';
import { updateShift } from '@torre/contract/cells';
import type { StaleReply } from '@torre/contract/cells';
import type { TestClient } from '../testing/index.ts';
import type { SavedCell } from './saving-actors.ts';

const TURNS = ['M', 'P', 'N', 'R', 'T10'] as const;

/** What the answers of a while were, by status. */
export type Statuses = Map<number, number>;

/** People who save and read on through an outage, as patient people and screens do, and count how they were answered. */
export class PatientActors {
  readonly saves: Statuses = new Map();
  readonly reads: Statuses = new Map();
  /** Answers 503 that did not say when to come back. */
  withoutRetryAfter = 0;
  readonly #client: TestClient;
  readonly #work: Promise<unknown>[];
  #isStopped = false;

  /** One hand a cell, and one that reads. `client`: a manager of LIRR. */
  constructor(client: TestClient, cells: readonly SavedCell[]) {
    this.#client = client;
    this.#work = [...cells.map((cell) => this.#saveOn(cell)), this.#readOn()];
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#work);
  }

  async #saveOn(cell: SavedCell): Promise<void> {
    while (!this.#isStopped) {
      await this.#save(cell);
      await pause(5);
    }
  }

  async #save(cell: SavedCell): Promise<void> {
    const turn = TURNS[(cell.version + Number(cell.date)) % TURNS.length]!;
    cell.asked = turn;
    const { status, reply, headers } = await this.#client.call(updateShift, {
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
    });
    this.#count(this.saves, status, headers);
    // Saved at the time before, when nobody could say so any more.
    const standing =
      status === 200 ? reply.shift : status === 412 ? (reply as unknown as StaleReply).current : null;
    if (standing?.turn !== turn) return;
    cell.version = standing.version;
    cell.turn = turn;
    cell.asked = null;
  }

  async #readOn(): Promise<void> {
    while (!this.#isStopped) {
      const { status, headers } = await this.#client.send(
        'GET',
        '/api/employee/shifts?from=20261101&to=20261130',
      );
      this.#count(this.reads, status, headers);
      await pause(5);
    }
  }

  #count(statuses: Statuses, status: number, headers: Headers): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 503 && headers.get('retry-after') === null) this.withoutRetryAfter++;
  }
}
