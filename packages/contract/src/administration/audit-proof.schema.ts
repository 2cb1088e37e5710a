import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

export const AuditProblemSchema = Type.Object({
  kind: Type.Enum(
    ['removed', 'altered', 'swapped', 'values', 'unsealed', 'chain', 'forged', 'otherKey', 'erasure'],
    {
      description:
        'removed, altered, swapped (stands in the place of `placeOf`), values (altered, or erased without the mark of ' +
        'retention), unsealed (waits too long for its seal), chain (the batch does not follow from the one before it or ' +
        'from its rows), forged (Torre did not write it), otherKey (signed with an unknown key after rows of a known ' +
        'one), erasure (values erased, and nothing says by whom)',
    },
  ),
  auditId: Nullable(Type.String()),
  batch: Nullable(Type.Integer(), {
    description: 'Number of the batch, where the batch itself is the problem',
  }),
  placeOf: Nullable(Type.String(), { description: 'The row whose place it took' }),
});

const INSTANT = { description: 'ISO instant' };

/** Rows signed with a key that TORRE_KEY does not hold: they cannot be checked. */
export const AuditRowsOfKeySchema = Type.Object({
  keyId: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  rows: Type.Integer(),
  from: Type.String({ description: 'ISO instant at which the first was written, by its own account' }),
  to: Type.String({ description: 'ISO instant of the last one' }),
});

/** A row whose own time lies far from the time at which it was chained. */
export const AuditDoubtSchema = Type.Object({
  auditId: Type.String(),
  at: Type.String({ description: 'ISO instant of the row by its own account' }),
  after: Nullable(Type.String(), {
    description: 'ISO instant after which it was chained; null for the first ones',
  }),
  before: Type.String({ description: 'ISO instant before which it was chained' }),
});

/** Values that somebody erased, as the trail says. */
export const AuditErasureSchema = Type.Object({
  auditId: Type.String(),
  at: Type.String(INSTANT),
  actor: Nullable(Type.String(), { description: 'Personnel code; null for the program' }),
  reason: Nullable(Type.String()),
  values: Type.Integer(),
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
    signed: Type.Integer({ description: 'Rows whose signature fits' }),
    older: Type.Integer({ description: 'Rows sealed before Torre signed any' }),
    otherKeys: Type.Array(AuditRowsOfKeySchema, { maxItems: 50 }),
    doubtful: Type.Array(AuditDoubtSchema, {
      maxItems: 200,
      description: 'At most 200; `doubtfulCount` counts them all',
    }),
    doubtfulCount: Type.Integer(),
    erasures: Type.Array(AuditErasureSchema, {
      maxItems: 200,
      description: 'The latest 200; `erasureCount` counts them all',
    }),
    erasureCount: Type.Integer(),
    erasedValues: Type.Integer({ description: 'Values that the erasures name, all together' }),
    anchor: Type.String({
      pattern: '^\\d+:[0-9a-f]{64}$',
      description:
        'Number and hash of the last batch: noted elsewhere, it shows later that no end was cut off',
    }),
  }),
});
