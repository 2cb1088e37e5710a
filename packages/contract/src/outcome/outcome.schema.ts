import Type from 'typebox';

export const OutcomeSchema = Type.Object({ code: Type.Integer(), messageIT: Type.String() });
export const OutcomeReplySchema = Type.Object({ outcome: OutcomeSchema });
