import { previewCounters } from '@torre/contract/counters';
import { decideRequests, listPunchRequests, type RequestRow } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import type { Asked, FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const clockIns = (count: number): readonly RequestRow[] =>
  Array.from({ length: count }, (_, index) =>
    request({ id: id(index), codcausale: 'OTE', orainizio: 425, cognome: `Rossi${index}`, nome: 'Anna' }),
  );
const PAGE = 50;

/** In pages, as the server brings them. */
const inPages =
  (rows: readonly RequestRow[]) =>
  ({ query }: Asked) => {
    const from = Number(query.get('beyond') ?? 0);
    const end = from + PAGE;
    const beyond = end < rows.length ? String(end) : null;
    return { outcome: DONE, total: rows.length, beyond, rows: rows.slice(from, end) };
  };

const decisionsOf = ({ body }: Asked): readonly { id: string; operazione: string }[] =>
  JSON.parse((body as { jsoninput: string }).jsoninput);
const answersTo = (asked: Asked, refused: readonly string[] = []) => ({
  outcome: DONE,
  result: {
    ret: 1,
    requests: decisionsOf(asked).map((one) => ({
      id: one.id,
      esito: refused.includes(one.id) ? 1 : 0,
      type: '0',
      message: refused.includes(one.id) ? 'Il residuo non basta.' : '',
      standing: null,
    })),
  },
});

function openClockIns(rows: readonly RequestRow[], declare: (server: FakeServer) => void): MountedApp {
  const app = openApp('/responsabile/richieste?impianto=LIRR&scheda=timbrature', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { timbrature: rows });
    server.answers(listPunchRequests, inPages(rows));
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const question = page.getByRole('alertdialog', {
  name: 'Confermi di voler approvare tutte le richieste di ferie?',
});
async function approveAll(): Promise<void> {
  await page.getByRole('button', { name: 'Approva tutte le richieste' }).click();
  await question.getByRole('button', { name: 'Sì' }).click();
}

test('[M2.2.14] more than 200 rows go in parts of 200, and the screen says how far it is', async () => {
  const second = Promise.withResolvers<void>();
  const app = openClockIns(clockIns(230), (server) =>
    server.answers(decideRequests, async (asked) => {
      if (decisionsOf(asked)[0]?.id === id(200)) await second.promise;
      return answersTo(asked);
    }),
  );
  await page.getByRole('button', { name: 'Approva tutte le richieste' }).click();
  await expect.element(question.getByText(/^230 richieste: Rossi0 Anna, .* e altre 225\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText(/^Approvate 200 di 230/)).toBeVisible();
  second.resolve();
  await expect.element(page.getByText('230 richieste approvate')).toBeVisible();
  const parts = app.server.askedFor(decideRequests).map(decisionsOf);
  expect(parts.map((part) => part.length)).toEqual([200, 30]);
  expect(new Set(parts.flat().map((one) => one.id)).size).toBe(230);
});

test('what is refused is named row by row with its reason', async () => {
  openClockIns(clockIns(3), (server) =>
    server.answers(decideRequests, (asked) => answersTo(asked, [id(1), id(2)])),
  );
  await approveAll();
  const outcome = page.getByRole('dialog', { name: '1 richiesta approvata' });
  await expect.element(outcome.getByText('2 non approvate')).toBeVisible();
  await expect
    .element(outcome.getByRole('listitem').nth(0))
    .toMatchTextContent(/^Rossi1 Anna, \d\d\/\d\d\/\d{4}.*Il residuo non basta\./);
  await expect.element(outcome.getByText('Il residuo non basta.', { exact: true }).first()).toBeVisible();
  await expect.element(outcome.getByRole('listitem').nth(1)).toMatchTextContent(/Rossi2 Anna/);
});

test('when an answer is lost the parts before it count, and those after it are not sent', async () => {
  const app = openClockIns(clockIns(430), (server) =>
    server.answers(decideRequests, (asked) =>
      decisionsOf(asked)[0]?.id === id(200)
        ? Response.json({ outcome: { code: -503, messageIT: 'Troppe richieste.' } }, { status: 503 })
        : answersTo(asked),
    ),
  );
  await approveAll();
  const outcome = page.getByRole('dialog', { name: '200 richieste approvate' });
  await expect.element(outcome.getByText(/Per 200 richieste non è arrivata una risposta/)).toBeVisible();
  await expect
    .element(outcome.getByText('30 richieste non sono state inviate: aspettano ancora.'))
    .toBeVisible();
  expect(app.server.askedFor(decideRequests)).toHaveLength(2);
});

test('it can be stopped between two parts', async () => {
  const first = Promise.withResolvers<void>();
  const app = openClockIns(clockIns(230), (server) =>
    server.answers(decideRequests, async (asked) => {
      await first.promise;
      return answersTo(asked);
    }),
  );
  await approveAll();
  await page.getByRole('button', { name: 'Ferma' }).click();
  first.resolve();
  const outcome = page.getByRole('dialog', { name: '200 richieste approvate' });
  await expect.element(outcome.getByText(/^30 richieste non sono state inviate/)).toBeVisible();
  expect(app.server.askedFor(decideRequests)).toHaveLength(1);
});

test('[M2.2.15] rows that this manager may not approve are left out; with none of them there is no button', async () => {
  const own = request({ id: id(9), codcausale: 'OTE', orainizio: 425, allowedActions: [] });
  const app = openClockIns([...clockIns(1), own], (server) =>
    server.answers(decideRequests, (asked) => answersTo(asked)),
  );
  await approveAll();
  await expect.element(page.getByText('1 richiesta approvata')).toBeVisible();
  expect(decisionsOf(app.server.askedFor(decideRequests)[0]!).map((one) => one.id)).toEqual([id(0)]);
  app.server.answers(listPunchRequests, inPages([own]));
  await page.getByRole('tab', { name: /ALTRO/ }).click();
  await page.getByRole('tab', { name: /TIMBRATURE/ }).click();
  await expect.element(page.getByRole('row', { name: /Ferrari/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Approva tutte le richieste' }))
    .not.toBeInTheDocument();
});

const TAKEN = {
  counterId: 'DIVLIRR-20261223-M',
  timeslotId: 'M',
  daySelected: '20261223',
  description: 'M',
  beginTime: '0700',
  endTime: '1500',
  before: { employees: 2, chairs: 2, missing: 0 },
  after: { employees: 0, chairs: 2, missing: 2 },
  islands: [],
  specializations: [],
  hours: [],
};

/** Requests of the tab 'ALTRO', filtered by the name of the people: two of three are shown. */
function openFiltered(): MountedApp {
  const rows = [1, 2].map((number) =>
    request({ id: id(number), cognome: `Rossi${number}`, version: number }),
  );
  const app = openApp('/responsabile/richieste?impianto=LIRR&scheda=altro&dipendente=Rossi', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { altro: [...rows, request({ id: id(3), cognome: 'Neri' })] });
    server.answers(previewCounters, {
      outcome: DONE,
      counters: [TAKEN],
      legality: { added: [], ended: [] },
      position: '10',
    });
    server.answers(decideRequests, (asked) => answersTo(asked, [id(2)]));
  });
  onTestFinished(app.close);
  return app;
}
const askedAbout = (title: string) => page.getByRole('alertdialog', { name: title });

test('under a filter exactly what it shows is chosen and approved, the counters are told first, and a row that changed is refused by itself', async () => {
  const app = openFiltered();
  await expect.element(page.getByRole('row', { name: /Rossi2/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approva tutte le richieste' })).toBeDisabled();
  await page.getByRole('button', { name: 'Scegli tutte le righe mostrate (2)' }).click();
  await page.getByRole('button', { name: 'Approva (2)' }).click();
  const asks = askedAbout('Confermi di voler approvare le 2 richieste scelte?');
  await expect.element(asks.getByText(/^2 richieste: Rossi\d Luca, Rossi\d Luca\.$/)).toBeVisible();
  await expect.element(asks.getByText(/^M mer 23: da 0 a −2/)).toBeVisible();
  const { without } = app.server.askedFor(previewCounters).at(-1)!.body as { without: readonly string[] };
  expect(without.toSorted()).toEqual([id(1), id(2)]);
  expect(app.server.askedFor(decideRequests)).toEqual([]);
  await asks.getByRole('button', { name: 'Sì' }).click();
  const outcome = page.getByRole('dialog', { name: '1 richiesta approvata' });
  await expect.element(outcome.getByText('1 non approvata')).toBeVisible();
  await expect
    .element(outcome.getByRole('listitem'))
    .toMatchTextContent(/Rossi2 Luca.*Il residuo non basta\./);
  const sent = app.server.askedFor(decideRequests).flatMap(decisionsOf);
  expect(sent.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
    { id: id(1), version: 1 },
    { id: id(2), version: 2 },
  ]);
});

test('of the rows one is ticked, and a no sends nothing', async () => {
  const app = openFiltered();
  await page.getByRole('checkbox', { name: /Rossi2/ }).click();
  await page.getByRole('button', { name: 'Approva (1)' }).click();
  const asks = askedAbout('Confermi di voler approvare la richiesta scelta?');
  await expect.element(asks.getByText('Una richiesta: Rossi2 Luca.')).toBeVisible();
  await asks.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(asks).not.toBeInTheDocument();
  expect(app.server.askedFor(decideRequests)).toEqual([]);
});

test('a row to endorse is ticked for its own next step, one with none has no box, and each button reaches its rows alone', async () => {
  const rows = [
    request({ id: id(1), cognome: 'Rossi1' }),
    request({ id: id(2), cognome: 'Rossi2', stato: 60 }),
    request({ id: id(3), cognome: 'Rossi3', stato: 60 }),
    request({ id: id(4), cognome: 'Neri', allowedActions: [] }),
  ];
  const app = openApp('/responsabile/richieste?impianto=LIRR&scheda=altro', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { altro: rows });
    server.answers(previewCounters, {
      outcome: DONE,
      counters: [TAKEN],
      legality: { added: [], ended: [] },
      position: '10',
    });
    server.answers(decideRequests, (asked) => answersTo(asked));
  });
  onTestFinished(app.close);
  await expect.element(page.getByRole('row', { name: /Neri/ })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(3);
  expect(page.getByRole('checkbox', { name: /Neri/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Scegli tutte le righe mostrate (3)' }).click();
  await expect.element(page.getByRole('button', { name: 'Approva (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Autorizza (2)' }).click();
  const asks = askedAbout('Confermi di voler autorizzare le 2 richieste scelte?');
  await expect.element(asks.getByText(/^2 richieste: Rossi\d Luca, Rossi\d Luca\.$/)).toBeVisible();
  await asks.getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText('2 richieste autorizzate')).toBeVisible();
  const sent = app.server.askedFor(decideRequests).flatMap(decisionsOf);
  expect(sent.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
    { id: id(2), operazione: 'V' },
    { id: id(3), operazione: 'V' },
  ]);
});
