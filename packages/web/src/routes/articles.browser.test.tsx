import { createItem, getItem, listArticles, type Item, type NamedItem } from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CREATED, declareItems, itemGone, itemOf } from '../testing/fake-article.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { SilentStream } from '../testing/silent-stream.ts';

const named = (id: string, fields?: NamedItem['fields']): NamedItem => ({
  id,
  name: `nome ${id}`,
  ...(fields && { fields }),
});
const remark = (id: string, testo: string): NamedItem => ({
  ...named(id, { autore: 'Un collega', testo, articolo_id: 'a', nome_articolo: 'nome a' }),
  createdDate: CREATED,
});

const FULL: Item['fields'] = {
  titolo: 'Nuova torre',
  sottotitolo: 'Che cosa cambia',
  testo: 'Primo paragrafo\n<b>secondo</b>',
  lista_link: [named('l1', { url: 'https://www.example.com/altro', testo: 'Altro avviso' })],
  spalla_destra_link: [named('l2', { url: 'https://www.example.com/avviso', testo: 'Avviso' })],
  spalla_destra_documenti: [named('d1', { titolo: 'Circolare' })],
  lista_articoli_correlati: named('r', { articoli: [named('a2'), named('gone')] }),
  lista_echo_commenti: named('c', { commenti: [] }),
};

const COMMENTS = [remark('c1', 'Grazie'), remark('c2', '<img src=x onerror=alert(1)>')];

function openArticle(
  fields: Item['fields'],
  declare: (server: FakeServer) => void = () => undefined,
): MountedApp {
  const items = {
    a: itemOf('a', fields),
    a2: itemOf('a2', { titolo: 'Altro articolo', abstract: 'In breve' }),
    l2: itemOf('l2', { url: 'https://www.example.com/avviso', testo: 'Avviso intero' }, 'Echo_Link'),
    d1: itemOf('d1', { titolo: 'Circolare intera' }, 'Echo_Documento'),
    c: itemOf('c', { commenti: COMMENTS }, 'Echo_Lista_Commenti'),
  };
  const app = openApp('/articoli/article/a', (server) => {
    signedIn(server, CONTROLLER);
    declareItems(server, items);
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name });

const SENT = 'Il commento è stato inviato correttamente alla redazione che provvederà alla pubblicazione';
const button = (name: string) => page.getByRole('button', { name });
const field = () => page.getByPlaceholder('Scrivi un commento...');

test('[P2.30][P2.31][P2.35][P2.39][P2.40][P2.47][P2.55] an article with its blocks, in their order; markup stands as typed', async () => {
  openArticle(FULL);
  await expect.element(heading('Nuova torre')).toBeVisible();
  await expect.element(heading('Commenti (2)')).toBeVisible();
  const headings = [...document.querySelectorAll('article :is(h1, h2)')];
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Nuova torre',
    'Articoli correlati',
    'Commenti (2)',
  ]);
  const text = page.getByText('Primo paragrafo').element().parentElement!;
  expect([...text.children].map(({ textContent }) => textContent)).toEqual([
    'Primo paragrafo',
    '<b>secondo</b>',
  ]);
  const banner = heading('Nuova torre').element().closest('header')!;
  expect(getComputedStyle(banner).backgroundImage).toContain('linear-gradient');
  expect(getComputedStyle(heading('Nuova torre').element()).whiteSpace).toBe('nowrap');
});

test('[P2.49][P2.50][P3.08][P5.04][P5.06][P5.19] the side column: its links win, tiles that lack a field fetch the item, a document without address is no link', async () => {
  openArticle(FULL);
  const link = page.getByRole('link', { name: 'Avviso intero' });
  await expect.element(link).toHaveAttribute('href', 'https://www.example.com/avviso');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(heading('Link Utili')).toBeVisible();
  await expect.element(heading('Documenti')).toBeVisible();
  expect(page.getByText('Altro avviso').query()).toBeNull();
  await expect.element(page.getByText('Circolare intera')).toBeVisible();
  expect(page.getByRole('link', { name: 'Circolare intera' }).query()).toBeNull();
});

