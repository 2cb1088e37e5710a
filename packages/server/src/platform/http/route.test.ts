import { expect, test } from 'vitest';
import { cancelJob, retryJob } from '@torre/contract/jobs';
import { cancelJobSchema, retryJobSchema } from '@torre/contract/jobs/schema';
import { health } from '@torre/contract/shell';
import { OutcomeReplySchema } from '@torre/contract/outcome/schema';
import { signedIn } from '../access/access.ts';
import type { App } from '../deps.ts';
import { openRoute, route } from './route.ts';

/** Registering fails before anything of it is used. */
const app = {} as App;
const retry = {
  access: signedIn,
  handler: () => Promise.resolve({ outcome: { code: 0, messageIT: '' } }),
};

test('a call is served with its own schema only, also where another has the same fields', () => {
  // @ts-expect-error -- the schema of another call with the same fields
  expect(() => route(app, cancelJob, { ...retry, schema: retryJobSchema })).toThrow(
    'cancelJob is registered with the schema of retryJob',
  );
  // @ts-expect-error -- no schema of a call
  expect(() => route(app, cancelJob, { ...retry, schema: { reply: OutcomeReplySchema } })).toThrow(
    'schema of undefined',
  );
  const handler = () => Promise.resolve({ status: 'ok', version: '', database: 'ok' } as const);
  // @ts-expect-error -- the schema of another call with other fields
  expect(() => openRoute(app, health, { handler, schema: cancelJobSchema })).toThrow('schema of cancelJob');
});

test('a loop over several calls, whose pairs the compiler does not see, is refused when it mixes them', () => {
  expect(() => {
    for (const call of [cancelJob, retryJob]) route(app, call, { ...retry, schema: retryJobSchema });
  }).toThrow('cancelJob is registered with the schema of retryJob');
});
