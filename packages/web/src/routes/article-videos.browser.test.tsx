import { getAsset } from '@torre/contract/assets';
import { getItem, type Item, type NamedItem } from '@torre/contract/content';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTROLLER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const CREATED = { value: Date.parse('2026-11-13T09:00:00Z') };
const play = vi.fn<() => Promise<void>>(async () => undefined);
const pause = vi.fn<() => void>();

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  vi.restoreAllMocks();
  play.mockClear();
  pause.mockClear();
});

const video = (nth: number): NamedItem => ({
  id: `v${nth}`,
  name: `nome ${nth}`,
  fields: { titolo: `Filmato ${nth}`, url_esterno: `https://video.example.com/${nth}.webm` },
});

function openArticle(videos: readonly NamedItem[]): void {
  const article: Item = {
    id: 'a',
    name: 'nome a',
    type: 'Echo_Articolo',
    language: 'it',
    createdDate: CREATED,
    fields: { titolo: 'Nuova torre', ...(videos.length > 0 && { lista_video: videos }) },
  };
  const app = openApp('/articoli/article/a', (server) => {
    signedIn(server, CONTROLLER);
    server.answers(getItem, article);
    server.answers(getAsset, () => new Response(null, { status: 404 }));
  });
  onTestFinished(app.close);
}

const button = (name: string) => page.getByRole('button', { name });
const player = () => document.querySelector('video');
test('[P2.45][P2.71][P2.73][P2.75] a video is its preview with play button and title; a click plays it in their place after 100 ms', async () => {
  openArticle([video(1)]);
  await expect.element(page.getByRole('heading', { name: 'Video' })).toBeVisible();
  await expect.element(button('Riproduci: Filmato 1')).toBeVisible();
  expect(
    page.getByText('Filmato 1').element().closest('button')!.parentElement!.querySelector('img'),
  ).not.toBeNull();
  expect(player()).toBeNull();
  let pressed = 0;
  button('Riproduci: Filmato 1')
    .element()
    .addEventListener('click', () => (pressed = performance.now()));
  let played = 0;
  play.mockImplementation(async () => void (played = performance.now()));
  await userEvent.click(button('Riproduci: Filmato 1'));
  await expect.poll(player).not.toBeNull();
  expect(player()!.src).toBe('https://video.example.com/1.webm');
  expect(page.getByText('Filmato 1').query()).toBeNull();
  await expect.poll(() => played).toBeGreaterThan(0);
  // Timers may be some thousandths early.
  expect(played - pressed).toBeGreaterThanOrEqual(99);
});

test.each(['Successivo', 'Precedente'])(
  '[P4.15][P4.16][P9.11] %s stops the video that plays',
  async (arrow) => {
    openArticle([video(1), video(2)]);
    await expect.element(button('Riproduci: Filmato 1')).toBeVisible();
    await userEvent.click(button('Riproduci: Filmato 1'));
    await expect.poll(() => play.mock.calls.length).toBe(1);
    await userEvent.click(button(arrow));
    await expect.poll(player).toBeNull();
    expect(pause).toHaveBeenCalled();
  },
);

test('[P2.45] without a video there is no carousel', async () => {
  openArticle([]);
  await expect.element(page.getByRole('heading', { name: 'Nuova torre' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Video' }).query()).toBeNull();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', false],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/64.0 Safari/537.36 Edge/17.17134', false],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', true],
])('[P2.74] the browser %s shows the video carousel: %s', async (agent, isThere) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  openArticle([video(1)]);
  await expect.element(page.getByRole('heading', { name: 'Nuova torre' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Video' }).query() !== null).toBe(isThere);
});

const OWN: NamedItem = {
  id: 'own',
  name: 'nome',
  fields: {
    titolo: 'Decollo',
    url_esterno: 'https://video.example.com/other.webm',
    files: [
      { href: '/api/content/assets/a/video', mimeType: 'video/webm' },
      { href: '/api/content/assets/b/video', mimeType: 'video/mp4' },
    ],
    sottotitoli: [
      { href: '/api/content/assets/c/captions', mimeType: 'text/vtt; charset=utf-8', language: 'it' },
      { href: '/api/content/assets/d/captions', mimeType: 'text/vtt; charset=utf-8', language: 'en' },
    ],
  },
};

test('[P2.72] files of the library come before the address; their captions stand in the player, by language, those of the reader switched on', async () => {
  openArticle([OWN]);
  await userEvent.click(button('Riproduci: Decollo'));
  await expect.poll(player).not.toBeNull();
  const element = player()!;
  expect(element.getAttribute('src')).toBeNull();
  expect([...element.querySelectorAll('source')].map(({ type }) => type)).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  expect(
    [...element.querySelectorAll('track')].map((track) => [
      track.kind,
      track.srclang,
      track.label,
      track.default,
    ]),
  ).toEqual([
    ['captions', 'it', 'Italiano', true],
    ['captions', 'en', 'Inglese', false],
  ]);
  // The button is gone: who pressed it goes on in the player with the keyboard.
  await expect.poll(() => document.activeElement).toBe(element);
  expect(element.controls).toBe(true);
});

test('a video that is awaited says so, and one that no source has says that too', async () => {
  openArticle([OWN]);
  await userEvent.click(button('Riproduci: Decollo'));
  await expect.poll(() => player()?.getAttribute('aria-busy')).toBe('true');
  player()!.dispatchEvent(new Event('playing'));
  await expect.poll(() => player()?.getAttribute('aria-busy')).toBe('false');
  const [first, last] = player()!.querySelectorAll('source');
  first!.dispatchEvent(new Event('error'));
  expect(player()).not.toBeNull();
  last!.dispatchEvent(new Event('error'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Impossibile recuperare le informazioni richieste');
  expect(player()).toBeNull();
});

test('the keys of a player are its own; those beside it leaf on', async () => {
  openArticle([OWN, video(2), video(3)]);
  await userEvent.click(button('Riproduci: Decollo'));
  await expect.poll(() => document.activeElement).toBe(player());
  // Made here: a key that is really pressed would make the browser look for the file.
  player()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await userEvent.click(button('Successivo'));
  const isShown = (name: string) => button(name).element().closest('[inert]') === null;
  // One further, not two.
  await expect.poll(() => isShown('Riproduci: Filmato 2')).toBe(true);
  expect(player()).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => isShown('Riproduci: Filmato 3')).toBe(true);
});
