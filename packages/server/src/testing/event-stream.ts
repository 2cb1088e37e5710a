import type { LiveEventName } from '@torre/contract/shell';

export interface StreamEvent {
  readonly id: string | null;
  readonly name: LiveEventName;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows which patch it waits for
  readonly data: any;
}

/** A small reader of server-sent events: as much of the format as the server writes. */
export class TestStream {
  readonly received: StreamEvent[] = [];
  /** Resolves when the server ended the stream. */
  readonly ended: Promise<void>;
  /** What a browser would send as Last-Event-ID. */
  lastEventId: string | null = null;
  readonly #abort: AbortController;
  readonly #waiting = new Set<() => void>();

  constructor(response: Response, abort: AbortController) {
    this.#abort = abort;
    this.ended = this.#read(response);
  }

  /** The first event received, now or later, that fits. The test's time-out ends a wait in vain. */
  async next(name: LiveEventName, fits: (event: StreamEvent) => boolean = () => true): Promise<StreamEvent> {
    for (;;) {
      const found = this.received.find((event) => event.name === name && fits(event));
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop()!;
        blocks.forEach((block) => this.#take(block));
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    }
  }

  #take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
    this.lastEventId = fields.get('id') ?? this.lastEventId;
    const name = fields.get('event');
    if (name === undefined) return;
    this.received.push({
      id: fields.get('id') ?? null,
      name: name as LiveEventName,
      data: JSON.parse(fields.get('data')!),
    });
    this.#waiting.forEach((resolve) => resolve());
    this.#waiting.clear();
  }
}
