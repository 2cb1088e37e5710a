import { getItem } from '@torre/contract/content';
import { searchEverything } from '@torre/contract/search';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const NOTHING = { outcome: DONE, articles: [], documents: [], suggestions: [], people: [] };
const field = () => page.getByRole('textbox', { name: 'Schermate, articoli, documenti, persone' });
const link = (name: string) => page.getByRole('dialog').getByRole('link', { name });

function open(session: typeof MANAGER, declare: (server: FakeServer) => void): MountedApp {
  const app = openApp('/articoli', (server) => {
    signedIn(server, session);
    server.answers(searchEverything, NOTHING);
    server.answers(getItem, () =>
      Response.json({ outcome: { code: OUTCOME.notFound, messageIT: '' } }, { status: 404 }),
    );
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

test('Ctrl+K and a button open the search, Escape closes it; the focus is in the field', async () => {
  open(CONTROLLER, () => undefined);
  await expect.element(page.getByRole('button', { name: 'Cerca (Ctrl+K)' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => field().query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Cerca (Ctrl+K)' }));
  await expect.element(field()).toHaveFocus();
});

test('screens that the person may open are found by their names, and nothing is asked of others', async () => {
  open(CONTROLLER, () => undefined);
  await userEvent.click(page.getByRole('button', { name: 'Cerca (Ctrl+K)' }));
  await userEvent.fill(field(), 'articoli');
  await expect.element(link('Articoli')).toBeVisible();
  await userEvent.fill(field(), 'configurazione');
  await expect.element(page.getByText('Nessun risultato per «configurazione».')).toBeVisible();
});

test('articles and people are reached by the arrows; markup stands as typed', async () => {
  const { address, server } = open(MANAGER, (fake) =>
    fake.answers(searchEverything, {
      ...NOTHING,
      articles: [{ id: 'a', titolo: '<img src=x onerror=alert(1)>', abstract: 'In breve' }],
      people: [{ employeeId: '800001', employeeName: 'Anna', employeeSurname: 'Rossi', icao: 'LIRR' }],
    }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Cerca (Ctrl+K)' }));
  await userEvent.fill(field(), 'rossi');
  await expect
    .element(link('Rossi Anna'))
    .toHaveAttribute('href', expect.stringMatching(/^\/responsabile\/calendario\?.*impianto=LIRR/));
  expect(server.askedFor(searchEverything).at(-1)!.query.get('text')).toBe('rossi');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('<img src=x onerror=alert(1)>')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/articoli/article/a');
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('what looks alike is suggested where nothing was found', async () => {
  open(CONTROLLER, (server) =>
    server.answers(searchEverything, { ...NOTHING, suggestions: [{ id: 's', titolo: 'Radar' }] }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Cerca (Ctrl+K)' }));
  await userEvent.fill(field(), 'raddar');
  await expect.element(page.getByRole('list', { name: 'Forse cercavi' })).toBeVisible();
});

test('documents have their own group, with what stands around the words; markup stands as typed', async () => {
  open(CONTROLLER, (server) =>
    server.answers(searchEverything, {
      ...NOTHING,
      documents: [
        {
          id: 'd',
          titolo: '<b>Procedura</b>',
          excerpt: 'le quarzature <i>degli</i> orologi',
          url: '/api/content/documents/d',
        },
        { id: 'e', titolo: 'Senza file', excerpt: null, url: null },
      ],
    }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Cerca (Ctrl+K)' }));
  await userEvent.fill(field(), 'quarzatura');
  await expect.element(link('<b>Procedura</b>')).toHaveAttribute('href', '/api/content/documents/d');
  const group = page.getByRole('list', { name: 'Documenti' });
  await expect.element(group.getByText('le quarzature <i>degli</i> orologi')).toBeVisible();
  // What leads nowhere is no result.
  expect(page.getByText('Senza file').query()).toBeNull();
});

test('a screen is found in spite of a typing error, unless another one is found as it was typed', async () => {
  open(CONTROLLER, () => undefined);
  await userEvent.click(page.getByRole('button', { name: 'Cerca (Ctrl+K)' }));
  await userEvent.fill(field(), 'artcioli');
  await expect.element(link('Articoli')).toBeVisible();
  await userEvent.fill(field(), 'artcioli configurazione');
  await expect.element(page.getByText(/^Nessun risultato/)).toBeVisible();
});
