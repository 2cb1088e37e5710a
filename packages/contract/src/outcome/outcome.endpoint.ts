import type { Static } from 'typebox';
import type { Frozen } from '../endpoint.ts';
import type * as codes from './outcome-codes.ts';
import type { OutcomeReplySchema, OutcomeSchema } from './outcome.schema.ts';

export * as OUTCOME from './outcome-codes.ts';

/** Outcome envelope (`spec/manager.md` 8). */
export type Outcome = Frozen<Static<typeof OutcomeSchema>>;
export type OutcomeReply = Frozen<Static<typeof OutcomeReplySchema>>;

export type OutcomeCode = (typeof codes)[keyof typeof codes];
