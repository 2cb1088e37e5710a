import type { Locator, Page } from '@playwright/test';

/** The panel 'Chi può coprire?' beside a screen. */
export function coverPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: /^Chi può coprire\?/ });
  return {
    panel,
    legal: panel.getByRole('list', { name: 'Può coprire', exact: true }).getByRole('listitem'),
    covered: panel.getByText('Questa fascia è coperta.'),
    assign: (row: Locator): Locator => row.getByRole('button', { name: /^Assegna/ }),
    ask: (row: Locator): Locator => row.getByRole('button', { name: /^Annota/ }),
    calls: panel.getByRole('list', { name: 'Sentiti', exact: true }).getByRole('listitem'),
  };
}
