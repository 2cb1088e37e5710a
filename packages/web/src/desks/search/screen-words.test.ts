import { expect, test } from 'vitest';
import { nameFinder } from '../../platform/name-search.ts';
import { screenText, stemsOf } from './screen-words.ts';

test.each([
  ['richiesta', '/dipendente/richieste', 'Le mie richieste', true],
  ['nuova richiesta', '/dipendente/richieste', 'Le mie richieste', true],
  ['saldo', '/dipendente/saldi', 'Saldi', true],
  ['malattia', '/dipendente/richieste', 'Le mie richieste', true],
  ['causali', '/amministrazione/organizzazione', 'Organizzazione', true],
  ['104', '/personale/spettanze', 'Spettanze', true],
  ['turno', '/dipendente/calendario', 'Il mio calendario', true],
  ['mensa', '/dipendente/richieste', 'Le mie richieste', false],
])('%j looked for among screens: %s is found %s', (typed, to, name, isFound) => {
  expect(nameFinder(stemsOf(typed))(screenText(to, name, 'it'))).toBe(isFound);
});
