import type { Locator, Page } from '@playwright/test';

/** What the day dialog holds. */
export function dayDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Gestisci turno - / });
  const turn = dialog.getByLabel('Turno principale');
  const question = dialog.getByRole('alertdialog');
  const edit = dialog.getByRole('button', { name: 'Modifica', exact: true });
  const save = dialog.getByRole('button', { name: 'Salva', exact: true });
  const answer = (word: string): Promise<void> =>
    question.getByRole('button', { name: word, exact: true }).click();
  /** Types a shift over what stands in the field and takes the suggestion. */
  const choose = async (name: string): Promise<void> => {
    await turn.fill(name);
    await turn.press('Enter');
  };
  return {
    dialog,
    turn,
    begin: dialog.getByLabel('Inizio'),
    end: dialog.getByLabel('Fine'),
    pause: dialog.getByLabel('Pausa'),
    overtime: dialog.getByRole('checkbox', { name: 'Straordinario' }),
    note: dialog.getByRole('textbox', { name: 'Nota condivisa con il log di sala' }),
    noteTurno: dialog.getByRole('textbox', { name: 'Nota solo del turno' }),
    edit,
    cancel: dialog.getByRole('button', { name: 'Annulla', exact: true }),
    save,
    remove: dialog.getByRole('button', { name: 'Elimina', exact: true }),
    close: dialog.getByRole('button', { name: 'Chiudi (Esc)' }),
    question,
    answer,
    history: dialog.getByRole('region', { name: 'Storico' }),
    choose,
    alert: (text: string): Locator => dialog.getByRole('alert').filter({ hasText: text }),
    /** From reading to saved: shift, confirmed. */
    async change(name: string): Promise<void> {
      await edit.click();
      await choose(name);
      await save.click();
      await answer('Sì');
    },
  };
}

export type DayDialog = ReturnType<typeof dayDialog>;

/** Notices of the page: 1 success, 3 warning, 4 error (P8.10). */
export function notice(page: Page, type: 1 | 3 | 4): Locator {
  return page
    .locator(`[data-type="${type}"]`)
    .filter({ has: page.getByRole('button', { name: 'Chiudi', exact: true }) });
}
