import { dayOf } from '@torre/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { activeFilters, FilterChips } from './active-filters.tsx';

const NONE: ReadonlySet<string> = new Set();
const lists = {
  isole: new Set(['NORD', 'SUD']),
  categorie: NONE,
  specializzazioni: new Set(['S7']),
  unita: NONE,
  turni: new Set(['N']),
  richieste: NONE,
};

test('every filter that narrows the month stands there by its name, with the way to take it out', () => {
  const active = activeFilters(lists, { isole: new Map([['NORD', 'Nord']]) });
  expect(active.map(({ list, name }) => `${list} ${name}`)).toEqual([
    'isole Nord',
    'isole SUD',
    'specializzazioni S7',
    'turni N',
  ]);
  const filter = { lists, setList: () => undefined, clear: () => undefined, shiftDay: dayOf(2026, 12, 15) };
  const html = renderToStaticMarkup(<FilterChips {...{ active, filter }} />);
  expect(html).toContain('aria-label="Togli il filtro Isola: Nord"');
  expect(html).toContain('Turno: N nel giorno mar 15');
  expect(html).toContain('Togli i filtri');
  expect(html.match(/<button/g)).toHaveLength(5);
});
