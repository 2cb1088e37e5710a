import Type from 'typebox';
import type { SentenceValues } from '../sentences.ts';

/** Key and values of a sentence, for interfaces that are not Italian. A value may be a sentence itself. */
export const OutcomeTextSchema = Type.Object(
  {
    key: Type.String(),
    values: Type.Unsafe<SentenceValues>(Type.Record(Type.String(), Type.Unknown())),
  },
  { description: 'The same sentence for other languages; absent where nothing is said' },
);

export const OutcomeSchema = Type.Object({
  code: Type.Integer({
    description:
      '0: success; above 0: saved, but the counters were not updated; below 0: refused, `messageIT` says why. 100 only in ' +
      'the calendar filter: nobody matches.',
  }),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
});
export const OutcomeReplySchema = Type.Object({ outcome: OutcomeSchema });
