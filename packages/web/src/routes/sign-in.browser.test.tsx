import { getSession, signIn, type SessionReply, type SignInOptionsReply } from '@torre/contract/identity';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { declarePeople } from '../testing/fake-people.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn, signedOut } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { textsOfNotices } from '../testing/notice.ts';

function openSignIn(
  options: Partial<SignInOptionsReply> = {},
  { address = '/login', declare }: { address?: string; declare?: (server: FakeServer) => void } = {},
) {
  const app = openApp(address, (server) => {
    signedOut(server, options);
    declare?.(server);
  });
  onTestFinished(app.close);
  return {
    ...app,
    userName: page.getByRole('textbox', { name: 'Nome utente' }),
    password: page.getByLabelText('Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Accedi', exact: true }),
  };
}

test('[P2.05] outside the demo world no account is listed', async () => {
  openSignIn();
  await expect.element(page.getByText(/^Torre \d/)).toBeVisible();
  expect(page.getByText('Account di prova').elements()).toEqual([]);
});

test('[P2.05] in the demo world the accounts and their password are listed', async () => {
  const demoAccounts = [{ userName: 'meteo.lirr', description: 'Meteo' }];
  openSignIn({ demoAccounts, demoPassword: 'prova-prova' });
  await expect.element(page.getByText('Account di prova')).toBeVisible();
  await expect.element(page.getByText(/meteo\.lirr/)).toBeVisible();
});

test('who was signed out by an expired session reads so', async () => {
  openSignIn({}, { address: '/login?motivo=scaduta&da=%2Fpassword' });
  await expect.element(page.getByText(/^La sessione è scaduta/).first()).toBeVisible();
});

test('who signs in again after an expired session is no longer told of it', async () => {
  const { server, address, userName, password, submit } = openSignIn(
    {},
    {
      address: '/login?motivo=scaduta&da=%2Famministrazione%2Fpersone',
      declare: (one) => one.answers(signIn, () => Response.json({ outcome: DONE })),
    },
  );
  await expect.element(page.getByText('La sessione è scaduta', { exact: true })).toBeVisible();
  declarePeople(server);
  await userName.fill('admin');
  await password.fill('torre');
  await submit.click();
  await expect.poll(address).toBe('/amministrazione/persone');
  await expect.element(page.getByRole('row', { name: /h35/ })).toBeVisible();
  expect(textsOfNotices(3)).toEqual([]);
});

test('after wrong tries the page says how long to wait, and what was typed stays', async () => {
  const outcome = { code: -429, messageIT: 'Troppi tentativi: riprova tra 8 secondi.' };
  const { userName, password, submit } = openSignIn(
    {},
    {
      declare: (server) =>
        server.answers(signIn, () =>
          Response.json({ outcome }, { status: 429, headers: { 'retry-after': '8' } }),
        ),
    },
  );
  await userName.fill('timekeeper');
  await password.fill('ancora sbagliata');
  await submit.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: /\S/ }))
    .toHaveTextContent('Troppi tentativi: riprova tra 8 s. Quello che hai scritto resta qui.');
  await expect.element(userName).toHaveValue('timekeeper');
  await expect.element(password).toHaveValue('ancora sbagliata');
});

test('empty fields are named beside them, and no call is made', async () => {
  const { server, submit, userName } = openSignIn();
  await submit.click();
  await expect.element(page.getByText('Scrivi il tuo nome utente')).toBeVisible();
  await expect.element(page.getByText('Scrivi la tua password')).toBeVisible();
  await expect.element(userName).toHaveAttribute('aria-invalid', 'true');
  expect(server.askedFor(signIn)).toEqual([]);
});

