import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Lifetime, onWishToStop } from './lifetime.ts';

test('last started is first stopped, and each once', async () => {
  const stopped: string[] = [];
  const lifetime = new Lifetime();
  for (const part of ['database', 'pool', 'server']) await lifetime.started(() => void stopped.push(part));
  await Promise.all([lifetime.stop(), lifetime.stop()]);
  expect(stopped).toEqual(['server', 'pool', 'database']);
});

test('a part that fails to stop keeps none of the others up', async () => {
  const stopped: string[] = [];
  const lifetime = new Lifetime();
  await lifetime.started(() => void stopped.push('database'));
  await lifetime.started(() => Promise.reject(new Error('stuck')));
  await expect(lifetime.stop()).rejects.toThrow('good order');
  expect(stopped).toEqual(['database']);
});

test('what comes up while we stop is stopped too', async () => {
  const stopped: string[] = [];
  const lifetime = new Lifetime();
  await lifetime.stop();
  await lifetime.started(() => void stopped.push('late'));
  expect(stopped).toEqual(['late']);
});

test('a second Ctrl+C while we stop changes nothing', () => {
  const program = new EventEmitter();
  let times = 0;
  onWishToStop(program, () => (times += 1));
  for (const wish of ['SIGINT', 'SIGINT', 'SIGTERM', 'disconnect']) program.emit(wish);
  expect(times).toBe(1);
});
