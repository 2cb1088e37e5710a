import { getAsset } from '@torre/contract/assets';
import { getItem, listArticles, type Item } from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CREATED, declareItems, itemOf, pictureFields, pictureOf } from '../testing/fake-article.ts';
import { declareHome } from '../testing/fake-home.ts';
import { CONTROLLER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const MISSING = 'Impossibile recuperare le informazioni richieste';
const image = (name: string) => page.getByRole('img', { name });
const button = (name: string) => page.getByRole('button', { name });

function openArticle(fields: Item['fields'], items: Readonly<Record<string, Item>> = {}): MountedApp {
  const app = openApp('/articoli/article/a', (server) => {
    signedIn(server, CONTROLLER);
    declareItems(server, { a: itemOf('a', { titolo: 'Nuova torre', ...fields }), ...items });
  });
  onTestFinished(app.close);
  return app;
}

test('[P2.34][P2.37][P4.04][P4.14][P7.10][P7.12] the banner: the large image in jpg, as a background around its point, under title and subtitle', async () => {
  const { server } = openArticle({
    sottotitolo: 'Che cosa cambia',
    banner: pictureOf('b', '<img src=x onerror=alert(1)>'),
  });
  const banner = image('<img src=x onerror=alert(1)>');
  await expect.element(banner).toBeVisible();
  const { backgroundImage, backgroundPosition } = getComputedStyle(banner.element());
  expect(backgroundImage).toMatch(/^url\("data:image\/gif;base64,/);
  expect(backgroundPosition).toBe('20% 80%');
  const asked = server.askedFor(getAsset).map(({ path, query }) => `${path}?${query}`);
  expect(new Set(asked)).toEqual(new Set(['/content/assets/b/large?']));
  const title = page.getByRole('heading', { name: 'Nuova torre' }).element();
  const [over, under] = [title.getBoundingClientRect(), banner.element().getBoundingClientRect()];
  expect([over.top > under.top, over.bottom < under.bottom]).toEqual([true, true]);
  expect(getComputedStyle(title).whiteSpace).toBe('nowrap');
});

test('[P4.03][P4.05][P8.08][P8.09] a spinner turns in the place of an image, which has its size; one that fails is told there and raises no notice', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { server } = openArticle({ immagine: pictureOf('i'), testo: 'Primo\nSecondo' });
  server.answers(getAsset, () => promise);
  await expect.element(page.getByText('Secondo')).toBeVisible();
  const waiting = document.querySelector('[data-state=loading]')!;
  expect(waiting.children).toHaveLength(1);
  expect([waiting.clientWidth, waiting.clientHeight]).toEqual([200, 200]);
  expect(document.querySelector('article')!.ariaBusy).toBe('true');
  const top = page.getByText('Secondo').element().getBoundingClientRect().top;
  resolve(Response.json({ outcome: { code: OUTCOME.notFound, messageIT: '' } }, { status: 404 }));
  await expect.element(page.getByText(MISSING)).toBeVisible();
  expect(page.getByText('Secondo').element().getBoundingClientRect().top).toBe(top);
  expect(document.querySelector('[data-state=loading]')).toBeNull();
  await expect.poll(() => document.querySelector('article')!.ariaBusy).toBe('false');
  expect(logged).toHaveBeenCalled();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('[P2.38][P2.41][P2.42][P2.43] the image of the text: 200 x 200, at its left on wide screens, above it on phones', async () => {
  const widths = [1000, 700] as const;
  onTestFinished(() => page.viewport(1366, 768));
  openArticle({ immagine: pictureOf('i'), testo: 'Primo\nSecondo' });
  await expect.element(image('immagine i')).toBeVisible();
  for (const width of widths) {
    await page.viewport(width, 800);
    const place = image('immagine i').element().parentElement!;
    const { width: wide, height, bottom } = place.getBoundingClientRect();
    const text = page.getByText('Primo').element().getBoundingClientRect();
    expect([width, wide, height, getComputedStyle(place).float, text.top >= bottom]).toEqual([
      width,
      200,
      200,
      width >= 768 ? 'left' : 'none',
      width < 768,
    ]);
  }
});

/** What the carousel lets be read and reached. */
const shownImages = () =>
  [...document.querySelectorAll('article [aria-roledescription=carosello] [role=img]')]
    .filter((one) => one.closest('[inert]') === null)
    .map((one) => one.ariaLabel);
const slideOf = (name: string) =>
  document.querySelector(`article [role=img][aria-label="${name}"]`)!.closest<HTMLElement>('[class*=slide]')!;
const opacityOf = (name: string) => slideOf(name).style.opacity;

test('[P2.44][P2.77][P9.11] the image carousel shows one image at a time and fades into the next; arrows only for more than one', async () => {
  const app = openArticle({ lista_immagini: [pictureOf('i1'), pictureOf('i2')] });
  await expect.element(image('immagine i1')).toBeVisible();
  await expect.poll(shownImages).toEqual(['immagine i1']);
  await userEvent.click(button('Successivo'));
  await expect.poll(shownImages).toEqual(['immagine i2']);
  // The one before fades where it stands.
  await expect.poll(() => opacityOf('immagine i1')).toBe('0');
  await expect.poll(() => opacityOf('immagine i2')).toBe('1');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shownImages).toEqual(['immagine i1']);
  await app.close();
  openArticle({ lista_immagini: [pictureOf('i1')] });
  await expect.element(image('immagine i1')).toBeVisible();
  expect(button('Successivo').query()).toBeNull();
});

const related = (count: number) => ({
  lista_articoli_correlati: {
    id: 'r',
    name: 'correlati',
    fields: { articoli: Array.from({ length: count }, (_, nth) => ({ id: `t${nth}`, name: `t${nth}` })) },
  },
});
const tiles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [
      `t${nth}`,
      itemOf(`t${nth}`, {
        titolo: `Articolo ${nth}`,
        ...(nth === 0 && { immagine_carousel: pictureOf('p') }),
      }),
    ]),
  );
const links = () => [...document.querySelectorAll('article a[href^="/articoli/article/t"]')];

test('[P2.65][P2.76][P9.05][P9.10] three related articles stand beside one another without arrows, each with its image or the logo', async () => {
  openArticle(related(3), tiles(3));
  await expect.poll(() => links().length).toBe(3);
  const tops = links().map((link) => Math.round(link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(button('Successivo').query()).toBeNull();
  await expect.poll(() => links()[0]!.querySelector('[data-state=loaded]')).not.toBeNull();
  expect(links()[1]!.querySelector('img')!.getAttribute('src')).toBe('/torre.svg');
});

test('[P9.07][P9.10] four related articles begin anew on a second slide, which an arrow shows', async () => {
  openArticle(related(4), tiles(4));
  await expect
    .poll(() =>
      links()
        .map((link) => link.getAttribute('href')!.at(-1))
        .join(''),
    )
    .toBe('012301');
  await expect.element(button('Successivo')).toBeVisible();
});

test('[P7.11] an image that the page has read is not asked for again on another screen', async () => {
  const { server } = openArticle(
    { banner: pictureOf('b'), ...related(1) },
    { t0: itemOf('t0', { titolo: 'Articolo 0', banner: pictureOf('b') }) },
  );
  await expect.element(image('immagine b')).toBeVisible();
  const asked = server.askedFor(getAsset).length;
  await userEvent.click(page.getByRole('link', { name: 'Articolo 0' }));
  await expect.element(page.getByRole('heading', { name: 'Articolo 0' })).toBeVisible();
  await expect.element(image('immagine b')).toBeVisible();
  expect(server.askedFor(getAsset)).toHaveLength(asked);
});

test('a link whose fields do not bring its image fetches it; the icon stands beside the words', async () => {
  const link = {
    id: 'l',
    name: 'l',
    fields: { url: 'https://www.example.com/', testo: 'Avviso', immagine: { id: 'i', name: 'i' } },
  };
  const { server } = openArticle(
    { lista_link: [link] },
    { i: itemOf('i', pictureFields('i', 'Logo'), 'Echo_Immagine') },
  );
  await expect.poll(() => document.querySelector('aside [data-state=loaded]')).not.toBeNull();
  expect(server.askedFor(getItem).map(({ path }) => path)).toContain('/content/items/i');
});

test('the home shows the news that the desk put there, with the words of their button', async () => {
  const app = openApp('/', (server) => {
    signedIn(server, CONTROLLER);
    declareHome(server);
    server.answers(listArticles, ({ query }) => ({
      articles:
        query.get('channel') === 'home'
          ? [
              {
                id: 'a',
                language: 'it' as const,
                titolo: 'Nuova torre',
                titolo_bottone: 'Scopri',
                publishedDate: CREATED,
              },
            ]
          : [],
    }));
  });
  onTestFinished(app.close);
  const link = page.getByRole('link', { name: 'Scopri Nuova torre' });
  await expect.element(link).toHaveAttribute('href', '/articoli/article/a');
});
