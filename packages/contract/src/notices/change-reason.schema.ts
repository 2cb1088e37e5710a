import Type from 'typebox';

const REASON_MAX_LENGTH = 300;

/** All may be missing: a specified call knows neither. */
export const ChangeReasonSchema = Type.Object(
  {
    reason: Type.Optional(
      Type.Union([Type.String({ maxLength: REASON_MAX_LENGTH }), Type.Null()], {
        description: "For the person and the managers, never for colleagues; missing: 'senza motivo'",
      }),
    ),
    legalityReason: Type.Optional(
      Type.Union([Type.String({ maxLength: REASON_MAX_LENGTH }), Type.Null()], {
        description:
          "Why a rule is broken or broken worse than before; for the trail alone, nobody is told it; missing: 'senza motivo'",
      }),
    ),
    acknowledge: Type.Optional(
      Type.Boolean({ description: 'The person is asked to say that the change was read' }),
    ),
    overAbsence: Type.Optional(
      Type.Boolean({
        description:
          'Whoever saves accepts that shifts change on days of an approved absence; without it such a cell is refused (409)',
      }),
    ),
  },
  { additionalProperties: false },
);
