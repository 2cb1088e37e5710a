import { expect, test } from 'vitest';
import { fromTabs, toTabs } from './tab-separated.ts';

test('codes go to a spreadsheet and come back as they were', () => {
  const codes = [
    ['M', 'P', ''],
    ['', 'N11', 'SM'],
  ];
  expect(fromTabs(toTabs(codes))).toEqual(codes);
});

test.each([
  [
    'the lines of Windows, with the one that Excel adds at the end',
    'm\tp\r\n\tn \r\n',
    [
      ['M', 'P'],
      ['', 'N'],
    ],
  ],
  ['cells in quotes', '"t12"\t" r "', [['T12', 'R']]],
  ['one cell', 'P', [['P']]],
])('a clipboard with %s is read', (_, text, codes) => {
  expect(fromTabs(text)).toEqual(codes);
});
