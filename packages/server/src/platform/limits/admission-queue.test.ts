import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { AdmissionQueue } from './admission-queue.ts';
import type { Kind } from './admission-queue.ts';

let now = 0;

/** Places, and what became of each call that entered, by its name. */
function scene(places: number, readPlaces: number, length = 9) {
  const queue = { save: { length, longestWaitMs: 1200 }, read: { length, longestWaitMs: 500 } };
  const all = new AdmissionQueue({ places, readPlaces, queue, now: () => now });
  const outcomes: string[] = [];
  const enter = (kind: Kind, name: string): void =>
    all.enter(
      kind,
      () => void outcomes.push(name),
      () => void outcomes.push(`not ${name}`),
    );
  return { all, outcomes, enter };
}

test('reads leave places free for saves', () => {
  const { outcomes, enter } = scene(3, 2);
  enter('read', 'r1');
  enter('read', 'r2');
  enter('read', 'r3');
  enter('save', 's1');
  expect(outcomes).toEqual(['r1', 'r2', 's1']);
});

test('a place that becomes free goes to a save, however long a read has waited', () => {
  const { all, outcomes, enter } = scene(1, 1);
  enter('read', 'r1');
  enter('read', 'r2');
  enter('save', 's1');
  all.leave('read');
  expect(outcomes).toEqual(['r1', 's1']);
  all.leave('save');
  expect(outcomes).toEqual(['r1', 's1', 'r2']);
});

test('calls of one kind are served in the order in which they came', () => {
  const { all, outcomes, enter } = scene(1, 1);
  for (const name of ['r1', 'r2', 'r3']) enter('read', name);
  all.leave('read');
  enter('read', 'r4');
  all.leave('read');
  all.leave('read');
  expect(outcomes).toEqual(['r1', 'r2', 'r3', 'r4']);
});

test('a full queue refuses at once', () => {
  const { outcomes, enter } = scene(1, 1, 1);
  enter('read', 'r1');
  enter('read', 'r2');
  enter('read', 'r3');
  expect(outcomes).toEqual(['r1', 'not r3']);
});

test('who waited too long is refused, reads before saves', () => {
  const { all, outcomes, enter } = scene(1, 1);
  enter('save', 's1');
  enter('save', 's2');
  enter('read', 'r1');
  now += 499;
  all.expire();
  expect(outcomes).toEqual(['s1']);
  now += 1;
  all.expire();
  expect(outcomes).toEqual(['s1', 'not r1']);
  now += 700;
  all.expire();
  expect(outcomes).toEqual(['s1', 'not r1', 'not s2']);
  all.leave('save');
  enter('read', 'r2');
  expect(outcomes.at(-1)).toBe('r2');
});

test('who waited goes on as oneself, not as the one whose place became free', () => {
  const who = new AsyncLocalStorage<string>();
  const { all } = scene(1, 1);
  const acted: (string | undefined)[] = [];
  const act = (): void => void acted.push(who.getStore());
  who.run('first', () => all.enter('save', act, act));
  who.run('second', () => all.enter('save', act, act));
  who.run('first', () => all.leave('save'));
  expect(acted).toEqual(['first', 'second']);
});
