import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { callSchema } from './call.schema.ts';
import { buildRequest, endpoint, MissingParameter } from './endpoint.ts';
import type { BodyOf, PathOf, ReplyOf } from './endpoint.ts';

const readDaySchema = callSchema('readDay', 'Giorno', {
  path: Type.Object({ id: Type.String() }),
  query: Type.Object({ plant: Type.String(), date: Type.Optional(Type.String()) }),
  body: Type.Optional(Type.Object({ note: Type.String() })),
  reply: Type.Object({ turns: Type.Array(Type.Object({ name: Type.String() })) }),
});
const copyDaysSchema = callSchema('copyDays', 'Copia', {
  body: Type.Object({ division: Type.String(), days: Type.Array(Type.String()) }),
  reply: Type.Unknown(),
});
const readDay = endpoint<typeof readDaySchema>({
  id: 'readDay',
  method: 'POST',
  path: '/manager/{id}/day',
  required: ['plant'],
});
const copyDays = endpoint<typeof copyDaysSchema>({
  id: 'copyDays',
  method: 'PUT',
  path: '/manager/days/copy',
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

describe('the types of a call', () => {
  test('come from its schema, read-only all the way down', () => {
    const reply: ReplyOf<typeof readDay> = { turns: [{ name: 'M' }] };
    const asked: BodyOf<typeof readDay>[] = [{ note: 'a' }, undefined];
    const without: PathOf<typeof copyDays> = undefined;
    const mistakes = (): void => {
      // @ts-expect-error -- a reply is what was received: its lists do not grow
      reply.turns.push({ name: 'P' });
      // @ts-expect-error -- nor do its fields change
      reply.turns[0]!.name = 'P';
      // @ts-expect-error -- the schema knows no such field
      asked.push({ words: 'a' });
    };
    expect([reply, asked, without, mistakes]).toHaveLength(4);
  });

  test('come from its own schema only', () => {
    const mistakes = (): void => {
      // @ts-expect-error -- the schema of another call
      endpoint<typeof copyDaysSchema>({ id: 'readDay', method: 'PUT', path: '/manager/days/copy' });
      // @ts-expect-error -- a call without a schema has no types
      endpoint({ id: 'readDay', method: 'PUT', path: '/manager/days/copy' });
    };
    expect(mistakes).toBeTypeOf('function');
  });
});
