import type { Locator, Page } from '@playwright/test';

/** The window in which many shifts change at once. */
export function bulkDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    turn: dialog.getByRole('combobox', { name: 'Turno principale' }),
    /** 'mar 2: da M a N', one for each cell that changes. */
    changes: dialog.getByRole('img', { name: /: da .+ a / }),
    change: (sentence: string): Locator => dialog.getByRole('img', { name: sentence }),
    save: dialog.getByRole('button', { name: /^Salva/ }),
    close: dialog.getByRole('button', { name: 'Chiudi' }),
    /** What stays as it is, and why. */
    refused: dialog.getByRole('alert'),
  };
}
