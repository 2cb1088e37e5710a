import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';

export interface ProviderPage {
  readonly userName: Locator;
  signIn(userName: string): Promise<void>;
  giveUp(): Promise<void>;
  /** The question of the provider's own sign-out. */
  confirmSignOut(): Promise<void>;
}

/** The pages of the identity provider that the tests start. */
export function providerPage(page: Page): ProviderPage {
  const userName = page.getByLabel('Utente');
  return {
    userName,
    async signIn(name) {
      await userName.fill(name);
      await page.getByLabel('Password').fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Entra' }).click();
    },
    giveUp: () => page.getByRole('link', { name: 'Annulla' }).click(),
    confirmSignOut: () => page.getByRole('button', { name: 'Sì, esci' }).click(),
  };
}
