import Type, { type Static } from 'typebox';
import type { PathOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import { JOB_STATES } from '@torre/domain/jobs';
import type * as jobs from './jobs.endpoint.ts';

const InstantSchema = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$' });

export const JobRowSchema = Type.Object({
  jobId: Type.String({ format: 'uuid' }),
  name: Type.String(),
  state: Type.Enum(JOB_STATES),
  done: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0 }),
  message: Type.String(),
  startedBy: Nullable(Type.String()),
  createdAt: InstantSchema,
  startedAt: Nullable(InstantSchema),
  finishedAt: Nullable(InstantSchema),
  attempts: Type.Integer(),
  attemptsAllowed: Type.Integer(),
  error: Nullable(Type.String()),
  allowedActions: Type.Array(Type.Union([Type.Literal('retry'), Type.Literal('cancel')])),
});

const JobPathSchema = Type.Object({ jobId: Type.String({ format: 'uuid' }) });

export const listJobsSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, jobs: Type.Array(JobRowSchema) }),
};

export const retryJobSchema = { path: JobPathSchema, reply: OutcomeReplySchema };

export const cancelJobSchema = { path: JobPathSchema, reply: OutcomeReplySchema };

true satisfies SameShape<Static<typeof JobRowSchema>, jobs.JobRow>;
true satisfies SameShape<Static<typeof JobPathSchema>, PathOf<typeof jobs.retryJob>>;
true satisfies SameShape<Static<typeof listJobsSchema.reply>, ReplyOf<typeof jobs.listJobs>>;
true satisfies SameShape<Static<typeof OutcomeReplySchema>, ReplyOf<typeof jobs.cancelJob>>;
