import { previewCounters, readCounterDetail, type PreviewedCounter } from '@torre/contract/counters';
import {
  considerAbsences,
  ignoreAbsences,
  ignoredAbsences,
  managerEvents,
  type RequestRow,
} from '@torre/contract/requests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCounter } from '../testing/fake-counter.ts';
import { canBeRead, COUNTER_VIEW, request } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE } from '../testing/fake-session.ts';
import { expectNotice } from '../testing/notice.ts';
import { onPhone } from '../testing/phone.ts';
import { tabTo } from '../testing/tab-to.ts';

/** From 03:00 to 05:00 of the night that is open. */
const AT_NIGHT = {
  codcausale: '104',
  descausale: 'Permesso L. 104/92',
  codtipofruizione: 'H',
  mis: 'HH',
  datainizio: '2026/12/22',
  datafine: '2026/12/22',
  orainizio: 180,
  orafine: 300,
} as const;
const TOUCHES = request(AT_NIGHT, COUNTER_VIEW);
const IN_THE_MORNING = request(
  {
    ...AT_NIGHT,
    id: '00000000-0000-7000-8000-000000020880',
    cognome: 'Mariani',
    orainizio: 600,
    orafine: 660,
  },
  COUNTER_VIEW,
);
const WHOLE_DAY = request(
  { id: '00000000-0000-7000-8000-000000020881', cognome: 'Galli', datainizio: '2026/12/22' },
  COUNTER_VIEW,
);

/** The requests of the counter's days, and which of them it leaves out until somebody says otherwise. */
function declareRequests(server: FakeServer, rows: readonly RequestRow[], ignored: readonly string[] = []) {
  let leftOut = ignored;
  server.answers(managerEvents, { outcome: DONE, requests: [...rows] });
  server.answers(ignoredAbsences, () => ({
    outcome: DONE,
    ignoredAbsences: leftOut.map((absenceId) => ({
      ignoredId: '1',
      absenceId,
      ignoredDate: '20261222',
      plant: 'LIRR',
      timeslot: 'N',
    })),
  }));
  server.answers(ignoreAbsences, ({ body }) => {
    leftOut = (body as { absencesIds: readonly string[] }).absencesIds;
    return { outcome: DONE, ignoredId: '1' };
  });
  server.answers(considerAbsences, () => {
    leftOut = [];
    return { outcome: DONE };
  });
  canBeRead(server, rows);
}

const card = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'RICHIESTE' }) });
const row = (name: string) => card.getByRole('listitem').filter({ hasText: name });
const button = (name: string) => row('Ferrari').getByRole('button', { name, exact: true });
const COUNTER = {
  ignoredDate: '20261222',
  plant: 'LIRR',
  timeslot: 'N',
  absencesIds: [TOUCHES.id],
};

const FIGURES = { employees: 2, chairs: 2, missing: 0 };
/** What the request takes from a counter. */
const moved = (timeslotId: string, daySelected: string): PreviewedCounter => ({
  counterId: `DIVLIRR-${daySelected}`,
  timeslotId,
  daySelected,
  description: timeslotId,
  beginTime: '2300',
  endTime: '0700',
  before: FIGURES,
  after: { ...FIGURES, employees: 1, missing: 1 },
  islands: [],
  specializations: [],
  hours: [],
});

test('[M2.1.24][M2.1.25] the card is unfolded and lists what touches the hours of the counter', async () => {
  const server = openCounter((own) => declareRequests(own, [TOUCHES, IN_THE_MORNING, WHOLE_DAY]));
  await expect.element(row('Ferrari')).toMatchTextContent(/104\/92.*22\/12 03:00–05:00.*Da approvare/);
  await expect.element(card.getByText('1 da approvare')).toBeVisible();
  await expect.element(row('Mariani')).not.toBeInTheDocument();
  await expect.element(row('Galli')).not.toBeInTheDocument();
  const { query } = server.askedFor(managerEvents)[0]!;
  expect([query.get('dal'), query.get('al'), query.get('icao')]).toEqual([
    '2026/12/21',
    '2026/12/22',
    'LIRR',
  ]);
});

test('[M2.1.24] without such requests it says so', async () => {
  openCounter((server) => declareRequests(server, [WHOLE_DAY]));
  await expect.element(card.getByText('Nessuna richiesta a ore tocca la fascia 23:00–07:00.')).toBeVisible();
});

test('[M4.6.03][M4.6.06][M8.50][M2.3.08] a request is ignored for this slot, stands out, and the counters are read again', async () => {
  const server = openCounter((own) => declareRequests(own, [TOUCHES]));
  await expect.element(row('Ferrari')).not.toHaveAttribute('data-tone');
  const before = server.askedFor(readCounterDetail).length;
  await button('Ignora per questa fascia').click();
  await expectNotice(1, 'Richiesta ignorata correttamente.');
  expect(server.askedFor(ignoreAbsences)[0]?.body).toEqual(COUNTER);
  await expect.element(row('Ferrari')).toHaveAttribute('data-tone', 'ignored');
  await expect.element(row('Ferrari').getByText('ignorata in questa fascia')).toBeVisible();
  await expect.poll(() => server.askedFor(readCounterDetail).length).toBeGreaterThan(before);
});

