import { awayIfApproved, requestEffects, type RequestRow } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { effectsAre, request, requestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE as OK, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';
import { SilentStream } from '../testing/silent-stream.ts';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const UNCOVERS = request({ id: id(1) });
const HARMLESS = request({ id: id(2), cognome: 'Galli', nome: 'Chiara' });
const DONE = request({ id: id(3), cognome: 'Ricci', nome: 'Sara', stato: 10 });
const SLOT = { day: '2026/12/23', timeslotId: 'M', description: 'M', before: 0, after: 1 };

function openRequests(rows: readonly RequestRow[], declare: (server: FakeServer) => void): MountedApp {
  const app = openApp('/responsabile/richieste?impianto=LIRR', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: rows });
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const row = (name: RegExp) => page.getByRole('row', { name });
const uncovers = (server: FakeServer) =>
  effectsAre(server, [{ id: UNCOVERS.id, shortDays: [SLOT.day], slots: [SLOT], overLimit: [] }]);
const idsAsked = ({ server }: MountedApp): readonly (readonly string[])[] =>
  server.askedFor(requestEffects).map(({ body }) => (body as { ids: readonly string[] }).ids);

test('a request that leaves a slot short says which in words and colour, another that it has no effect, one that is decided nothing', async () => {
  const app = openRequests([UNCOVERS, HARMLESS, DONE], uncovers);
  const short = row(/Ferrari/).getByText('Scopre M il 23/12');
  await expect.element(short).toBeVisible();
  await expect.element(row(/Galli/).getByText('Nessun effetto')).toBeVisible();
  const colour = (text: string) =>
    getComputedStyle(page.getByRole('table').getByText(text).first().element()).color;
  expect(colour('Scopre M il 23/12')).not.toBe(colour('Nessun effetto'));
  expect(idsAsked(app).map((ids) => ids.toSorted())).toEqual([[UNCOVERS.id, HARMLESS.id]]);
});

test('the table stands while the effects are counted, and where they cannot be', async () => {
  const counting = Promise.withResolvers<void>();
  openRequests([UNCOVERS], (server) =>
    server.answers(requestEffects, async () => {
      await counting.promise;
      return Response.json({ outcome: { code: -500, messageIT: '' } }, { status: 500 });
    }),
  );
  await expect.element(row(/Ferrari.*Calcolo…/)).toBeVisible();
  await expect.element(row(/Ferrari/).getByRole('button', { name: /^Approva richiesta/ })).toBeVisible();
  counting.resolve();
  await expect.element(row(/Ferrari.*Non calcolato/)).toBeVisible();
});

test('only the rows in view are asked for, those further down when they are reached', async () => {
  // The newest comes first.
  const many = Array.from({ length: 60 }, (_, index) =>
    request({
      id: id(index),
      cognome: `Rossi${String(index).padStart(2, '0')}`,
      timestampins: `2026/12/13 19:${String(59 - index).padStart(2, '0')}`,
    }),
  );
  const app = openRequests(many, (server) => effectsAre(server, []));
  await expect.element(row(/Rossi00/).getByText('Nessun effetto')).toBeVisible();
  const first = idsAsked(app).flat();
  expect(first.length).toBeLessThan(40);
  expect(first).not.toContain(id(59));
  page.getByRole('region', { name: 'Ferie' }).element().scrollTo({ top: 100_000 });
  await expect.element(row(/Rossi59/).getByText('Nessun effetto')).toBeVisible();
  expect(idsAsked(app).flat()).toContain(id(59));
  for (const ids of idsAsked(app)) expect(ids.length).toBeLessThanOrEqual(50);
});

test('counters that change are counted again, and a change of requests reads the list again', async () => {
  const app = openRequests([UNCOVERS], (server) => effectsAre(server, []));
  await expect.element(row(/Ferrari/).getByText('Nessun effetto')).toBeVisible();
  uncovers(app.server);
  await SilentStream.tellOnceOpen('counters', { plant: 'LIRR', counters: [] }, '11');
  await expect.element(row(/Ferrari/).getByText('Scopre M il 23/12')).toBeVisible();
  requestsOf(app.server, { ferie: [HARMLESS] });
  SilentStream.tell('requests', { plant: 'LIRF', position: '12' }, '12');
  SilentStream.tell('requests', { plant: 'LIRR', position: '13' }, '13');
  await expect.element(row(/Galli/)).toBeVisible();
  await expect.element(row(/Ferrari/)).not.toBeInTheDocument();
});

test('on the phone the effect stands below the request, and nothing of the row is cut', async () => {
  await onPhone();
  openRequests([request({ id: UNCOVERS.id, descausale: 'Ferie residue degli anni precedenti' })], uncovers);
  const words = page.getByRole('button', { name: /^Ferrari Luca/ });
  await expect.element(words.getByText('Scopre M il 23/12')).toBeVisible();
  const cut = [...words.element().querySelectorAll('*')].filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );
  expect(cut).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
});

