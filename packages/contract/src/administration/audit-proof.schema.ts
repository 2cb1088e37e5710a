import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

export const AuditProblemSchema = Type.Object({
  kind: Type.Union(
    [
      Type.Literal('removed'),
      Type.Literal('altered'),
      Type.Literal('swapped'),
      Type.Literal('values'),
      Type.Literal('unsealed'),
      Type.Literal('chain'),
    ],
    {
      description:
        'removed, altered, swapped (stands in the place of `placeOf`), values (altered, or erased without the mark of ' +
        'retention), unsealed (waits too long for its seal), chain (the batch does not follow from the one before it or ' +
        'from its rows)',
    },
  ),
  auditId: Nullable(Type.String()),
  batch: Nullable(Type.Integer(), {
    description: 'Number of the batch, where the batch itself is the problem',
  }),
  placeOf: Nullable(Type.String(), { description: 'The row whose place it took' }),
});

export const readAuditProofSchema = callSchema('readAuditProof', 'Verifica del registro delle modifiche', {
  reply: Type.Object({
    outcome: OutcomeSchema,
    sealedUpTo: Nullable(Type.String(), {
      description: 'ISO instant of the last seal; null when nothing is sealed yet',
    }),
    rows: Type.Integer(),
    batches: Type.Integer(),
    unsealed: Type.Integer({ description: 'Rows without a seal, those of the last second included' }),
    problems: Type.Array(AuditProblemSchema, {
      maxItems: 200,
      description: 'At most 200; `problemCount` counts them all',
    }),
    problemCount: Type.Integer(),
    anchor: Type.String({
      pattern: '^\\d+:[0-9a-f]{64}$',
      description:
        'Number and hash of the last batch: noted elsewhere, it shows later that no end was cut off',
    }),
  }),
});
