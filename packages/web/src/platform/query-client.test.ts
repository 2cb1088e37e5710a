import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeAwareClient } from './query-client.ts';

const KEY = ['plans'];

let client: ChangeAwareClient;
/** What each read will be answered with, in its order. */
let answers: ((plan: string) => void)[];
const queryFn = (): Promise<string> => new Promise((resolve) => answers.push(resolve));

beforeEach(() => {
  client = new ChangeAwareClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  answers = [];
});
afterEach(() => client.clear());

function watch(): () => string | undefined {
  const observer = new QueryObserver<string>(client, { queryKey: KEY, queryFn });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult().data;
}

/** Answers the read of this number, once it is asked for. */
async function answer(number: number, plan: string): Promise<void> {
  await expect.poll(() => answers.length).toBeGreaterThan(number);
  answers[number]!(plan);
}

test('a change while something is read for the first time is read too: once, however often it changed', async () => {
  const shown = watch();
  const changes = [
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: KEY, refetchType: 'none' }),
    client.invalidateQueries(),
  ];
  await answer(0, 'before');
  await expect.poll(shown).toBe('before');
  await answer(1, 'after');
  await Promise.all(changes);
  expect([shown(), answers.length]).toEqual(['after', 2]);
});

test('a first read that fails is made once more when something changed meanwhile', async () => {
  const failing = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
  const observer = new QueryObserver<string>(client, { queryKey: KEY, queryFn: failing });
  observer.subscribe(() => undefined);
  await client.invalidateQueries({ queryKey: KEY });
  expect(failing).toHaveBeenCalledTimes(2);
});

test('what is read ahead, for a screen that is not there yet, is not fresh when it changed meanwhile', async () => {
  void client.prefetchQuery({ queryKey: KEY, queryFn });
  void client.invalidateQueries({ queryKey: KEY });
  await answer(0, 'before');
  await expect.poll(() => client.getQueryState(KEY)).toMatchObject({ data: 'before', isInvalidated: true });
  const shown = watch();
  await answer(1, 'after');
  await expect.poll(shown).toBe('after');
});

test('what is being read again for a screen, and is only marked as changed meanwhile, is read once more', async () => {
  const shown = watch();
  await answer(0, 'first');
  await expect.poll(shown).toBe('first');
  void client.invalidateQueries({ queryKey: KEY });
  void client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
  await answer(1, 'before');
  await answer(2, 'after');
  await expect.poll(shown).toBe('after');
});

test('a change of something else, or of what is not being read, makes no read of its own', async () => {
  const shown = watch();
  void client.invalidateQueries({ queryKey: ['people'] });
  await answer(0, 'first');
  await expect.poll(shown).toBe('first');
  void client.invalidateQueries({ queryKey: KEY });
  await answer(1, 'second');
  await expect.poll(shown).toBe('second');
  expect(answers).toHaveLength(2);
});
