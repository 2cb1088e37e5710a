import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from '../app.ts';

const SOURCES = join(import.meta.dirname, '..');

/**
 * Gives every guarded table a row of cta.lirr, who is not the one who tries: an area whose demo rows lack one brings it in
 * `rows-of-another.sql` beside its index.ts. Plain SQL in a file of its own: no part of the product, and no statement
 * outside of a store. In the order of the areas, so that later ones build on earlier ones.
 */
export const ROWS_OF_ANOTHER = AREAS.map(({ name }) => {
  const file = join(SOURCES, name === 'platform' ? 'platform' : `areas/${name}`, 'rows-of-another.sql');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}).join('\n');
