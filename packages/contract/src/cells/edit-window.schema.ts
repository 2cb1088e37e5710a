import Type from 'typebox';

const Days = Type.Integer({ minimum: 0 });

/** `EditWindow` of `domain/roster`. */
export const EditWindowSchema = Type.Object({
  days: Days,
  cutoffAfter: Type.Object({ 1: Days, 2: Days, 3: Days, 4: Days, 5: Days, 6: Days, 7: Days }),
});
