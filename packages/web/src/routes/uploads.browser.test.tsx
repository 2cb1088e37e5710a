import { sendPiece } from '@torre/contract/files';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADMINISTRATOR, signedIn } from '../testing/fake-session.ts';
import { StandingUploads } from '../testing/fake-uploads.ts';
import { openApp } from '../testing/mounted-app.tsx';

const MB = 1_048_576;
const uploads = page.getByRole('list', { name: 'Caricamenti' });
const line = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
const row = (name: string) =>
  page.getByRole('table', { name: 'File' }).getByRole('row').filter({ hasText: name });
const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'text/plain' });

function open(standing: StandingUploads) {
  const app = openApp('/amministrazione/file', (server) => {
    signedIn(server, ADMINISTRATOR);
    standing.declare(server);
  });
  onTestFinished(app.close);
  return app.server;
}

async function choose(files: readonly File[]): Promise<void> {
  await expect.element(page.getByText('Trascina qui i file')).toBeVisible();
  await userEvent.upload(document.querySelector('input[type=file]')!, [...files]);
}

test('of six files chosen at once three wait for a place; all arrive and say that they are ready', async () => {
  const standing = new StandingUploads();
  // No piece arrives before the test has seen who waits.
  const seen = Promise.withResolvers<void>();
  standing.beforePiece = () => seen.promise;
  const server = open(standing);
  const names = Array.from('abcdef', (letter) => `verbale ${letter}.txt`);
  await choose(names.map((name) => file(name, 1000)));
  await expect.poll(() => server.askedFor(sendPiece).length).toBe(3);
  for (const name of names.slice(3)) await expect.element(line(name)).toMatchTextContent('In attesa');
  await line('verbale e.txt')
    .getByRole('button', { name: /^Annulla il caricamento di/ })
    .click();
  await expect.element(line('verbale e.txt')).toMatchTextContent('Annullato');
  seen.resolve();
  for (const name of names.filter((one) => one !== 'verbale e.txt')) {
    await expect.element(line(name)).toMatchTextContent('Pronto');
    await expect.element(row(name)).toMatchTextContent('pronto');
  }
  expect(row('verbale e.txt').elements()).toEqual([]);
  await line('verbale a.txt')
    .getByRole('button', { name: /^Togli/ })
    .click();
  await expect.element(line('verbale a.txt')).not.toBeInTheDocument();
});

test('after a lost connection an upload goes on by itself', async () => {
  const standing = new StandingUploads();
  let isCut = true;
  standing.beforePiece = async (offset) => {
    if (isCut && offset === MB / 2) throw new TypeError('Failed to fetch');
  };
  open(standing);
  await choose([file('riprende.txt', 1.25 * MB)]);
  const sent = line('riprende.txt');
  await expect.element(sent).toMatchTextContent('Collegamento perso: riprendo da 512 kB appena torna');
  isCut = false;
  dispatchEvent(new Event('online'));
  await expect.element(sent).toMatchTextContent('Pronto');
  await expect.element(row('riprende.txt')).toMatchTextContent('pronto');
  expect(standing.arrived).toEqual([0, MB / 2, MB]);
});
