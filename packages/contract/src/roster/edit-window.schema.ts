import Type, { type Static } from 'typebox';
import type { EditWindow } from '@torre/domain/roster';
import type { SameShape } from '../same-shape.ts';

const Days = Type.Integer({ minimum: 0 });

export const EditWindowSchema = Type.Object({
  days: Days,
  cutoffAfter: Type.Object({ 1: Days, 2: Days, 3: Days, 4: Days, 5: Days, 6: Days, 7: Days }),
});

true satisfies SameShape<Static<typeof EditWindowSchema>, EditWindow>;
