import { expect, test } from 'vitest';
import { decodeValue, encodeValue } from './recorded-statement.ts';
import type { RecordedStatement } from './recorded-statement.ts';
import { transactionWith } from './recording.ts';

const statement = (connection: number, text: string, name: string | null = null): RecordedStatement => ({
  connection,
  name,
  called: name,
  text,
  values: [],
});

test('a transaction is what stands between begin and commit on the connection of the named statement', () => {
  const find = statement(0, 'select 1', 'find');
  const save = statement(0, 'update', 'save');
  const statements = [
    statement(0, 'begin'),
    statement(0, 'commit'),
    statement(0, 'begin'),
    statement(1, 'select 2'),
    find,
    save,
    statement(1, 'notify'),
    statement(0, 'commit'),
    statement(0, 'select 3'),
  ];
  expect(transactionWith('save', statements)).toEqual([find, save]);
});

test('a floor without its statement is an error, not a fast floor', () => {
  expect(() => transactionWith('save', [statement(0, 'begin'), statement(0, 'commit')])).toThrow(
    'no statement',
  );
  expect(() => transactionWith('save', [statement(0, 'update', 'save')])).toThrow('no transaction');
});

test('bytes survive the file', () => {
  const value = Buffer.from([0, 255, 7]);
  expect(decodeValue(JSON.parse(JSON.stringify(encodeValue(value))))).toEqual(value);
  expect(decodeValue(encodeValue('text'))).toBe('text');
  expect(decodeValue(encodeValue(null))).toBe(null);
});
