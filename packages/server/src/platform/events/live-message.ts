import type { LiveEventName } from '@torre/contract/shell';
import type { Principal } from '../access/principal.ts';

/** One event as an area prepared it; every open stream asks `audience` what its reader may see. */
export interface LiveMessage {
  readonly name: LiveEventName;
  /**
   * The data for this reader, or null for nothing. Return the same object for readers of the same kind:
   * it is turned into text once.
   */
  readonly audience: (principal: Principal) => object | null;
}

/** One row of the outbox. */
export interface OutboxRow {
  readonly eventId: string;
  readonly topic: string;
  readonly payload: unknown;
  /** Of the save: who has been told it and asks with it gets an answer that knows the save. */
  readonly position: string;
}

/**
 * Turns the rows of one topic, read together, into messages. Also runs when nobody listens, and again for a client
 * that resumes and asks for rows seen before: so the messages say what stands now, even where nothing changed since.
 * `isNew`: this process reads the rows for the first time. What is kept in memory follows new rows only: clients choose
 * from where they resume, and every stream waits meanwhile.
 */
export type Expander = (rows: readonly OutboxRow[], isNew: boolean) => Promise<readonly LiveMessage[]>;
