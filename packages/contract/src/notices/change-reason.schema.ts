import Type from 'typebox';

const REASON_MAX_LENGTH = 300;

/** Fields of ChangeReason. */
export const changeReason = {
  reason: Type.Optional(Type.Union([Type.String({ maxLength: REASON_MAX_LENGTH }), Type.Null()])),
  acknowledge: Type.Optional(Type.Boolean()),
};
