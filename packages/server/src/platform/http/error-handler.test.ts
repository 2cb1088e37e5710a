import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { App } from '../deps.ts';
import { answerErrors } from './error-handler.ts';

test.each([
  ['text with a zero', '22021', 400],
  ['no value of the type', '22P02', 400],
  ['a number beyond the type', '22003', 400],
  ['a division by zero', '22012', 500],
])('what the database says of %s (%s) is answered with %i', async (_, code, status) => {
  const app = Fastify();
  answerErrors(app as unknown as App);
  app.get('/', () => Promise.reject(Object.assign(new Error('refused by the database'), { code })));
  expect((await app.inject('/')).statusCode).toBe(status);
});
