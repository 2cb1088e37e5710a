import type { FastifyBaseLogger } from 'fastify';
import type { PrincipalReader } from '../access/principal-reader.ts';
import { asSystem } from '../access/request-scope.ts';
import type { Database } from '../db/index.ts';
import { Broadcast } from './broadcast.ts';
import type { Expander, OutboxRow } from './live-message.ts';
import type { LiveStream } from './live-stream.ts';
import { OutboxListener } from './outbox-listener.ts';
import { currentSnapshot, pruneOutbox, readNewRows, readSince } from './outbox-reads.ts';
import { parsePosition, sees } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { SESSION_TOPIC, renewRights } from './stream-rights.ts';

/** Also the longest time for which a right taken away goes on in an open stream: below one second. */
const POLL_MS = 750;
const COMMENT_MS = 20_000;
const PRUNE_MS = 10 * 60_000;

interface Joiner {
  readonly stream: LiveStream;
  readonly from: string | null;
}

/**
 * The live events of one process (design.md, Events): reads the outbox when told and each second, lets the
 * areas turn rows into messages, and streams them. Passes run one after another, so that every stream sees
 * them in one order and a joining stream misses nothing between its catching up and the next pass.
 */
export class EventHub {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  readonly #principals: PrincipalReader;
  readonly #broadcast: Broadcast;
  readonly #listener: OutboxListener;
  /** From the request that opened them to their close: also those that are being joined. */
  readonly #attached = new Set<LiveStream>();
  /** Those that hear what is new. */
  readonly #streams = new Set<LiveStream>();
  readonly #onReset: (() => void)[] = [];
  // A request may start a pass; what it reads is for the readers of all streams.
  readonly #passes = oneAtATime(() => asSystem(() => this.#pass()));
  readonly #rights = oneAtATime(() => this.#renewRights());
  #joiners: Joiner[] = [];
  #timers: NodeJS.Timeout[] = [];
  #last: Snapshot | null = null;
  #readAt = performance.now();

