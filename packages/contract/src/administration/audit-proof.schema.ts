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
  ]),
  auditId: Nullable(Type.String()),
  batch: Nullable(Type.Integer()),
  placeOf: Nullable(Type.String()),
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
    anchor: Type.String({ pattern: '^\\d+:[0-9a-f]{64}$' }),
  }),
};

true satisfies SameShape<Static<typeof readAuditProofSchema.reply>, ReplyOf<typeof readAuditProof>>;
