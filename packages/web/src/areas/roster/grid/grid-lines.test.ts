import { describe, expect, test } from 'vitest';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { countLines, gridLines, lineBlocks } from './grid-lines.ts';
import type { LineFilter } from './grid-lines.ts';

const OPEN: LineFilter = { text: '', groups: new Set(), collapsed: new Set() };
const keys = (filter: Partial<LineFilter>): string[] =>
  gridLines(SAMPLE_MONTH, { ...OPEN, ...filter }).map(({ key }) => key);

describe('lines of the month', () => {
  test("people stand below their island, the 'Altri' at the end", () => {
    expect(keys({})).toEqual([
      'group:NORD',
      'person:800001',
      'person:800002',
      'group:SUD',
      'person:800003',
      'group:ALTRI',
      'person:800004',
    ]);
  });

  test('a name is found without case, accents or order of the words, a code by its digits', () => {
    expect(keys({ text: 'niccolo d' })).toEqual(['group:NORD', 'person:800001']);
    expect(keys({ text: '0003' })).toEqual(['group:SUD', 'person:800003']);
    expect(keys({ text: 'nessuno' })).toEqual([]);
  });

  test('the head counts who is shown of how many', () => {
    expect(gridLines(SAMPLE_MONTH, { ...OPEN, text: 'silvia' })[0]).toMatchObject({ shown: 1, total: 2 });
  });

  test('a folded island keeps its head; a search looks into it all the same', () => {
    const collapsed = new Set(['NORD']);
    expect(keys({ collapsed }).slice(0, 2)).toEqual(['group:NORD', 'group:SUD']);
    expect(keys({ collapsed, text: 'silvia' })).toEqual(['group:NORD', 'person:800002']);
  });

  test('chosen islands hide the others', () => {
    expect(keys({ groups: new Set(['SUD']) })).toEqual(['group:SUD', 'person:800003']);
  });
});

describe('blocks of lines', () => {
  const people = Array.from({ length: 24 }, (_, index) => ({
    employeeId: String(index),
    employeeName: '',
    employeeSurname: '',
    category: 'CTA',
    group: index < 13 ? 0 : 1,
    cells: '',
  }));
  const lines = gridLines({ people, groups: SAMPLE_MONTH.groups }, OPEN);

  test('hold at most ten lines and begin anew at each island', () => {
    expect(lineBlocks(lines).map(({ key, first, lines: own }) => [key, first, own.length])).toEqual([
      ['NORD/0', 0, 10],
      ['NORD/1', 10, 4],
      ['SUD/0', 14, 10],
      ['SUD/1', 24, 2],
    ]);
  });

  test('heads and people are counted apart, because their heights differ', () => {
    expect(countLines(lines, 0, 16)).toEqual({ groups: 2, people: 14 });
    expect(countLines(lines, 3, 3)).toEqual({ groups: 0, people: 0 });
  });
});
