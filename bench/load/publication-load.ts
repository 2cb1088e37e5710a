import { getItem, readDeskItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import type { ContentPatch } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { HttpSession } from './http-session.ts';

const APPROVER = 'editore';
const READER = 'cta.lirr';
const WAIT_MS = 10_000;

/** An approver publishes, and a reader whose page is open hears of it and reads the article anew. */
export class PublicationLoad {
  readonly #approver: HttpSession;
  readonly #reader: HttpSession;
  #hear: (ids: readonly string[]) => void = () => {};

  private constructor(approver: HttpSession, reader: HttpSession) {
    this.#approver = approver;
    this.#reader = reader;
  }

  static async open(url: string): Promise<PublicationLoad> {
    const load = new PublicationLoad(
      await HttpSession.open(url, APPROVER),
      await HttpSession.open(url, READER, 2),
    );
    await load.#reader.events((block) => load.#take(block));
    return load;
  }

  /** Milliseconds from the press of the approver until the reader has the new title, of these articles one after the other. */
  async publish(ids: readonly string[]): Promise<readonly number[]> {
    const times: number[] = [];
    for (const [nth, id] of ids.entries()) {
      const titolo = `Pubblicazione misurata ${nth}`;
      const path = { id };
      const { item }: ReplyOf<typeof readDeskItem> = await this.#approver.reply(readDeskItem, { path });
      const body = { version: item.version, fields: { titolo } };
      const { item: saved }: ReplyOf<typeof saveDeskItem> = await this.#approver.reply(saveDeskItem, {
        path,
        body,
      });
      const heard = this.#heardOf(id);
      const begin = performance.now();
      const done = this.#approver.reply(stepDeskItem, {
        path,
        body: { version: saved.version, operation: 'publish' },
      });
      await heard;
      const { fields }: ReplyOf<typeof getItem> = await this.#reader.reply(getItem, {
        path,
        query: { fields: 'all' },
      });
      times.push(performance.now() - begin);
      if (fields['titolo'] !== titolo)
        throw new Error('the reader heard of it and read what was there before');
      await done;
    }
    return times;
  }

  #heardOf(id: string): Promise<void> {
    return new Promise((heard, failed) => {
      const late = setTimeout(() => failed(new Error('a publication was never heard of')), WAIT_MS);
      this.#hear = (ids) => {
        if (!ids.includes(id)) return;
        clearTimeout(late);
        heard();
      };
    });
  }

  #take(block: string): void {
    if (/^event: content$/m.test(block))
      this.#hear((JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as ContentPatch).ids);
  }
}
