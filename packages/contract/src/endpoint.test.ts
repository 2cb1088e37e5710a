import { describe, expect, test } from 'vitest';
import { buildRequest, endpoint, MissingParameter } from './endpoint.ts';

const readDay = endpoint<{
  path: { id: string };
  query: { plant: string; date?: string | undefined };
  body: { note: string } | undefined;
  reply: unknown;
}>({
  id: 'readDay',
  method: 'POST',
  path: '/manager/{id}/day',
  summary: 'Giorno',
  required: ['plant'],
});
const copyDays = endpoint<{ body: { division: string; days: readonly string[] }; reply: unknown }>({
  id: 'copyDays',
  method: 'PUT',
  path: '/manager/days/copy',
  summary: 'Copia',
  required: ['body', 'division'],
});

const ARGS = {
  path: { id: '800123-20261214' },
  query: { plant: 'LIRR', date: '20261214' },
  body: { note: 'a' },
};

test('[E7.02] parameters are query parameters unless declared as path or body', () => {
  expect(buildRequest(readDay, ARGS)).toEqual({
    method: 'POST',
    url: '/api/manager/800123-20261214/day?plant=LIRR&date=20261214',
    body: '{"note":"a"}',
  });
  expect(
    buildRequest(readDay, { ...ARGS, query: { plant: 'LIRR', date: undefined }, body: undefined }),
  ).toEqual({
    method: 'POST',
    url: '/api/manager/800123-20261214/day?plant=LIRR',
    body: undefined,
  });
});

test('[E7.01] every address lies below the own /api and names no host', () => {
  expect(buildRequest(readDay, { ...ARGS, path: { id: 'https://altrove.example/' } }).url).toMatch(
    /^\/api\/manager\/https%3A%2F%2Faltrove/,
  );
});

describe('a missing parameter', () => {
  test.each([
    ['in the query', { ...ARGS, query: { plant: '' } }],
    ['in the path', { ...ARGS, path: { id: '' } }],
    ['null', { ...ARGS, query: { plant: null as unknown as string } }],
  ])('[E5.21][E8.14] %s raises an error that names the call', (_, args) => {
    expect(() => buildRequest(readDay, args)).toThrow(MissingParameter);
    expect(() => buildRequest(readDay, args)).toThrow('Required parameter for readDay is null or undefined');
  });

  test('in the body raises the same error', () => {
    const body = { division: '', days: ['20261214'] };
    expect(() => buildRequest(copyDays, { body })).toThrow(
      'Required parameter for copyDays is null or undefined',
    );
    expect(buildRequest(copyDays, { body: { ...body, division: 'DIVLIRR' } }).method).toBe('PUT');
  });
});
