import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { createLog } from './log.ts';

let server: TestServer;
let written: string[];

beforeAll(async () => {
  written = [];
  server = await startTestServer({ log: createLog('info', { write: (line) => void written.push(line) }) });
});
afterAll(() => server.close());

interface Line {
  readonly reqId?: string;
  readonly req?: { readonly method: string; readonly route: string };
  readonly res?: { readonly statusCode: number };
  readonly responseTime?: number;
}

const linesOf = (response: { readonly headers: Headers }): Line[] =>
  written
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.reqId === response.headers.get('x-request-id'));

test('a request is one line, when it was answered: method, pattern, status, time and the id that its answer carries', async () => {
  const client = await server.signIn('cta.lirr');
  const answered = await client.call(getSession, {});
  await expect.poll(() => linesOf(answered)).toHaveLength(1);
  expect(linesOf(answered)[0]).toMatchObject({
    req: { method: 'GET', route: '/api/session' },
    res: { statusCode: 200 },
    responseTime: expect.any(Number),
  });
  const unknown = await client.send('GET', '/api/non-esiste');
  await expect.poll(() => linesOf(unknown)).toMatchObject([{ res: { statusCode: 404 } }]);
});

test('a stream, which may stay open for hours, says that it begins', async () => {
  const stream = await (await server.signIn('cta.lirr')).openEvents();
  await stream.next('hello');
  expect(written.filter((line) => line.includes('"route":"/api/events"'))).toHaveLength(1);
  stream.close();
});
