import { randomUUID } from 'node:crypto';
import { previewCounters } from '@torre/contract/counters';
import type { ReplyOf } from '@torre/contract/endpoint';
import type { ListReply } from '@torre/contract/list';
import {
  countRequests,
  decideRequests,
  listLeaveRequests,
  requestEffects,
  type RequestRow,
} from '@torre/contract/requests';
import { PLANT } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';

/** Holds both levels of the plant. */
const APPROVER = 'approvatore';
/** On one connection alone calls would wait for each other. */
const CONNECTIONS = 16;
const EVERY_MS = 10;
const KEY = 'Idempotency-Key';

type EffectsReply = ReplyOf<typeof requestEffects>;
type DecidedReply = ReplyOf<typeof decideRequests>;

/** How the list is asked for: as it stands, by a personnel code, by a part of a name. */
export type RequestWay = 'order' | 'index' | 'part';

/** Who decides on the requests of the plant. */
export class RequestLoad {
  readonly #session: HttpSession;
  readonly #people: readonly RequestRow[];

  private constructor(session: HttpSession, people: readonly RequestRow[]) {
    this.#session = session;
    this.#people = people;
  }

  static async open(url: string): Promise<RequestLoad> {
    const session = await HttpSession.open(url, APPROVER, CONNECTIONS);
    const load = new RequestLoad(session, await waitingIn(session));
    await load.page();
    return load;
  }

  close(): void {
    this.#session.close();
  }

  /** Requests that wait, the newest first. */
  waiting(): Promise<readonly RequestRow[]> {
    return waitingIn(this.#session);
  }

  /** First page and numbers of the tabs, as a screen asks for them. */
  async page(way: RequestWay = 'order', nth = 0): Promise<void> {
    await Promise.all([
      this.#session.reply(listLeaveRequests, { query: { plant: PLANT, ...this.#filter(way, nth) } }),
      this.#session.reply(countRequests, { query: { plant: PLANT } }),
    ]);
  }

  /** A hundred a second, whatever the answers do: milliseconds from when each was due. */
  async pages(way: RequestWay, calls: number): Promise<readonly number[]> {
    const times: number[] = [];
    let asked = 0;
    const ask = async (due: number): Promise<void> => {
      await this.page(way, asked++);
      times.push(performance.now() - due);
    };
    await onSchedule(calls, ask, undefined, EVERY_MS);
    return times;
  }

  /** What fifty rows would do to the counters. Throws where an answer lacks one. */
  async effects(rows: readonly RequestRow[]): Promise<void> {
    const ids = rows.slice(0, 50).map(({ id }) => id);
    const { effects }: EffectsReply = await this.#session.reply(requestEffects, {
      body: { plant: PLANT, ids },
    });
    if (effects.length !== 50) throw new Error(`${effects.length} of 50 effects`);
  }

  /** What leave from a day (YYYYMMDD) to another would do. */
  async previewLeave({ numindividuale }: RequestRow, from: string, to: string): Promise<void> {
    const change = { kind: 'absence', employeeId: numindividuale, from, to, codcausale: '8114' } as const;
    await this.#session.reply(previewCounters, {
      query: { division: `DIV${PLANT}` },
      body: { changes: [change] },
    });
  }

  /** What one day of rest would do. */
  async previewShift({ numindividuale }: RequestRow, date: string): Promise<void> {
    const change = { kind: 'shift', employeeId: numindividuale, date, turn: 'R' } as const;
    await this.#session.reply(previewCounters, {
      query: { division: `DIV${PLANT}` },
      body: { changes: [change] },
    });
  }

  /** Throws where one of them is not approved. */
  async approve(rows: readonly RequestRow[]): Promise<void> {
    const decisions = rows.map(({ id }) => ({ id, operazione: 'A' as const }));
    const { result }: DecidedReply = await this.#session.reply(
      decideRequests,
      { query: {}, body: { jsoninput: JSON.stringify(decisions) } },
      { [KEY]: randomUUID() },
    );
    const refused = result.requests.find(({ esito }) => esito !== 0);
    if (refused) throw new Error(refused.message);
  }

  #filter(way: RequestWay, nth: number) {
    const { numindividuale, cognome } = this.#people[nth % this.#people.length]!;
    if (way === 'order') return {};
    return { employee: way === 'index' ? numindividuale : cognome.slice(0, 4) };
  }
}

async function waitingIn(session: HttpSession): Promise<readonly RequestRow[]> {
  const rows: RequestRow[] = [];
  let beyond: string | null = null;
  do {
    const page: ListReply<RequestRow> = await session.reply(listLeaveRequests, {
      query: { plant: PLANT, stato: '60', ...(beyond !== null && { beyond }) },
    });
    rows.push(...page.rows);
    ({ beyond } = page);
  } while (beyond !== null);
  // The own requests are another manager's to decide.
  return rows.filter(
    ({ codcausale, allowedActions }) => codcausale === '8114' && allowedActions.includes('approve'),
  );
}
