import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { FilterChips } from './filter-chips.tsx';

const column = (id: string, header: string, words?: (code: string) => string): DataColumn<object> => ({
  id,
  header,
  value: () => null,
  meta: { filter: 'text', ...(words && { optionText: words }) },
});
const COLUMNS = [column('nome', 'Nome'), column('stato', 'Stato', (code) => `«${code}»`), column('al', 'Al')];

test('each filter that is set is a button that names it, in words; a filter that is empty has none', () => {
  const view = { filters: { nome: 'ros', stato: ['a', 'b'], al: '' }, sort: null };
  const html = renderToStaticMarkup(
    <FilterChips columns={COLUMNS} view={view} onView={() => {}} onClear={() => {}} />,
  );
  const labels = [...html.matchAll(/<button type="button"[^>]*aria-label="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  expect(labels).toEqual(['Togli il filtro Nome: ros', 'Togli il filtro Stato: «a», «b»']);
  expect(html).toContain('Togli i filtri');
});

test('without a filter there is nothing to take away', () => {
  const html = renderToStaticMarkup(
    <FilterChips columns={COLUMNS} view={{ filters: {}, sort: null }} onView={() => {}} onClear={() => {}} />,
  );
  expect(html).not.toContain('<button');
});
