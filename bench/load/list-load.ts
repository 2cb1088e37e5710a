import { listAudit } from '@torre/contract/administration';
import type { auditList } from '@torre/contract/administration';
import type { ListQuery, ListReply } from '@torre/contract/list';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';

/** On one connection alone calls would wait for each other. */
const CONNECTIONS = 16;
const EVERY_MS = 10;

/** How the trail is asked for: as it stands, by a personnel code, by a part of a name. */
export type ListWay = 'order' | 'index' | 'part';

interface Person {
  readonly subject: string | null;
  readonly subjectName: string | null;
}

/** First pages of the trail, a hundred a second whatever the answers do. */
export class ListLoad {
  readonly #session: HttpSession;
  readonly #people: readonly Person[];

  private constructor(session: HttpSession, people: readonly Person[]) {
    this.#session = session;
    this.#people = people;
  }

  static async open(url: string): Promise<ListLoad> {
    const session = await HttpSession.open(url, 'admin', CONNECTIONS);
    const { rows }: ListReply<Person> = await session.reply(listAudit, { query: { entity: 'shift' } });
    return new ListLoad(session, rows);
  }

  /** Milliseconds from when each call was due. */
  async pages(way: ListWay, calls: number): Promise<readonly number[]> {
    const times: number[] = [];
    let asked = 0;
    const ask = async (due: number): Promise<void> => {
      const query = this.#query(way, asked++);
      const { status } = await this.#session.call(listAudit, { query });
      if (status !== 200) throw new Error(`the trail answered ${status}`);
      times.push(performance.now() - due);
    };
    await onSchedule(calls, ask, undefined, EVERY_MS);
    return times;
  }

  #query(way: ListWay, nth: number): ListQuery<typeof auditList> {
    const { subject, subjectName } = this.#people[nth % this.#people.length]!;
    if (way === 'order') return {};
    return way === 'index' ? { subject: subject! } : { subject: subjectName!.slice(0, 4) };
  }
}
