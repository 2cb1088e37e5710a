import Type, { type Static } from 'typebox';
import type { ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type { readAuditProof } from './audit-proof.endpoint.ts';

const AuditProblemSchema = Type.Object({
  kind: Type.Union([
    Type.Literal('removed'),
    Type.Literal('altered'),
    Type.Literal('swapped'),
    Type.Literal('values'),
    Type.Literal('unsealed'),
    Type.Literal('chain'),
    Type.Literal('forged'),
    Type.Literal('otherKey'),
    Type.Literal('erasure'),
  ]),
  auditId: Nullable(Type.String()),
  batch: Nullable(Type.Integer()),
  placeOf: Nullable(Type.String()),
});

const RowsOfKeySchema = Type.Object({
  keyId: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  rows: Type.Integer(),
  from: Type.String(),
  to: Type.String(),
});

const DoubtSchema = Type.Object({
  auditId: Type.String(),
  at: Type.String(),
  after: Nullable(Type.String()),
  before: Type.String(),
});

const ErasureSchema = Type.Object({
  auditId: Type.String(),
  at: Type.String(),
  actor: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  values: Type.Integer(),
});

export const readAuditProofSchema = {
  reply: Type.Object({
    outcome: OutcomeSchema,
    sealedUpTo: Nullable(Type.String()),
    rows: Type.Integer(),
    batches: Type.Integer(),
    unsealed: Type.Integer(),
    problems: Type.Array(AuditProblemSchema, { maxItems: 200 }),
    problemCount: Type.Integer(),
    signed: Type.Integer(),
    older: Type.Integer(),
    otherKeys: Type.Array(RowsOfKeySchema, { maxItems: 50 }),
    doubtful: Type.Array(DoubtSchema, { maxItems: 200 }),
    doubtfulCount: Type.Integer(),
    erasures: Type.Array(ErasureSchema, { maxItems: 200 }),
    erasureCount: Type.Integer(),
    erasedValues: Type.Integer(),
    anchor: Type.String({ pattern: '^\\d+:[0-9a-f]{64}$' }),
  }),
};

true satisfies SameShape<Static<typeof readAuditProofSchema.reply>, ReplyOf<typeof readAuditProof>>;
