import { MantineProvider } from '@mantine/core';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarPanel } from './calendar-panel.tsx';

test("[M9.05] the date picker offers 'Annulla' and 'OK', and its months are Italian", () => {
  const day = dayFromCompact('20261114') as Day;
  const html = renderToStaticMarkup(
    <MantineProvider>
      <CalendarPanel value={day} today={day} onChoose={() => {}} onCancel={() => {}} />
    </MantineProvider>,
  );
  const buttons = [...html.matchAll(/mantine-Button-label[^>]*>([^<]+)</g)].map((match) => match[1]);
  expect(buttons).toEqual(['Annulla', 'OK']);
  expect(html).toMatch(/novembre 2026/i);
});