test('[P5.03][P5.05][P5.07] tiles that carry their fields are shown as they are', async () => {
  const { server } = openArticle({
    titolo: 'Nuova torre',
    lista_link: [named('l2', { url: 'https://www.example.com/qui', testo: 'Già qui', immagine: named('i') })],
    spalla_destra_documenti: [
      named('d1', { titolo: 'Già letta', link_esterno: 'https://www.example.com/d', icona: named('i') }),
    ],
  });
  await expect.element(page.getByRole('link', { name: 'Già qui' })).toBeVisible();
  const document = page.getByRole('link', { name: 'Già letta' });
  await expect.element(document).toHaveAttribute('href', 'https://www.example.com/d');
  // The image of a tile is an asset of its own.
  const asked = () => new Set(server.askedFor(getItem).map(({ path }) => path));
  await expect.poll(asked).toEqual(new Set(['/content/items/a', '/content/items/i']));
});

test('[P2.46][P2.48][P2.78][P4.19] blocks without anything to show are not there', async () => {
  const { server } = openArticle({ titolo: 'Solo titolo' });
  await expect.element(heading('Solo titolo')).toBeVisible();
  expect([...document.querySelectorAll('main h2')]).toHaveLength(0);
  expect(document.querySelector('aside')).toBeNull();
  expect(server.askedFor(getItem).filter(({ path }) => path !== '/content/items/a')).toEqual([]);
});

test('[P2.32][P2.66][P2.67][P2.68] a related article is opened by a click; one that is gone says so', async () => {
  const { address } = openArticle(FULL);
  const tile = page.getByRole('link', { name: /Altro articolo/ });
  await expect.poll(() => tile.element().textContent).toBe('Altro articoloIn breve');
  expect(tile.element().querySelector('img')!.getAttribute('src')).toBe('/torre.svg');
  await expect.element(page.getByText('Impossibile recuperare le informazioni richieste')).toBeVisible();
  await userEvent.click(tile);
  await expect.element(heading('Altro articolo')).toBeVisible();
  expect(address()).toBe('/articoli/article/a2');
});

const FAILED = "Impossibile recuperare le informazioni sull'articolo";

test('[P8.01][P8.02] an article that cannot be loaded says so, and nothing waits', async () => {
  openArticle(FULL, (server) => server.refuses(getItem, 409, OUTCOME.contentRefused));
  await expect.element(page.getByRole('main').getByText(FAILED)).toBeVisible();
  await expect.element(button('Riprova')).toBeVisible();
  expect(document.querySelector('main [aria-busy=true]')).toBeNull();
});

test('[P8.01][P8.02] an article that was withdrawn says so in its page, and leads to the others; trying again is not offered', async () => {
  const { address } = openArticle(FULL, (server) => server.answers(getItem, itemGone));
  await expect.element(page.getByText('Questo articolo non c’è più')).toBeVisible();
  // The notice of the specification alone.
  await expect.poll(() => page.getByText(FAILED).elements()).toHaveLength(1);
  expect(page.getByRole('main').getByText(FAILED).query()).toBeNull();
  expect(button('Riprova').query()).toBeNull();
  expect(document.querySelector('main [aria-busy=true]')).toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'Vai agli articoli' }));
  await expect.poll(address).toBe('/articoli');
});

test('[P2.56][P2.57][P2.58][P2.59][P2.60][P2.61][P4.01][P6.05] the box of a comment: hidden, shown, an arrow while there is text, emptied by the bin', async () => {
  const { server } = openArticle(FULL);
  await expect.element(button('Scrivi commento')).toBeVisible();
  expect(field().query()).toBeNull();
  await userEvent.click(button('Scrivi commento'));
  await expect.element(field()).toHaveFocus();
  expect(button('Invia il commento').query()).toBeNull();
  await userEvent.fill(field(), '  ');
  expect(button('Invia il commento').query()).toBeNull();
  await userEvent.fill(field(), 'Ciao');
  await expect.element(button('Invia il commento')).toBeVisible();
  await userEvent.click(button('Chiudi senza inviare'));
  await expect.poll(() => field().query()).toBeNull();
  await userEvent.click(button('Scrivi commento'));
  await expect.element(field()).toHaveValue('');
  expect(server.askedFor(createItem)).toHaveLength(0);
});

