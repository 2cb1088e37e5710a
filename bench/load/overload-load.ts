import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildRequest } from '@torre/contract/endpoint';
import { compactCalendar } from '@torre/contract/month';
import { readDay, updateShift } from '@torre/contract/cells';
import type { ShiftReply } from '@torre/contract/cells';
import { getSession } from '@torre/contract/identity';
import { MONTH, PLANT } from '../product/world-under-load.ts';
import type { HttpSession } from './http-session.ts';
import { readPeople } from './roster-actor.ts';

type Kind = 'save' | 'read';

/** What a time under load came to. Rates are per second, times in milliseconds from when the call was due. */
export interface LoadResult {
  readonly saved: number;
  readonly read: number;
  readonly shed: number;
  readonly p99: number;
  readonly longest: number;
  readonly saveP99: number;
}

/** One save for four reads, as at the change of a shift. */
const READS_A_SAVE = 4;
const CLIENTS = 32;
const TURNS = ['T10', 'T12'] as const;
/** Days of the month whose cells these hands alone change. */
const DAYS = ['20261223', '20261224', '20261228', '20261229', '20261230'] as const;
const FIRST_ROW = 20;
const ROWS = 100;

interface Cell {
  readonly employeeId: string;
  readonly date: string;
  version: number;
}

interface Answer {
  readonly kind: Kind;
  readonly status: number;
  readonly took: number;
}

/** Many people at once: first as many as the product can serve, then twice as many, whatever it answers. */
export class OverloadLoad {
  readonly #url: string;
  readonly #cookie: string;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #free: Cell[];
  #reads = 0;

  private constructor(url: string, cookie: string, cells: Cell[]) {
    this.#url = url;
    this.#cookie = cookie;
    this.#free = cells;
  }

  static async open(url: string, manager: HttpSession): Promise<OverloadLoad> {
    const people = (await readPeople(manager)).slice(FIRST_ROW, FIRST_ROW + ROWS);
    const cells = DAYS.flatMap((date) =>
      people.map(({ employeeId, versions }) => ({
        employeeId,
        date,
        version: versions?.[Number(date) - Number(MONTH.from)] ?? 1,
      })),
    );
    return new OverloadLoad(url, manager.cookie, cells);
  }

  /** Closed loop: each client asks again as soon as it was answered. */
  async capacity(seconds: number): Promise<LoadResult> {
    const answers: Answer[] = [];
    const end = performance.now() + seconds * 1000;
    const client = async (): Promise<void> => {
      for (let turn = 0; performance.now() < end; turn++) {
        answers.push(await this.#ask(turn % (READS_A_SAVE + 1) === 0 ? 'save' : 'read', performance.now()));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return summary(answers, seconds);
  }

  /** Open loop: calls are due at these rates per second, whether or not those before were answered. */
  async overload(seconds: number, saves: number, reads: number): Promise<LoadResult> {
    const answers: Answer[] = [];
    const underWay: Promise<unknown>[] = [];
    const start = performance.now();
    const begun: Record<Kind, number> = { save: 0, read: 0 };
    const rates: readonly [Kind, number][] = [
      ['save', saves],
      ['read', reads],
    ];
    for (let now = start; now < start + seconds * 1000; now = performance.now()) {
      for (const [kind, rate] of rates) {
        for (; begun[kind] < ((now - start) / 1000) * rate; begun[kind]++) {
          const due = start + (begun[kind] / rate) * 1000;
          underWay.push(this.#ask(kind, due).then((answer) => answers.push(answer)));
        }
      }
      await pause(1);
    }
    await Promise.all(underWay);
    return summary(answers, seconds);
  }

  async #ask(kind: Kind, due: number): Promise<Answer> {
    const status = kind === 'save' ? await this.#save() : await this.#read();
    return { kind, status, took: performance.now() - due };
  }

  async #save(): Promise<number> {
    const cell = this.#free.shift();
    if (!cell) throw new Error('the load has too few cells');
    const call = buildRequest(updateShift, {
      path: { shiftId: `${cell.employeeId}-${cell.date}` },
      query: { plant: PLANT },
      body: {
        date: cell.date,
        employeeId: cell.employeeId,
        turn: TURNS[cell.version % TURNS.length]!,
        note: null,
        noteTurno: null,
        isStr: false,
        version: cell.version,
        overAbsence: true,
      },
    });
    const { status, text } = await this.#send(call.method, call.url, call.body);
    if (status === 200) cell.version = (JSON.parse(text) as ShiftReply).shift.version;
    else if (status !== 503) throw new Error(`a save answered ${status}: ${text}`);
    this.#free.push(cell);
    return status;
  }

  /** Months, days and sessions by turns. */
  async #read(): Promise<number> {
    const turn = this.#reads++;
    const cell = this.#free[turn % this.#free.length]!;
    const call =
      turn % 3 === 0
        ? buildRequest(compactCalendar, { query: { plant: PLANT, shape: 'compact' }, body: MONTH })
        : turn % 3 === 1
          ? buildRequest(readDay, { query: { plant: PLANT, employeeId: cell.employeeId, date: cell.date } })
          : buildRequest(getSession, {});
    const { status, text } = await this.#send(call.method, call.url, call.body);
    if (status !== 200 && status !== 503) throw new Error(`${call.url} answered ${status}: ${text}`);
    return status;
  }

  #send(method: string, path: string, body: string | undefined): Promise<{ status: number; text: string }> {
    return new Promise((answered, failed) => {
      const headers = {
        'X-Requested-By': 'torre',
        'Accept-Encoding': 'br',
        Cookie: this.#cookie,
        ...(body !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        }),
      };
      const asked = request(`${this.#url}${path}`, { method, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', failed);
        response.once('end', () =>
          answered({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      asked.once('error', failed);
      asked.end(body);
    });
  }
}

function summary(answers: readonly Answer[], seconds: number): LoadResult {
  const count = (kind: Kind, status: number): number =>
    answers.filter((answer) => answer.kind === kind && answer.status === status).length;
  const times = (some: readonly Answer[]): number[] => some.map(({ took }) => took).sort((a, b) => a - b);
  const all = times(answers);
  const saves = times(answers.filter(({ kind }) => kind === 'save'));
  const at = (sorted: readonly number[], share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    saved: count('save', 200) / seconds,
    read: count('read', 200) / seconds,
    shed: (count('save', 503) + count('read', 503)) / seconds,
    p99: at(all, 0.99),
    longest: all.at(-1) ?? 0,
    saveP99: at(saves, 0.99),
  };
}
