import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { InstantSchema, Nullable } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { OutcomeReplySchema } from '../outcome/outcome.schema.ts';
import { JOB_STATES } from '@torre/domain/jobs';
import { jobList } from './job-list.ts';

export const JobRowSchema = Type.Object({
  jobId: Type.String({ format: 'uuid' }),
  name: Type.String({ description: 'Name of the work in the program, e.g. `file.check`' }),
  state: Type.Enum(JOB_STATES),
  done: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0, description: '0: it does not say how much there is to do' }),
  message: Type.String({
    description: "What it is doing, one of JOB_STEPS or another sentence in Italian; '' unless it is running",
  }),
  startedBy: Nullable(Type.String(), { description: 'Surname and name; null for the program itself' }),
  createdAt: InstantSchema,
  startedAt: Nullable(InstantSchema),
  finishedAt: Nullable(InstantSchema),
  attempts: Type.Integer(),
  attemptsAllowed: Type.Integer(),
  error: Nullable(Type.String(), { description: 'Why the last attempt failed' }),
  allowedActions: Type.Array(Type.Union([Type.Literal('retry'), Type.Literal('cancel')])),
});

const JobPathSchema = Type.Object({ jobId: Type.String({ format: 'uuid' }) });

export const listJobsSchema = callSchema(
  'listJobs',
  'Lavori in sottofondo',
  pageParts(jobList, JobRowSchema),
);
export const exportJobsSchema = callSchema('exportJobs', 'I lavori come file', exportParts(jobList));

export const retryJobSchema = callSchema('retryJob', 'Ripete un lavoro fallito o annullato', {
  path: JobPathSchema,
  reply: OutcomeReplySchema,
});

export const cancelJobSchema = callSchema('cancelJob', 'Annulla un lavoro che non è finito', {
  path: JobPathSchema,
  reply: OutcomeReplySchema,
});
