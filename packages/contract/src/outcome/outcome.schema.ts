import Type from 'typebox';

/** Key and values of a sentence, for interfaces that are not Italian. */
export const OutcomeTextSchema = Type.Object({
  key: Type.String(),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export const OutcomeSchema = Type.Object({
  code: Type.Integer(),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
});
export const OutcomeReplySchema = Type.Object({ outcome: OutcomeSchema });
