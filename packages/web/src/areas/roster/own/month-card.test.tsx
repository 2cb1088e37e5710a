import { MantineProvider } from '@mantine/core';
import { dayOf } from '@torre/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gridColumns } from '../grid/grid-columns.ts';
import { MonthCard } from './month-card.tsx';
import { ownRoster } from './own-roster.ts';

const today = dayOf(2027, 3, 3);
const columns = gridColumns({ from: dayOf(2027, 3, 1), to: dayOf(2027, 3, 31), today }, []);
const draw = (roster: ReturnType<typeof ownRoster> | null): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <MonthCard {...{ columns, today, roster }} onOpen={() => undefined} />
    </MantineProvider>,
  );

test('a month that is still being read never says that a day has no shift', () => {
  expect(draw(null)).toContain('mer 03/03, in arrivo');
  expect(draw(null)).not.toContain('nessun turno');
  const nothing = {
    outcome: { code: 0, messageIT: '' },
    plant: 'LIRR',
    definitions: [],
    holidays: [],
    shifts: [],
    position: '1',
  };
  expect(draw(ownRoster(nothing))).toContain('mer 03/03, nessun turno');
});
