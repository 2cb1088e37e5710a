import Type from 'typebox';
import type { SentenceValues } from '../sentences.ts';

/** Key and values of a sentence, for interfaces that are not Italian. A value may be a sentence itself. */
export const OutcomeTextSchema = Type.Object({
  key: Type.String(),
  values: Type.Unsafe<SentenceValues>(Type.Record(Type.String(), Type.Unknown())),
});
export const OutcomeSchema = Type.Object({
  code: Type.Integer(),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
});
export const OutcomeReplySchema = Type.Object({ outcome: OutcomeSchema });
