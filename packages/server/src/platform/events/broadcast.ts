import type { Expander, LiveMessage, OutboxRow } from './live-message.ts';
import type { Frame, LiveStream } from './live-stream.ts';

/** Turns outbox rows into messages by the areas' expanders, and messages into what each reader may see. */
export class Broadcast {
  readonly #expanders = new Map<string, Expander[]>();

  on(topic: string, expander: Expander): void {
    this.#expanders.set(topic, [...(this.#expanders.get(topic) ?? []), expander]);
  }

  /** `isNew`: as for the expanders. */
  async expand(rows: readonly OutboxRow[], isNew: boolean): Promise<readonly LiveMessage[]> {
    const messages: LiveMessage[] = [];
    for (const [topic, ofTopic] of Map.groupBy(rows, (row) => row.topic)) {
      for (const expander of this.#expanders.get(topic) ?? [])
        messages.push(...(await expander(ofTopic, isNew)));
    }
    return messages;
  }

  /** Readers of the same kind get the same object from `audience`: it is turned into text once. */
  send(messages: readonly LiveMessage[], streams: readonly LiveStream[], position: string): void {
    const texts = new Map<object, string>();
    const text = (data: object): string => {
      const known = texts.get(data) ?? JSON.stringify(data);
      texts.set(data, known);
      return known;
    };
    for (const stream of streams) {
      // As its calls: nothing but the change of the password.
      if (stream.principal.mustChangePassword) continue;
      const frames: Frame[] = [];
      for (const message of messages) {
        const data = message.audience(stream.principal);
        if (data !== null) frames.push({ name: message.name, json: text(data) });
      }
      stream.send(frames, position);
    }
  }

  reset(streams: readonly LiveStream[], position: string): void {
    const json = JSON.stringify({ position });
    for (const stream of streams) stream.send([{ name: 'reset', json }], position);
  }

  hello(streams: readonly LiveStream[], position: string): void {
    for (const stream of streams) {
      stream.send([{ name: 'hello', json: JSON.stringify({ position, rights: stream.rights }) }], position);
    }
  }
}