test('[M4.6.04][M4.6.05][M8.51] what is ignored is considered again, which sends no code', async () => {
  const server = openCounter((own) => declareRequests(own, [TOUCHES], [TOUCHES.id]));
  await expect.element(row('Ferrari')).toHaveAttribute('data-tone', 'ignored');
  await expect.element(button('Ignora per questa fascia')).not.toBeInTheDocument();
  await button('Considera di nuovo').click();
  await expectNotice(1, 'Richiesta considerata correttamente.');
  expect(server.askedFor(considerAbsences)[0]?.body).toEqual(COUNTER);
  await expect.element(row('Ferrari')).not.toHaveAttribute('data-tone');
});

test.each([
  {
    pressed: 'Ignora per questa fascia',
    leftOut: [],
    way: 'risen',
    ignored: [`${TOUCHES.numindividuale} 20261222`],
  },
  { pressed: 'Considera di nuovo', leftOut: [TOUCHES.id], way: 'fallen', ignored: [] },
])(
  '[M4.6.08][M4.6.09] after $pressed the calendar marks this counter as $way',
  async ({ pressed, leftOut, way, ignored }) => {
    sessionStorage.removeItem('calendarSnapshot.marks');
    openCounter((server) => {
      declareRequests(server, [TOUCHES], leftOut);
      server.answers(previewCounters, {
        outcome: DONE,
        counters: [moved('N', '20261222'), moved('M', '20261223')],
        legality: { added: [], ended: [] },
        position: '10',
      });
    });
    await button(pressed).click();
    const marks = () => JSON.parse(sessionStorage.getItem('calendarSnapshot.marks') ?? 'null');
    await expect.poll(() => marks()?.counters).toEqual({ 'N 20261222': way });
    expect(marks().ignored).toEqual(ignored);
  },
);

test('[M4.6.09] where the counters cannot be asked the calendar marks the counter that ignores all the same', async () => {
  sessionStorage.removeItem('calendarSnapshot.marks');
  openCounter((server) => {
    declareRequests(server, [TOUCHES]);
    server.refuses(previewCounters, 500, -500);
  });
  await button('Ignora per questa fascia').click();
  const marks = () => JSON.parse(sessionStorage.getItem('calendarSnapshot.marks') ?? 'null');
  await expect.poll(() => marks()?.counters).toEqual({ 'N 20261222': 'touched' });
});

test('what the server refuses is told, and the row stays as it was', async () => {
  openCounter((server) => {
    declareRequests(server, [TOUCHES]);
    server.refuses(ignoreAbsences, 409, -44, 'È una tua richiesta: la deve ignorare un altro responsabile.');
  });
  await button('Ignora per questa fascia').click();
  await expectNotice(4, 'la deve ignorare un altro responsabile');
  await expect.element(row('Ferrari')).not.toHaveAttribute('data-tone');
});

test('only what the server names can be ignored, off with its reason', async () => {
  const own = {
    ...TOUCHES,
    actions: TOUCHES.actions.map((shown) =>
      shown.action === 'ignore' ? { ...shown, reason: 'own-request' } : shown,
    ),
  };
  openCounter((server) => declareRequests(server, [own]));
  await expect
    .element(button('Ignora per questa fascia: è una tua richiesta'))
    .toHaveAttribute('aria-disabled', 'true');
});

test('[M8.68][M8.69] requests that cannot be read are told in the card and read again on demand', async () => {
  const server = openCounter((own) => {
    declareRequests(own, [TOUCHES]);
    own.refuses(managerEvents, 500, -500);
  });
  await expect.element(card.getByText('Impossibile recuperare le informazioni richieste')).toBeVisible();
  declareRequests(server, [TOUCHES]);
  await card.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(row('Ferrari')).toBeVisible();
});

test('a request opens over the counter and leads back to it', async () => {
  openCounter((server) => declareRequests(server, [TOUCHES]));
  await button('Visualizza').click();
  const detail = page.getByRole('dialog', { name: 'Richiesta' });
  await expect.element(detail.getByRole('heading', { name: 'Ferrari Luca' })).toBeVisible();
  await detail.getByRole('button', { name: 'Torna al contatore' }).click();
  await expect.element(detail).not.toBeInTheDocument();
});

test('by keys alone a request is ignored', async () => {
  const server = openCounter((own) => declareRequests(own, [TOUCHES]));
  await expect.element(row('Ferrari')).toBeVisible();
  await tabTo(button('Ignora per questa fascia'));
  await userEvent.keyboard('{Enter}');
  await expectNotice(1, 'Richiesta ignorata correttamente.');
  expect(server.askedFor(ignoreAbsences)).toHaveLength(1);
});

test('[E2.06] on the phone the actions stand in a sheet and nothing is wider than the screen', async () => {
  await onPhone();
  openCounter((server) => declareRequests(server, [TOUCHES]));
  await row('Ferrari')
    .getByRole('button', { name: /^Azioni/ })
    .click();
  await page.getByRole('button', { name: 'Ignora per questa fascia' }).click();
  await expectNotice(1, 'Richiesta ignorata correttamente.');
  expect(document.documentElement.scrollWidth).toBe(390);
});
