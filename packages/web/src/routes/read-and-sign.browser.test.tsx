import {
  getItem,
  listUnsigned,
  ownReadAsks,
  signRead,
  type Item,
  type OwnReadAsk,
} from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';
import { onPhone, tap } from '../testing/phone.ts';
import { SilentStream } from '../testing/silent-stream.ts';

const ID = '01a20027-fa68-704e-aea4-e827010df9b7';
const ASK: OwnReadAsk = {
  askId: '01a20027-0000-704e-aea4-e827010df9b7',
  itemId: ID,
  titolo: 'Nuova procedura',
  version: 3,
  due: '20261220',
  isLate: false,
  signedAt: null,
};
const ARTICLE: Item = {
  id: ID,
  type: 'Echo_Articolo',
  name: 'nome',
  language: 'it',
  createdDate: { value: Date.parse('2026-11-13T09:00:00Z') },
  fields: { titolo: ASK.titolo, testo: 'Da lunedì si fa così.' },
};
const asks = (...those: readonly OwnReadAsk[]) => ({ outcome: DONE, asks: [...those] });

function open(address: string, session: typeof MANAGER, declare: (server: FakeServer) => void): FakeServer {
  const app = openApp(address, (server) => {
    signedIn(server, session);
    declareHome(server);
    server.answers(getItem, ARTICLE);
    declare(server);
  });
  onTestFinished(app.close);
  return app.server;
}

const ADDRESS = `/articoli/article/${ID}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

test('an article that asks for it is signed after a question, and then says when', async () => {
  const server = open(ADDRESS, CONTROLLER, (fake) => {
    fake.answers(ownReadAsks, asks(ASK));
    fake.answers(signRead, { outcome: DONE });
  });
  await expect.element(text('Da leggere e firmare entro il 20/12/2026')).toBeVisible();
  expect(server.askedFor(ownReadAsks)[0]!.query.get('itemId')).toBe(ID);
  await button('Ho letto e compreso').click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Nuova procedura');
  expect(server.askedFor(signRead)).toEqual([]);
  server.answers(ownReadAsks, asks({ ...ASK, signedAt: '14/12/2026 09:00' }));
  await button('Sì, firmo').click();
  await expect.element(text('Hai letto e firmato il 14/12/2026 09:00')).toBeVisible();
  await expectNotice(1, 'Presa visione registrata');
  expect(button('Ho letto e compreso').query()).toBeNull();
  expect(server.askedFor(signRead).map(({ path, body }) => [path, body])).toEqual([
    [`/content/read-asks/${ASK.askId}/signature`, { version: 3 }],
  ]);
});

test('after its last day an article is signed still; who is not asked sees no band', async () => {
  const server = open(ADDRESS, CONTROLLER, (fake) =>
    fake.answers(ownReadAsks, asks({ ...ASK, isLate: true })),
  );
  await expect.element(text('Era da leggere e firmare entro il 20/12/2026: firma adesso')).toBeVisible();
  await expect.element(button('Ho letto e compreso')).toBeVisible();
  // The desk stops asking: the open page hears of it.
  server.answers(ownReadAsks, asks());
  await SilentStream.tellOnceOpen('content', { ids: [ID] }, '12');
  await expect.poll(() => button('Ho letto e compreso').query()).toBeNull();
  await expect.element(page.getByText('Da lunedì si fa così.')).toBeVisible();
});

test('a signature that is refused says why, and what is asked no more is gone', async () => {
  const server = open(ADDRESS, CONTROLLER, (fake) => {
    fake.answers(ownReadAsks, asks(ASK));
    fake.refuses(signRead, 404, OUTCOME.notFound, 'Questa presa visione non ti è chiesta, o non lo è più.');
  });
  await button('Ho letto e compreso').click();
  server.answers(ownReadAsks, asks());
  await button('Sì, firmo').click();
  await expect
    .element(page.getByText('Questa presa visione non ti è chiesta', { exact: false }))
    .toBeVisible();
  await expect.poll(() => button('Ho letto e compreso').query()).toBeNull();
});

test('where it cannot be known whether one must sign, the article is there and says so', async () => {
  const server = open(ADDRESS, CONTROLLER, (fake) => fake.refuses(ownReadAsks, 500, OUTCOME.unexpected));
  await expect.element(page.getByText('Da lunedì si fa così.')).toBeVisible();
  await expect.element(text('Non si è potuto sapere se questo articolo è da firmare.')).toBeVisible();
  server.answers(ownReadAsks, asks(ASK));
  await button('Riprova').click();
  await expect.element(button('Ho letto e compreso')).toBeVisible();
});

test('on the phone the home names what waits for a signature and leads to it', async () => {
  await onPhone();
  open('/', CONTROLLER, (server) =>
    server.answers(
      ownReadAsks,
      asks({ ...ASK, isLate: true, due: '20261210' }, { ...ASK, askId: 'b', titolo: 'Altra' }),
    ),
  );
  const panel = page.getByRole('region', { name: 'Articoli da firmare' });
  await expect.element(panel.getByText('Era da firmare entro il 10/12/2026')).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Da firmare: Altra' })).toBeVisible();
  expect(panel.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await tap(panel.getByRole('link', { name: 'Da firmare: Nuova procedura' }));
  await expect.element(button('Ho letto e compreso')).toBeVisible();
});

const people = (...surnames: string[]) =>
  surnames.map((employeeSurname, index) => ({
    employeeId: `80012${index}`,
    employeeName: 'Valentina',
    employeeSurname,
  }));

test('a manager sees who of the plant has not signed, and hears of a signature', async () => {
  const unsigned = (...surnames: string[]) => ({
    outcome: DONE,
    articles: [
      {
        askId: ASK.askId,
        itemId: ID,
        titolo: ASK.titolo,
        due: '20261210',
        asked: 12,
        people: people(...surnames),
      },
      { askId: 'b', itemId: 'b', titolo: 'Altra', due: '20261231', asked: 12, people: people('Zeta') },
    ],
  });
  const server = open('/responsabile/firme', MANAGER, (fake) =>
    fake.answers(listUnsigned, unsigned('Moretti', 'Bianchi')),
  );
  await expect.element(page.getByRole('heading', { name: 'Firme degli articoli · LIRR' })).toBeVisible();
  await expect.element(text('2 di 12 non hanno firmato')).toBeVisible();
  await expect.element(text('Era da firmare entro il 10/12/2026')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Moretti Valentina/ })).toBeVisible();
  expect(server.askedFor(listUnsigned)[0]!.query.get('division')).toBe('DIVLIRR');
  server.answers(listUnsigned, unsigned('Bianchi'));
  await SilentStream.tellOnceOpen('signatures', {}, '12');
  await expect.element(text('1 di 12 non ha firmato').first()).toBeVisible();
  await expect.poll(() => page.getByRole('row', { name: /Moretti/ }).query()).toBeNull();
  await expect.element(page.getByRole('row', { name: /Bianchi/ })).toBeVisible();
});

test('where everybody signed the manager is told so', async () => {
  open('/responsabile/firme', MANAGER, (server) =>
    server.answers(listUnsigned, { outcome: DONE, articles: [] }),
  );
  await expect.element(text('Nessuna firma manca')).toBeVisible();
});