test('[P2.62][P2.63][P2.64][P3.12][P3.13][P3.14][P4.02][P7.08][P7.09][P8.04] comments show author, day and text; an answer is sent as any other, and nothing of the reply is read', async () => {
  const { server } = openArticle(FULL, (fake) =>
    fake.answers(createItem, { outcome: { code: 0, messageIT: 'Altre parole' }, id: 'n' }),
  );
  const card = page.getByRole('listitem').filter({ hasText: 'Grazie' });
  await expect.poll(() => card.element().textContent).toContain('Un collega 13/11/2026Grazie');
  await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Rispondi' }));
  await userEvent.fill(field(), 'Di niente');
  await userEvent.click(button('Invia il commento'));
  await expect.element(page.getByText(SENT)).toBeVisible();
  await expect.element(page.getByText('Informazione')).toBeVisible();
  expect(field().query()).toBeNull();
  const [sent] = server.asked.filter(({ method, path }) => method === 'POST' && path === '/content/items');
  expect(sent!.body).toEqual({
    type: 'Echo_Commento',
    name: 'Echo_Comment_nome a',
    description: 'Echo_Comment',
    language: 'it',
    translatable: true,
    fields: { articolo_id: 'a', testo: 'Di niente', nome_articolo: 'nome a' },
  });
});

test('[P4.22][P8.03] a comment that was not taken stands in its box again', async () => {
  openArticle(FULL, (fake) => fake.refuses(createItem, 409, OUTCOME.contentRefused, 'Non si può.'));
  await userEvent.click(button('Scrivi commento'));
  await userEvent.fill(field(), 'Non perdermi');
  await userEvent.click(button('Invia il commento'));
  await expect.element(page.getByText('Inserimento commento')).toBeVisible();
  await expect.element(field()).toHaveValue('Non perdermi');
});

test('[P2.28][P2.29][P9.12] the wrapper shows the same list for sub-type 1 and for any other', async () => {
  for (const address of ['/articoli', '/articoli?tipo=1', '/articoli?tipo=7']) {
    const app = openApp(address, (server) => {
      signedIn(server, CONTROLLER);
      server.answers(listArticles, {
        articles: [
          {
            id: 'a',
            language: 'it' as const,
            titolo: 'Nuova torre',
            abstract: 'In breve',
            publishedDate: CREATED,
          },
        ],
      });
    });
    await expect.element(page.getByRole('link', { name: 'Nuova torre' })).toBeVisible();
    await expect.element(page.getByText('Pubblicato il 13/11/2026')).toBeVisible();
    await app.close();
  }
});

test('[P7.28] what was published or withdrawn is not shown as it was, whichever screen heard of it', async () => {
  const { server } = openArticle({ titolo: 'Testo di prima' });
  await expect.element(heading('Testo di prima')).toBeVisible();
  await expect.poll(() => SilentStream.open.size).toBe(1);
  history.pushState(null, '', '/password');
  await expect.element(page.getByLabelText('Password attuale')).toBeVisible();
  SilentStream.tell('content', { ids: ['a'] }, '12');
  let come = (): void => undefined;
  const waits = new Promise<void>((resolve) => (come = resolve));
  server.answers(getItem, async () => {
    await waits;
    return itemOf('a', { titolo: 'Testo nuovo' });
  });
  history.pushState(null, '', '/articoli/article/a');
  await expect.element(heading('Articoli')).toBeVisible();
  expect(heading('Testo di prima').query()).toBeNull();
  come();
  await expect.element(heading('Testo nuovo')).toBeVisible();
});
