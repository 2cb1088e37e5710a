import { changePassword } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { CONTROLLER, DONE, signedIn } from '../testing/fake-session.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice, textsOfNotices } from '../testing/notice.ts';

const CURRENT = 'torre';
const NEW_PASSWORD = 'una frase tutta nuova';

const current = page.getByLabelText('Password attuale');
const next = page.getByLabelText('Nuova password', { exact: true });
const save = page.getByRole('button', { name: 'Salva', exact: true });

async function set(password: string): Promise<void> {
  await next.fill(password);
  await page.getByLabelText('Ripeti la nuova password').fill(password);
  await save.click();
}

function open(address: string, declare: (server: FakeServer) => void) {
  const app = openApp(address, declare);
  onTestFinished(app.close);
  return app;
}

/** Takes a password that differs from the current one. */
function changesPassword(server: FakeServer): void {
  const refuse = (code: number, messageIT: string) =>
    Response.json({ outcome: { code, messageIT } }, { status: 422 });
  server.answers(changePassword, ({ body }) => {
    const asked = body as { currentPassword: string; newPassword: string };
    if (asked.currentPassword !== CURRENT)
      return refuse(OUTCOME.wrongPair, 'La password attuale non è corretta.');
    if (asked.newPassword === CURRENT)
      return refuse(OUTCOME.passwordTooWeak, 'La nuova password deve essere diversa da quella attuale.');
    signedIn(server, CONTROLLER);
    return { outcome: DONE };
  });
}

test('who must change the password sees nothing else before, and afterwards works on', async () => {
  const { server, address } = open('/', (one) => {
    signedIn(one, { ...CONTROLLER, mustChangePassword: true });
    changesPassword(one);
    declareHome(one);
  });
  await expect
    .element(page.getByText('La tua password è scaduta o è la prima: scegline una nuova per continuare.'))
    .toBeVisible();
  expect(address()).toBe('/password');
  expect(page.getByRole('navigation', { name: 'Navigazione' }).getByRole('link').elements()).toEqual([]);
  await page.getByRole('button', { name: /account di/i }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Esci' })).toBeVisible();
  expect(page.getByRole('menuitem').elements().length).toBe(1);
  await userEvent.keyboard('{Escape}');

  await save.click();
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription('Scrivi la password attuale');
  await expect.element(next).toHaveAccessibleDescription(/Scrivi la nuova password/);
  await expect.element(next).not.toHaveAccessibleDescription(/ne servono/);
  await current.fill('sbagliata');
  await set('breve');
  await expect.element(page.getByText('La password ha 5 caratteri: ne servono almeno 10.')).toBeVisible();
  for (const tried of ['1234567890', 'password12', 'pilotapilota']) {
    await set(tried);
    await expect.element(page.getByText(/^La password è tra le prime che si provano/)).toBeVisible();
  }
  await expect.element(next).toHaveFocus();
  // What the server refuses stands at its field, which gets the focus; a failure of another kind is a notice.
  await set(NEW_PASSWORD);
  await expect.element(current).toHaveAccessibleDescription('La password attuale non è corretta.');
  await expect.element(current).toHaveFocus();
  expect(address()).toBe('/password');
  await expect.element(next).toHaveValue(NEW_PASSWORD);
  await current.fill(CURRENT);
  server.refuses(
    changePassword,
    422,
    OUTCOME.passwordTooWeak,
    'La nuova password deve essere diversa da quella attuale.',
  );
  await set(NEW_PASSWORD);
  await expect.element(next).toHaveAccessibleDescription(/deve essere diversa da quella attuale/);
  await expect.element(next).toHaveFocus();
  server.loses(changePassword);
  await set(NEW_PASSWORD);
  const failed = 'Non è stato possibile cambiare la password';
  await expectNotice(4, failed);
  changesPassword(server);

  const asked = new Set(server.asked.map(({ path }) => path));
  expect([...asked].toSorted()).toEqual(['/autenticazione/password', '/session']);
  await save.click();
  await expect.poll(() => textsOfNotices(4)).toEqual([]);
  await expect.poll(address).toBe('/');
  await expectNotice(1, 'Password cambiata. Le altre sessioni sono state chiuse.');
});

test('whose password the identity provider keeps is told so and asked for none', async () => {
  open('/password', (server) => signedIn(server, { ...CONTROLLER, externalRedirect: true }));
  await expect.element(page.getByText(/è lì che la tua password si conserva e si cambia\.$/)).toBeVisible();
  expect(save.elements()).toEqual([]);
});
