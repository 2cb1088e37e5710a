import { createItem, reportComment, type Item } from '@torre/contract/content';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CREATED, declareItems, itemOf } from '../testing/fake-article.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

const FIELDS = (title: string): Item['fields'] => ({
  titolo: title,
  lista_articoli_correlati: { id: 'r', name: 'r', fields: { articoli: [{ id: 'b', name: 'b' }] } },
  lista_echo_commenti: { id: 'c', name: 'c', fields: { commenti: [] } },
});
const COMMENTS = [
  {
    id: 'c1',
    name: 'c1',
    fields: { autore: 'Un collega', testo: 'Grazie', articolo_id: 'a', nome_articolo: 'a' },
    createdDate: CREATED,
  },
];

function openArticle(declare: (server: FakeServer) => void = () => undefined): FakeServer {
  const app = openApp('/articoli/article/a', (server) => {
    signedIn(server, CONTROLLER);
    declareItems(server, {
      a: itemOf('a', FIELDS('Nuova torre')),
      b: itemOf('b', FIELDS('Altro articolo')),
      c: itemOf('c', { commenti: COMMENTS }, 'Echo_Lista_Commenti'),
    });
    declare(server);
  });
  onTestFinished(app.close);
  return app.server;
}

const button = (name: string) => page.getByRole('button', { name });
const field = () => page.getByPlaceholder('Scrivi un commento...');
const heading = (name: string) => page.getByRole('heading', { name });

async function leaveAndComeBack(): Promise<void> {
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Articoli' }).first());
  await expect.element(heading('Nuova torre')).not.toBeInTheDocument();
  history.back();
  await expect.element(heading('Nuova torre')).toBeVisible();
}

async function type(text: string): Promise<void> {
  await userEvent.click(button('Scrivi commento'));
  await userEvent.fill(field(), text);
}

test('a comment that was begun stands in its open box when one comes back to the article, and in that of no other', async () => {
  openArticle();
  await type('Cominciato e non finito');
  await userEvent.click(page.getByRole('link', { name: /Altro articolo/ }));
  await expect.element(heading('Altro articolo')).toBeVisible();
  expect(field().query()).toBeNull();
  history.back();
  await expect.element(heading('Nuova torre')).toBeVisible();
  await expect.element(field()).toHaveValue('Cominciato e non finito');
  await leaveAndComeBack();
  await expect.element(field()).toHaveValue('Cominciato e non finito');
  // The article is read from its beginning.
  await expect.element(field()).not.toHaveFocus();
});

test.each(['Chiudi senza inviare', 'Invia il commento'])('after %j nothing of it comes back', async (end) => {
  openArticle((server) => server.answers(createItem, { outcome: DONE, id: 'n' }));
  await type('Da non rivedere');
  await userEvent.click(button(end));
  await expect.element(field()).not.toBeInTheDocument();
  // What is on its way is kept until it has arrived.
  if (end === 'Invia il commento') await expectNotice(1, 'Il commento è stato inviato correttamente');
  await leaveAndComeBack();
  await expect.element(button('Scrivi commento')).toBeVisible();
  expect(field().query()).toBeNull();
});

test('a comment that was reported says so, also after coming back, and is not reported again', async () => {
  const server = openArticle((fake) => fake.answers(reportComment, { outcome: DONE }));
  await userEvent.click(button('Segnala'));
  const question = page.getByRole('alertdialog', { name: 'Segnalare il commento alla redazione?' });
  await userEvent.click(question.getByRole('button').last());
  await expect.element(button('Segnalato')).toBeVisible();
  await leaveAndComeBack();
  await expect.element(button('Segnalato')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Segnalato'), { force: true });
  expect(page.getByRole('alertdialog').query()).toBeNull();
  expect(server.askedFor(reportComment)).toHaveLength(1);
});