test('at no hour is the clock of the sign-in printed over the name of a shift', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  for (let hour = 0; hour < 24; hour += 1) {
    const { close } = openSignIn({ now: `2026-12-14T${String(hour).padStart(2, '0')}:17:00.000Z` });
    const scene = page.getByRole('img');
    await expect.element(scene).toMatchTextContent(/:17/);
    const clock = scene.element().querySelector('time')!.getBoundingClientRect();
    const labels = [...scene.element().querySelectorAll('span > span')]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }))
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    const covered = labels.filter(({ box }) => clock.right > box.left && box.right > clock.left);
    expect(covered.map(({ text }) => `${hour}:17 beside ${text}`)).toEqual([]);
    await close();
  }
});

const WRONG_PAIR = 'Nome utente o password non corretti.';
const refusal = page.getByRole('alert').filter({ hasText: /\S/ });
const navigation = page.getByRole('navigation', { name: 'Navigazione' });

/** From here on somebody is signed in, and their home has nothing to tell. */
function opens(server: FakeServer): void {
  signedIn(server, MANAGER);
  declareHome(server);
}

/** Types a name and a password and signs in. */
async function submitPair({ userName, password, submit }: ReturnType<typeof openSignIn>): Promise<void> {
  await userName.fill('responsabile.lirr');
  await password.fill('torre');
  await submit.click();
}

test('[P2.01][P2.13] the empty path opens the main layout for a session, and for nobody else', async () => {
  const nobody = openSignIn({}, { address: '/' });
  await expect.element(page.getByRole('heading', { name: 'Accedi', exact: true })).toBeVisible();
  expect(navigation.elements()).toEqual([]);
  await nobody.close();
  const { address } = openSignIn({}, { address: '/', declare: opens });
  await expect.element(navigation).toBeVisible();
  expect(address()).toBe('/');
});

test('[P2.06] after sign-in the page init prepares the session before any screen', async () => {
  const login = openSignIn();
  const session = Promise.withResolvers<SessionReply>();
  opens(login.server);
  login.server.answers(signIn, () => Response.json({ outcome: DONE }));
  login.server.answers(getSession, () => session.promise);
  await submitPair(login);
  await expect.poll(login.address).toBe('/init');
  await expect.element(page.getByRole('heading', { name: 'Preparo la tua sessione' })).toBeVisible();
  session.resolve(MANAGER);
  await expect.poll(login.address).toBe('/');
  await expect.element(navigation).toBeVisible();
});

test('the page init without a session goes back to login, and without an answer offers to try again', async () => {
  const nobody = openSignIn({}, { address: '/init' });
  await expect.poll(nobody.address).toBe('/login');
  await nobody.close();
  const { server, address } = openSignIn(
    {},
    { address: '/init', declare: (one) => one.refuses(getSession, 503, -503) },
  );
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect.element(retry).toBeVisible();
  opens(server);
  await retry.click();
  await expect.poll(address).toBe('/');
});

test('a wrong pair moves no field and accuses the password alone', async () => {
  const demoAccounts = [{ userName: 'meteo.lirr', description: 'Meteo' }];
  const login = openSignIn(
    { demoAccounts, demoPassword: 'prova-prova' },
    { declare: (server) => server.refuses(signIn, 401, -401, WRONG_PAIR) },
  );
  const { userName, password, submit } = login;
  await expect.element(page.getByText('Account di prova')).toBeVisible();
  const places = () =>
    [userName, password, submit].map((field) => JSON.stringify(field.element().getBoundingClientRect()));
  const before = places();
  await submitPair(login);
  await expect.element(refusal).toHaveTextContent(WRONG_PAIR);
  expect(places()).toEqual(before);
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(userName).not.toHaveAttribute('aria-invalid', 'true');
});

test('when the service is away the sign-in says so, keeps what was typed, and works as soon as it is back', async () => {
  const login = openSignIn({}, { declare: (server) => server.loses(signIn) });
  await submitPair(login);
  await expect.element(refusal).toMatchTextContent(/Il servizio non risponde/);
  await expect.element(login.userName).toHaveValue('responsabile.lirr');
  await expect.element(login.password).toHaveValue('torre');
  opens(login.server);
  login.server.answers(signIn, () => Response.json({ outcome: DONE }));
  await login.submit.click();
  await expect.poll(login.address).toBe('/');
});
