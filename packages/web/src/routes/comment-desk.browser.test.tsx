import { listDeskComments, stepComment, type DeskComment } from '@torre/contract/content';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

function open(address: string, declare: (server: FakeServer) => void) {
  const app = openApp(address, (server) => {
    signedIn(server, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const button = (name: string) => page.getByRole('button', { name });
const COUNTS = { WAITING: 1, REPORTED: 1, PUBLISHED: 7, REFUSED: 0, WITHDRAWN: 2 };

const COMMENT: DeskComment = {
  id: 'c',
  articleId: 'a',
  articleName: 'Mensa di Roma',
  state: 'WAITING',
  version: 1,
  text: '<img src=x onerror=alert(1)>',
  reason: null,
  reports: 2,
  createdDate: { value: Date.parse('2026-12-13T09:00:00Z') },
  author: { employeeName: 'Anna', employeeSurname: 'Rossi' },
  allowedActions: ['publish', 'refuse'],
};

test('a comment is read with its author, published by a key and refused with a reason', async () => {
  const { server } = open('/redazione/commenti', (fake) => {
    fake.answers(listDeskComments, { outcome: DONE, comments: [COMMENT], total: 1, counts: COUNTS });
    fake.answers(stepComment, { outcome: DONE, comment: { ...COMMENT, state: 'PUBLISHED', version: 2 } });
  });
  const list = page.getByRole('list', { name: 'Da decidere' });
  await expect.element(list).toMatchTextContent('Anna Rossi');
  await expect.element(list).toMatchTextContent('Segnalato da 2 persone');
  await expect.element(list).toMatchTextContent('<img src=x onerror=alert(1)>');
  button('Rifiuta').element().focus();
  await userEvent.keyboard('p');
  await expectNotice(1, 'Commento pubblicato');
  button('Rifiuta').element().focus();
  await userEvent.keyboard('r');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Rifiuta' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Perché' }).fill('Fuori tema');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expectNotice(1, 'Commento rifiutato');
  expect(server.askedFor(stepComment).map(({ body }) => body)).toEqual([
    { version: 1, operation: 'publish' },
    { version: 1, operation: 'refuse', reason: 'Fuori tema' },
  ]);
});

test('a reason that is being written stays when the list that was decided on before comes', async () => {
  const read = Promise.withResolvers<void>();
  let next: Promise<void> | null = null;
  const { server } = open('/redazione/commenti', (fake) => {
    fake.answers(listDeskComments, async () => {
      await next;
      return { outcome: DONE, comments: [COMMENT], total: 1, counts: COUNTS };
    });
    fake.answers(stepComment, { outcome: DONE, comment: { ...COMMENT, state: 'PUBLISHED', version: 2 } });
  });
  await expect.element(button('Rifiuta')).toBeVisible();
  const before = server.askedFor(listDeskComments).length;
  next = read.promise;
  button('Rifiuta').element().focus();
  await userEvent.keyboard('p');
  await expectNotice(1, 'Commento pubblicato');
  await userEvent.click(button('Rifiuta'));
  const why = page.getByRole('dialog').getByRole('textbox', { name: 'Perché' });
  await why.fill('Fuori tema');
  await expect.poll(() => server.askedFor(listDeskComments).length).toBeGreaterThan(before);
  read.resolve();
  // Longer than what was read needs to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(why).toHaveValue('Fuori tema');
});

test('what readers reported has a tab of its own; each tab says how many there are', async () => {
  const reported: DeskComment = {
    ...COMMENT,
    state: 'PUBLISHED',
    text: 'Segnalato',
    allowedActions: ['withdraw'],
  };
  const { address } = open('/redazione/commenti', (fake) =>
    fake.answers(listDeskComments, ({ query }) => ({
      outcome: DONE,
      comments: query.get('state') === 'REPORTED' ? [reported] : [],
      total: query.get('state') === 'REPORTED' ? 1 : 0,
      counts: COUNTS,
    })),
  );
  const tabs = page.getByRole('tab');
  await expect
    .poll(() => tabs.elements().map(({ textContent }) => textContent))
    .toEqual(['Da decidere (1)', 'Segnalati (1)', 'Pubblicati (7)', 'Rifiutati (0)', 'Ritirati (2)']);
  await userEvent.click(page.getByRole('tab', { name: 'Segnalati (1)' }));
  const list = page.getByRole('list', { name: 'Segnalati' });
  await expect.element(list).toMatchTextContent('Segnalato da 2 persone');
  await expect.element(list.getByRole('button', { name: 'Ritira' })).toBeVisible();
  expect(address()).toBe('/redazione/commenti?stato=REPORTED');
});

test('what readers reported is kept by one press or by its key, without a reason', async () => {
  const reported: DeskComment = { ...COMMENT, state: 'PUBLISHED', allowedActions: ['keep', 'withdraw'] };
  const { server } = open('/redazione/commenti?stato=REPORTED', (fake) => {
    fake.answers(listDeskComments, { outcome: DONE, comments: [reported], total: 1, counts: COUNTS });
    fake.answers(stepComment, {
      outcome: DONE,
      comment: { ...reported, reports: 0, version: 2, allowedActions: ['withdraw'] },
    });
  });
  await userEvent.click(button('Tieni'));
  await expectNotice(1, 'Commento tenuto: le segnalazioni sono chiuse');
  button('Ritira').element().focus();
  await userEvent.keyboard('k');
  await expect
    .poll(() => server.askedFor(stepComment).map(({ body }) => body))
    .toEqual([
      { version: 1, operation: 'keep' },
      { version: 1, operation: 'keep' },
    ]);
});
