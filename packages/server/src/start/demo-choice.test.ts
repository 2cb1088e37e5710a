import { expect, test } from 'vitest';
import { type Contents, isLoopback, worldToLoad } from './demo-choice.ts';

const embedded = { demo: null, databaseUrl: null, host: '127.0.0.1' } as const;
const EMPTY: Contents = { isEmpty: true, demo: null };
const OWN_DATA: Contents = { isEmpty: false, demo: null };
const SMALL: Contents = { isEmpty: false, demo: 'small' };

test('nothing said: the small world for an empty embedded database that only this machine reaches', () => {
  expect(worldToLoad(embedded, EMPTY)).toBe('small');
  expect(worldToLoad({ ...embedded, host: '0.0.0.0' }, EMPTY)).toBe('none');
  expect(worldToLoad({ ...embedded, databaseUrl: 'postgres://db/torre' }, EMPTY)).toBe('none');
  expect(worldToLoad(embedded, OWN_DATA)).toBe('none');
  expect(worldToLoad(embedded, SMALL)).toBe('none');
});

test('a world that is asked for enters an empty database only, and once', () => {
  const wish = { demo: 'small', databaseUrl: 'postgres://db/torre', host: '0.0.0.0' } as const;
  expect(worldToLoad(wish, EMPTY)).toBe('small');
  expect(worldToLoad(wish, SMALL)).toBe('none');
  expect(() => worldToLoad(wish, OWN_DATA)).toThrow('contiene già dati propri');
  expect(() => worldToLoad({ ...wish, demo: 'examples' }, SMALL)).toThrow("il mondo dimostrativo 'small'");
});

test('no world at all when none is said', () => {
  expect(worldToLoad({ ...embedded, demo: 'none' }, EMPTY)).toBe('none');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['10.0.0.7', false],
  ['127.0.0.1.example.org', false],
])('the address %s is of this machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
