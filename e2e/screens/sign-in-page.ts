import type { Locator, Page } from '@playwright/test';

/** Page 'login' and what stands in front of the product. */
export function signInPage(page: Page) {
  const title = page.getByRole('heading', { name: 'Accedi', exact: true });
  return {
    title,
    userName: page.getByRole('textbox', { name: 'Nome utente' }),
    password: page.getByLabel('Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Accedi', exact: true }),
    refusal: page.getByRole('alert').filter({ hasText: /\S/ }),
    demoAccounts: page.getByRole('list').getByRole('button'),
    async signIn(userName: string, password: string): Promise<void> {
      // The address is this page's before it has come: what leads here may have a name of its own still in view.
      await title.waitFor();
      await this.userName.fill(userName);
      await this.password.fill(password);
      await this.submit.click();
    },
  };
}

/** Fields of a new password (`/password`, one-time link). */
export function newPasswordForm(page: Page) {
  return {
    current: page.getByLabel('Password attuale'),
    next: page.getByLabel('Nuova password', { exact: true }),
    repeated: page.getByLabel('Ripeti la nuova password'),
    save: page.getByRole('button', { name: 'Salva', exact: true }),
    async set(password: string): Promise<void> {
      await this.next.fill(password);
      await this.repeated.fill(password);
      await this.save.click();
    },
  };
}

/** A notice at the bottom right that says this. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.locator('[data-type]').filter({ hasText: text });
}