const OVER = { day: '2026/12/24', away: 9, limit: 8 };
const overLimitIs = (server: FakeServer): void => {
  effectsAre(server, [{ id: UNCOVERS.id, shortDays: [], slots: [], overLimit: [OVER] }]);
  server.answers(awayIfApproved, { outcome: OK, overLimit: [OVER] });
};

/** 'Approva' is pressed and answered with no: what the question says of the limit. */
async function asksAboutTheLimit(app: MountedApp): Promise<void> {
  await page
    .getByRole('button', { name: /^Approva richiesta/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('24/12/2026: 9 assenti, il limite è 8')).toBeVisible();
  expect(app.server.askedFor(awayIfApproved).at(-1)?.body).toEqual({ plant: 'LIRR', ids: [UNCOVERS.id] });
  await question.getByRole('button', { name: 'No' }).click();
}
const DETAIL_SAYS = 'Oltre il limite di assenti dell’impianto';

test('above the limit of people away the effect, the question before an approval and the detail say so', async () => {
  const app = openRequests([UNCOVERS], overLimitIs);
  await expect.element(page.getByText('Troppi assenti il 24/12 (9, limite 8)')).toBeVisible();
  await asksAboutTheLimit(app);
  await row(/Ferrari/).click();
  await expect.element(page.getByText(DETAIL_SAYS)).toBeVisible();
});

test('on the phone too', async () => {
  await onPhone();
  const app = openRequests([UNCOVERS], overLimitIs);
  await expect.element(page.getByText('Troppi assenti il 24/12 (9, limite 8)')).toBeVisible();
  await page.getByRole('button', { name: /^Ferrari Luca/ }).click();
  await expect.element(page.getByText(DETAIL_SAYS)).toBeVisible();
  await asksAboutTheLimit(app);
});

test('approving all asks about all of them together; below the limit the question says nothing of it', async () => {
  const app = openApp('/responsabile/richieste?impianto=LIRR&scheda=altro', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { altro: [UNCOVERS, HARMLESS] });
    overLimitIs(server);
  });
  onTestFinished(app.close);
  await page.getByRole('button', { name: 'Approva tutte le richieste' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('24/12/2026: 9 assenti, il limite è 8')).toBeVisible();
  const ids = (app.server.askedFor(awayIfApproved).at(-1)!.body as { ids: string[] }).ids;
  expect(ids.toSorted()).toEqual([UNCOVERS.id, HARMLESS.id]);
  await question.getByRole('button', { name: 'No' }).click();
  app.server.answers(awayIfApproved, { outcome: OK, overLimit: [] });
  await page.getByRole('button', { name: 'Approva tutte le richieste' }).click();
  await expect.element(question.getByRole('button', { name: 'Sì' })).toBeVisible();
  await expect.element(question.getByText(/limite è 8/)).not.toBeInTheDocument();
});
