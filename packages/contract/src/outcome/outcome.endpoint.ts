import type { Static } from 'typebox';
import type { Frozen } from '../endpoint.ts';
import type * as codes from './outcome-codes.ts';
import type { OutcomeReplySchema, OutcomeSchema, OutcomeTextSchema } from './outcome.schema.ts';

export * as OUTCOME from './outcome-codes.ts';

/** Outcome envelope (`spec/manager.md` 8). */
export type Outcome = Frozen<Static<typeof OutcomeSchema>>;
/** A sentence of the contract (`area.key`) and what is filled into it. */
export type OutcomeText = Frozen<Static<typeof OutcomeTextSchema>>;
export type OutcomeReply = Frozen<Static<typeof OutcomeReplySchema>>;

export type OutcomeCode = (typeof codes)[keyof typeof codes];
