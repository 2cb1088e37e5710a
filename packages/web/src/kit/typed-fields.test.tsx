import { MantineProvider } from '@mantine/core';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField, TimeField } from './index.ts';

const draw = (field: JSX.Element): string => renderToStaticMarkup(<MantineProvider>{field}</MantineProvider>);

test('[E2.52] a time stands in its field as HH:MM with leading zeros', () => {
  expect(draw(<TimeField label="Dalle" value={425} onChange={() => {}} />)).toContain('value="07:05"');
  expect(draw(<TimeField label="Dalle" value={null} onChange={() => {}} />)).toContain('value=""');
});

test('a date stands in its field as DD/MM/YYYY, with a button that opens the calendar', () => {
  const day = dayFromCompact('20261103') as Day;
  const html = draw(<DateField label="Dal" value={day} today={day} onChange={() => {}} />);
  expect(html).toContain('value="03/11/2026"');
  expect(html).toContain('aria-label="Apri il calendario"');
});
