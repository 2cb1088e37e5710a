import { getItem, type Item, type NamedItem } from '@torre/contract/content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareItems, itemOf, pictureOf } from '../testing/fake-article.ts';
import { CONTROLLER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const MISSING = 'Impossibile recuperare le informazioni richieste';

const named = (id: string, fields?: NamedItem['fields']): NamedItem => ({
  id,
  name: `nome ${id}`,
  ...(fields && { fields }),
});

function openArticle(fields: Item['fields'], items: Readonly<Record<string, Item>> = {}): MountedApp {
  const app = openApp('/articoli/article/a', (server) => {
    signedIn(server, CONTROLLER);
    declareItems(server, { a: itemOf('a', { titolo: 'Nuova torre', ...fields }), ...items });
  });
  onTestFinished(app.close);
  return app;
}

const heading = (name: string) => page.getByRole('heading', { name });

async function atWidth(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1366, 768));
  await page.viewport(width, 800);
}

const boxOf = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();

test('[P2.33] banner, text and image, pictures, videos, related articles and comments stand one below the other', async () => {
  openArticle(
    {
      banner: pictureOf('b'),
      testo: 'Primo paragrafo',
      immagine: pictureOf('i'),
      lista_immagini: [pictureOf('i1')],
      lista_video: [named('v', { titolo: 'Filmato', url_esterno: 'https://video.example.com/1.webm' })],
      lista_articoli_correlati: named('r', { articoli: [named('a2')] }),
      lista_echo_commenti: named('c'),
    },
    {
      a2: itemOf('a2', { titolo: 'Altro articolo' }),
      c: itemOf('c', { commenti: [] }, 'Echo_Lista_Commenti'),
    },
  );
  await expect.element(heading('Commenti (0)')).toBeVisible();
  const blocks = [
    page.getByRole('img', { name: 'immagine b' }),
    page.getByText('Primo paragrafo'),
    heading('Immagini'),
    heading('Video'),
    heading('Articoli correlati'),
    heading('Commenti (0)'),
  ];
  for (const block of blocks) await expect.element(block).toBeVisible();
  const tops = blocks.map((block) => block.element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  const text = page.getByText('Primo paragrafo').element().parentElement!;
  const picture = page.getByRole('img', { name: 'immagine i', exact: true });
  await expect.element(picture).toBeVisible();
  expect(text.contains(picture.element())).toBe(true);
});

test('[P2.36] on the gradient a long title and a long subtitle are each cut to one line', async () => {
  openArticle({
    titolo: 'Titolo molto lungo '.repeat(30),
    sottotitolo: 'Sottotitolo assai lungo '.repeat(30),
  });
  await expect.element(page.getByRole('heading', { name: /^Titolo molto lungo/ })).toBeVisible();
  const banner = document.querySelector('article header')!;
  expect(getComputedStyle(banner).backgroundImage).toContain('linear-gradient');
  for (const line of banner.querySelectorAll<HTMLElement>('h1, p')) {
    const { lineHeight, fontSize } = getComputedStyle(line);
    const height = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5;
    expect(line.clientHeight).toBeLessThan(height * 1.9);
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  }
});

const LINK = itemOf('l', { url: 'https://www.example.com/a', testo: 'Avviso' }, 'Echo_Link');
const LINKS = { lista_link: [named('l')] };

test('[P2.51][P2.52][P2.79] from 992 px the text is 8 of 12 columns wide with a side column, 9 without; below it all of them', async () => {
  await atWidth(992);
  for (const [fields, columns] of [
    [LINKS, 8],
    [{}, 9],
  ] as const) {
    const app = openArticle(fields, { l: LINK });
    await expect.element(heading('Nuova torre')).toBeVisible();
    await page.viewport(992, 800);
    const grid = document.querySelector('article')!.parentElement!;
    const gap = Number.parseFloat(getComputedStyle(grid).columnGap);
    const column = (grid.clientWidth - 11 * gap) / 12;
    expect(boxOf('article').width).toBeCloseTo(columns * column + (columns - 1) * gap, 0);
    await page.viewport(991, 800);
    expect(boxOf('article').width).toBeCloseTo(grid.clientWidth, 0);
    await app.close();
  }
});

test('[P2.53][P2.54][P2.79] the banner is at least 300 px high, 150 px on phones, which end below 768 px', async () => {
  await atWidth(768);
  openArticle({ banner: pictureOf('b') });
  await expect.element(heading('Nuova torre')).toBeVisible();
  expect(boxOf('article header').height).toBe(300);
  await page.viewport(767, 800);
  expect(boxOf('article header').height).toBe(150);
});

test('[P2.69][P2.70] a link shows image, label and address, a document its icon, title and way to the file', async () => {
  openArticle(
    {
      lista_link: [named('l', { url: 'https://www.example.com/a', testo: 'Avviso', immagine: named('p') })],
      spalla_destra_documenti: [
        named('d', { titolo: 'Circolare', link_esterno: 'https://www.example.com/d', icona: named('p') }),
      ],
    },
    { p: itemOf('p', pictureOf('p').fields as Item['fields'], 'Echo_Immagine') },
  );
  const link = page.getByRole('listitem').filter({ hasText: 'Avviso' });
  const document = page.getByRole('listitem').filter({ hasText: 'Circolare' });
  for (const tile of [link, document])
    await expect.poll(() => tile.element().querySelector('[data-state=loaded]')).not.toBeNull();
  await expect.element(link.getByRole('link', { name: 'Avviso' })).toBeVisible();
  await expect.element(link.getByText('https://www.example.com/a')).toBeVisible();
  await expect
    .element(document.getByRole('link', { name: 'Circolare' }))
    .toHaveAttribute('href', 'https://www.example.com/d');
});

test('[P8.05] a link and a document that cannot be read say so in their boxes, and nothing else is missing', async () => {
  openArticle(
    {
      lista_link: [named('gone1'), ...LINKS.lista_link],
      spalla_destra_documenti: [named('gone2')],
    },
    { l: LINK },
  );
  await expect.poll(() => document.querySelectorAll('aside [aria-busy=true]').length).toBe(0);
  await expect.poll(() => page.getByText(MISSING).elements().length).toBe(2);
  for (const one of page.getByText(MISSING).elements()) expect(one.closest('aside')).not.toBeNull();
  await expect.element(page.getByRole('link', { name: 'Avviso' })).toBeVisible();
});

test('[P7.06] an item that was read is kept for 600000 ms, and read again after them', async () => {
  // Faked timers would be moved on while something is waited for; a date that is set stands.
  vi.setSystemTime(Date.now());
  onTestFinished(() => void vi.useRealTimers());
  const { server } = openArticle(
    { lista_articoli_correlati: named('r', { articoli: [named('a2')] }) },
    { a2: itemOf('a2', { titolo: 'Altro articolo' }) },
  );
  const asked = () => server.askedFor(getItem).filter(({ path }) => path.endsWith('/a')).length;
  const thereAndBack = async (): Promise<void> => {
    await userEvent.click(page.getByRole('link', { name: 'Altro articolo' }));
    await expect.element(heading('Altro articolo')).toBeVisible();
    history.back();
    await expect.element(heading('Nuova torre')).toBeVisible();
  };
  await expect.element(heading('Nuova torre')).toBeVisible();
  // A strict React mounts each screen twice.
  const first = asked();
  expect(first).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() + 599_000);
  await thereAndBack();
  expect(asked()).toBe(first);
  vi.setSystemTime(Date.now() + 2000);
  await thereAndBack();
  await expect.poll(asked).toBeGreaterThan(first);
});
