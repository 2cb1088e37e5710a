import Type from 'typebox';

export const OutcomeSchema = Type.Object({
  code: Type.Integer({
    description:
      '0: success; above 0: saved, but the counters were not updated; below 0: refused, `messageIT` says why. 100 only in ' +
      'the calendar filter: nobody matches.',
  }),
  messageIT: Type.String(),
});
export const OutcomeReplySchema = Type.Object({ outcome: OutcomeSchema });
