import { expect, test } from 'vitest';
import { openingsByPosition, spanWords } from './span-words.ts';

const opening = (positionId: string, beginTime: string, endTime: string) => ({
  positionId,
  beginTime,
  endTime,
});

test('a position is open from its first to its last minute, whoever sits there', () => {
  const open = openingsByPosition([
    opening('N1', '0900', '1100'),
    opening('N1', '0700', '0900'),
    opening('N1', '2300', '0000'),
    opening('N2', '0000', '0000'),
  ]);
  expect(spanWords(open.get('N1'))).toBe('07:00–11:00, 23:00–24:00');
  expect(spanWords(open.get('N2'))).toBe('00:00–24:00');
  expect(spanWords(open.get('S1'))).toBe('');
});
