import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { gridColumns } from './grid-columns.ts';
import { PersonLine } from './person-line.ts';

const FROM = dayFromCompact('20261201') as Day;
const COLUMNS = { from: FROM, to: addDays(FROM, 4), today: FROM };

function html(
  month: Partial<typeof SAMPLE_MONTH>,
  { wide = false, own = false, totals = true } = {},
): string {
  const store = new MonthStore({ ...SAMPLE_MONTH, ...month }, (run) => run());
  const columns = gridColumns({ ...COLUMNS, wide }, []);
  const line = new PersonLine({
    store,
    neighbour: null,
    person: 0,
    columns,
    totals,
    own,
    t: textsOf('grid'),
  });
  return line.html();
}

const texts = (of: string): readonly string[] =>
  of
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

test('a line holds the name, the category, a cell a day, hours and nights', () => {
  expect(texts(html({}))).toEqual(['D&#39;Angelo Niccolò', 'CTA', 'M', 'P', 'FREE', 'N', 'R', '24', '1']);
  expect(html({}).match(/role="gridcell"/g)).toHaveLength(7);
  expect(texts(html({}, { own: true, totals: false }))).toContain('tu');
});

test('whatever somebody writes in a name, a category, a code or a mark stands in the line as text', () => {
  const evil = '"\'><img/src=x/onerror=alert(1)>&lt;';
  const [person] = SAMPLE_MONTH.people;
  const definitions = [{ ...SAMPLE_MONTH.definitions[0]!, name: evil }];
  for (const wide of [false, true]) {
    const written = html(
      {
        definitions,
        people: [
          {
            ...person!,
            employeeId: evil,
            employeeName: evil,
            employeeSurname: evil,
            category: evil,
            cells: `${evil} ${evil}BOH - . M`,
            marks: { 0: evil, 1: evil },
          },
        ],
      },
      { wide },
    );
    const tags = new Set(written.match(/<[^>]*>/g)!.map((tag) => tag.replaceAll(/"[^"<>]*"/g, '""')));
    expect([...tags].filter((tag) => !/^<\/?(b|i|span|small)( [a-z-]+="")*>$/.test(tag))).toEqual([]);
    expect(written).toContain('&lt;img/src=x/onerror=alert(1)&gt;&amp;lt;');
  }
});