  constructor(parts: { db: Database; log: FastifyBaseLogger; principals: PrincipalReader }) {
    this.#db = parts.db;
    this.#log = parts.log;
    this.#principals = parts.principals;
    this.#broadcast = new Broadcast();
    this.#listener = new OutboxListener(
      parts.db.url,
      () => this.#quietly('reading the outbox', this.#passes.run()),
      parts.log,
    );
  }

  /** An area turns the rows of a topic into messages; several may. */
  on(topic: string, expander: Expander): void {
    this.#broadcast.on(topic, expander);
  }

  /** Called when rows were lost to this process (a long outage): what was kept in memory is worth nothing. */
  onReset(fn: () => void): void {
    this.#onReset.push(fn);
  }

  /**
   * Position from which a reader resumes, as text: xmin of the last read. Taken before a read it says up to
   * where the answer is complete.
   */
  get position(): string {
    return (this.#last?.xmin ?? 0n).toString();
  }

  streamsOf(userName: string): number {
    return [...this.#attached].filter((stream) => stream.principal.userName === userName).length;
  }

  get openStreams(): number {
    return this.#streams.size;
  }

  /** Seconds since the outbox was last read: above one, open screens hear of changes late. */
  get lagSeconds(): number {
    return (performance.now() - this.#readAt) / 1000;
  }

  async start(): Promise<void> {
    this.#last = await currentSnapshot(this.#db);
    await this.#listener.start();
    this.#timers = [
      setInterval(() => this.#tick(), POLL_MS),
      setInterval(() => this.#streams.forEach((stream) => stream.comment(this.position)), COMMENT_MS),
      setInterval(() => this.#quietly('pruning the outbox', pruneOutbox(this.#db)), PRUNE_MS),
    ];
    this.#quietly('pruning the outbox', pruneOutbox(this.#db));
  }

  /** Ends all streams; the browsers come back to another process or to the next start. */
  async stop(): Promise<void> {
    this.#timers.forEach(clearInterval);
    for (const stream of this.#attached) stream.end();
    await this.#listener.stop();
    await this.#passes.settled();
    await this.#rights.settled();
  }

  /** Waits until this process has read what the position names, areas included. At once if it has. */
  async caughtUp(position: string): Promise<void> {
    const xid = parsePosition(position);
    if (xid === null || (this.#last && sees(this.#last, xid))) {
      // A pass that read it may still be turning it into messages.
      await this.#passes.settled();
      return;
    }
    await this.#passes.run();
  }

  /** Adds a stream; with `from` (Last-Event-ID) what it may have missed comes first. `hello` follows. */
  attach(stream: LiveStream, from: string | null): void {
    // Its reader has gone: no close will be heard any more.
    if (!stream.open) return;
    this.#attached.add(stream);
    this.#joiners.push({ stream, from });
    this.#quietly('reading for a new stream', this.#passes.run());
  }

  detach(stream: LiveStream): void {
    this.#attached.delete(stream);
    this.#streams.delete(stream);
    this.#joiners = this.#joiners.filter((joiner) => joiner.stream !== stream);
  }

  #tick(): void {
    this.#quietly('reading the outbox', this.#passes.run());
    this.#quietly('reading the rights of streams', this.#rights.run());
  }

  async #pass(): Promise<void> {
    if (!this.#last) return;
    const read = await readNewRows(this.#db, this.#last);
    this.#last = read.snapshot;
    this.#readAt = performance.now();
    await this.#deliver(read.rows, read.incomplete, [...this.#streams]);
    if (read.rows.some((row) => row.topic === SESSION_TOPIC)) await this.#rights.run();
    await this.#join(read.snapshot);
  }

  /** What cannot be told in patches is told by `reset`: the screens read again. */
  async #deliver(rows: readonly OutboxRow[], incomplete: boolean, to: readonly LiveStream[]): Promise<void> {
    if (!incomplete) {
      try {
        const messages = await this.#broadcast.expand(rows, true);
        return this.#broadcast.send(messages, to, this.position);
      } catch (error) {
        this.#log.error({ err: error }, 'an area could not prepare live events: the screens read again');
      }
    }
    this.#onReset.forEach((fn) => fn());
    this.#broadcast.reset(to, this.position);
  }

  async #join(last: Snapshot): Promise<void> {
    const joiners = this.#joiners;
    this.#joiners = [];
    for (const [from, group] of Map.groupBy(joiners, (joiner) => joiner.from)) {
      const asked = group.map((joiner) => joiner.stream);
      try {
        // The request that opened a stream may have been judged by rights almost a second old.
        const { open: streams } = await renewRights(this.#principals, asked);
        if (from !== null) await this.#catchUp(from, last, streams);
        this.#broadcast.hello(streams, this.position);
        for (const stream of streams) if (stream.open) this.#streams.add(stream);
      } catch (error) {
        this.#log.warn({ err: error }, 'streams could not catch up and are sent back to try again');
        asked.forEach((stream) => stream.end());
      }
    }
  }

  async #renewRights(): Promise<void> {
    const asked = [...this.#streams];
    const { open, changed } = await renewRights(this.#principals, asked);
    const goOn = new Set(open);
    for (const stream of asked) if (!goOn.has(stream)) this.#streams.delete(stream);
    for (const stream of changed) stream.sayRights();
  }

  async #catchUp(from: string, last: Snapshot, streams: readonly LiveStream[]): Promise<void> {
    const position = parsePosition(from);
    // A position beyond this cluster's transactions comes from another database.
    if (position === null || position > last.xmax) return this.#broadcast.reset(streams, this.position);
    const missed = await readSince(this.#db, position, last);
    if (missed.incomplete) return this.#broadcast.reset(streams, this.position);
    this.#broadcast.send(await this.#broadcast.expand(missed.rows, false), streams, this.position);
  }

  #quietly(what: string, work: Promise<void>): void {
    work.catch((error: unknown) => this.#log.warn({ err: error }, `${what} failed`));
  }
}
