import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { gridColumns, gridModel } from '../../areas/roster/index.ts';
import type { GridModel, NamedCell } from '../../areas/roster/index.ts';
import { cellAfter, stepOf, TabRun } from './typed-steps.ts';

const FROM = dayFromCompact('20261201') as Day;
const ROWS = ['person:1', 'group:SUD', 'person:2'];

/** A counter, a person, the head of a group, a person; three days. */
const MODEL = gridModel({
  store: {} as GridModel['store'],
  columns: gridColumns({ from: FROM, to: addDays(FROM, 2), today: FROM }, []),
  counters: ['slot:M'],
  lines: ROWS.map((key, person) =>
    key.startsWith('person')
      ? { kind: 'person', key, person }
      : {
          kind: 'group',
          key,
          group: { id: 'SUD', name: 'Sud', kind: 'island' },
          shown: 1,
          total: 1,
          collapsed: false,
        },
  ),
});
const at = (row: string, column: number): NamedCell => ({ row, column });

test.each([
  ['down, over the head of a group', at('person:1', 1), 'down', at('person:2', 1)],
  ['up, the same', at('person:2', 1), 'up', at('person:1', 1)],
  ['not up to the counters', at('person:1', 1), 'up', at('person:1', 1)],
  ['not below the last person', at('person:2', 1), 'down', at('person:2', 1)],
  ['right', at('person:1', 1), 'right', at('person:1', 2)],
  ['not beyond the last day', at('person:1', 2), 'right', at('person:1', 2)],
  ['not before the first day', at('person:1', 0), 'left', at('person:1', 0)],
  ['nowhere from a row that a filter took away', at('person:9', 0), 'down', at('person:9', 0)],
] as const)('from a written cell the hand goes %s', (_name, from, step, to) => {
  expect(cellAfter(MODEL, from, step)).toEqual(to);
});

test('Enter goes down, Tab right, with Shift the other way; arrows write the code too, letters are the field’s', () => {
  const keys = ['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'n', 'Backspace', 'Home'];
  expect(keys.map((key) => stepOf({ key, shift: false }))).toEqual([
    'down',
    'right',
    'down',
    'up',
    'left',
    'right',
    null,
    null,
    null,
  ]);
  expect(['Enter', 'Tab', 'ArrowDown'].map((key) => stepOf({ key, shift: true }))).toEqual([
    'up',
    'left',
    null,
  ]);
});

test('after a run of Tabs Enter goes down to where the run began, unless the hand went elsewhere in between', () => {
  const run = new TabRun();
  const second = run.next(MODEL, at('person:1', 0), 'Tab', 'right');
  const third = run.next(MODEL, second, 'Tab', 'right');
  expect(third).toEqual(at('person:1', 2));
  expect(run.next(MODEL, third, 'Enter', 'down')).toEqual(at('person:2', 0));
  run.next(MODEL, at('person:1', 0), 'Tab', 'right');
  expect(run.next(MODEL, at('person:1', 2), 'Enter', 'down')).toEqual(at('person:2', 2));
});
