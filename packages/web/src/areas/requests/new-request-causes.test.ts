import { DEFAULT_CAUSES } from '@torre/domain/requests';
import type { InsertableCause } from '@torre/contract/requests';
import { expect, test } from 'vitest';
import { usualCause } from './new-request-causes.ts';

const causes = (...open: readonly string[]): readonly InsertableCause[] =>
  DEFAULT_CAUSES.map(({ idcausale, descausale, gestdoc, category, units, oneTime }) => ({
    idcausale,
    descausale,
    gestdoc,
    category,
    oneTime,
    units: [...units],
    insertable: open.includes(idcausale),
  }));
const rows = (...codes: readonly string[]) => codes.map((codcausale) => ({ codcausale }));

test.each([
  ['the one asked for most', ['RFS', '8114', '8114'], ['8114', 'RFS'], '8114'],
  ['of equals the latest', ['RFS', '8114'], ['8114', 'RFS'], 'RFS'],
  ['not one that is closed', ['8118', '8118', 'RFS'], ['8114', 'RFS'], 'RFS'],
  ['neither an illness nor a correction', ['MAL', 'OTE'], ['MAL', 'OTE', '8114'], ''],
  ['none without requests', [], ['8114'], ''],
])('the form proposes %s', (_, asked, open, proposed) => {
  expect(usualCause(rows(...asked), causes(...open))).toBe(proposed);
});
