import { leaveRequestList } from '@torre/contract/requests';
import { expect, test } from 'vitest';
import { isFilteredAddress, shownTabs } from './requests-tabs.ts';

test('[M2.2.06] one variant of the card has the tab of shift changes alone', () => {
  expect(shownTabs('changes', 'LIRR')).toEqual(['cambioTurno']);
});

test("[M2.2.07] in 'disposizioni' mode the card has leave and other requests alone", () => {
  expect(shownTabs('dispositions', 'LIRR')).toEqual(['ferie', 'altro']);
});

test.each([['-'], ['']])('[M2.2.09] with the plant "%s" there are no shift changes', (plant) => {
  expect(shownTabs('all', plant)).toEqual(['ferie', 'timbrature', 'altro']);
});

test('[M2.2.15] a filter of a column counts, the order and the place of the screen do not', () => {
  expect(isFilteredAddress(leaveRequestList, { dipendente: 'gal' })).toBe(true);
  expect(isFilteredAddress(leaveRequestList, { richiesta: '20261213' })).toBe(true);
  expect(isFilteredAddress(leaveRequestList, { ordine: '-dal', impianto: 'LIRR', scheda: 'altro' })).toBe(
    false,
  );
});
