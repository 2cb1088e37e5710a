import { ownAttendance, timetableDirectory, type OwnAttendance } from '@torre/contract/attendance';
import type { SessionReply } from '@torre/contract/identity';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OWN_DAYS, attendanceDay } from '../testing/fake-attendance.ts';
import { ADMINISTRATOR, CONTROLLER, signedIn } from '../testing/fake-session.ts';
import { SilentStream } from '../testing/silent-stream.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { onPhone, tap } from '../testing/phone.ts';
import { tabTo } from '../testing/tab-to.ts';
import { causesFor } from '../testing/fake-own-requests.ts';

const ADDRESS = '/dipendente/presenze';
const main = page.getByRole('main');
const days = main.getByRole('list', { name: 'I giorni del mese' });
const day = (name: string) => days.getByRole('listitem').filter({ hasText: name });
const totals = main.getByRole('region', { name: 'Totali del mese' });

/** A controller to whom these causes are open. */
const mayAsk = (...codes: readonly string[]): SessionReply => ({
  ...CONTROLLER,
  causali: causesFor(...codes).map(({ idcausale, descausale, gestdoc, insertable }) => ({
    idcausale,
    descausale,
    gestdoc,
    insertable,
  })),
});

function open(own: OwnAttendance = OWN_DAYS, address = ADDRESS, session = mayAsk('OTE', 'OTU', '7510')) {
  const app = openApp(address, (server) => {
    signedIn(server, session);
    server.answers(ownAttendance, own);
    server.answers(timetableDirectory, {
      ris: {
        ret: 1,
        orario: [
          {
            idorario: 1,
            codorario: 'G36',
            desorario: 'Giornata 36 ore',
            tipologia: 'H36',
            entrata1: 480,
            uscita1: 750,
            entrata2: 780,
            uscita2: 942,
          },
          {
            idorario: 4,
            codorario: 'TB',
            desorario: 'Turno breve',
            tipologia: 'H36',
            entrata1: 480,
            uscita1: 840,
            entrata2: null,
            uscita2: null,
          },
        ],
      },
    });
  });
  onTestFinished(app.close);
  return app;
}

test('each day says in words what came of it, and what is missing from when to when', async () => {
  open();
  await expect.element(day('mar 08/12')).toMatchTextContent('N Notte, 07/12 23:00–07:00');
  await expect.element(day('mar 08/12')).toMatchTextContent('Coperto 07/12 23:00–07:00');
  await expect.element(day('mer 09/12')).toMatchTextContent('Entrata 07:30 · Uscita 15:00');
  await expect.element(day('mer 09/12')).toMatchTextContent('Scoperto 07:00–07:30: mancano 0:30 ore');
  await expect
    .element(day('gio 10/12'))
    .toMatchTextContent('In attesa 07:00–08:00, Giustificativo orario in turno');
  await expect.element(day('gio 10/12')).toMatchTextContent('Uscita 15:00 (in attesa di decisione)');
  await expect.element(day('ven 11/12')).toMatchTextContent('Da chiarire Entrata 06:58: manca l’uscita');
  await expect.element(day('dom 13/12')).toMatchTextContent('09:00–11:00: nessun lavoro previsto');
  await expect.element(day('lun 14/12')).toMatchTextContent('L’esito arriva a fine turno');
  expect(day('mar 15/12').elements(), 'a day to come').toEqual([]);
});

test.each([1366, 390])(
  'a day with a hole leads to the correction that closes it, filled in (%i px)',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1366, 768));
    const night = { code: 'N', description: 'Notte', isWork: true, spans: [{ from: -60, to: 420 }] };
    const without = attendanceDay('20261212', {
      planned: night,
      results: [{ status: 'R', dalle: -60, alle: 420 }],
    });
    open({ ...OWN_DAYS, days: [...OWN_DAYS.days.filter(({ date }) => date !== '20261212'), without] });
    const link = (of: string, name: RegExp) => day(of).getByRole('link', { name });
    const form = '/dipendente/richieste/nuova';
    await expect
      .element(link('ven 11/12', /^Correggi uscita/))
      .toHaveAttribute('href', `${form}?causale=OTU&dal=20261211&ora=1500`);
    await expect
      .element(link('sab 12/12', /^Correggi entrata/))
      .toHaveAttribute('href', `${form}?causale=OTE&dal=20261211&ora=2300`);
    await expect
      .element(link('sab 12/12', /^Correggi uscita/))
      .toHaveAttribute('href', `${form}?causale=OTU&dal=20261212&ora=0700`);
    // hours beside punches that are there: nothing to correct, a request of those hours
    await expect
      .element(link('mer 09/12', /^Chiedi/))
      .toHaveAttribute('href', `${form}?dal=20261209&ora=0700&fine=0730`);
    // work that nobody planned: a request of that day
    await expect.element(link('dom 13/12', /^Chiedi/)).toHaveAttribute('href', `${form}?dal=20261213`);
    for (const settled of ['mar 08/12', 'gio 10/12'])
      expect([settled, day(settled).getByRole('link').elements()]).toEqual([settled, []]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('a day out of the term leads to no form that would refuse it, and says whom to turn to', async () => {
  const late = attendanceDay('20261201', {
    planned: { code: 'M', description: 'Mattina', isWork: true, spans: [{ from: 420, to: 900 }] },
    results: [{ status: 'R', dalle: 420, alle: 900 }],
  });
  open({ ...OWN_DAYS, days: [late, ...OWN_DAYS.days] });
  await expect.element(day('mar 01/12')).toMatchTextContent(/Fuori dai termini.*personale/);
  expect(day('mar 01/12').getByRole('link').elements()).toEqual([]);
});

test.each([
  {
    open: ['OTE', '7510'],
    links: ['Correggi entrata', 'Chiedi'],
    words: /non puoi correggere l’uscita.*risorse umane/,
  },
  {
    open: ['OTU', 'OTE'],
    links: ['Correggi entrata', 'Correggi uscita'],
    words: /non puoi fare una richiesta.*risorse umane/,
  },
])(
  'what no cause of $open would settle is no link: the line says whom to ask',
  async ({ open: codes, links, words }) => {
    const without = attendanceDay('20261207', {
      planned: { code: 'M', description: 'Mattina', isWork: true, spans: [{ from: 420, to: 900 }] },
      results: [{ status: 'R', dalle: 420, alle: 900 }],
    });
    open({ ...OWN_DAYS, days: [without, ...OWN_DAYS.days] }, ADDRESS, mayAsk(...codes));
    await expect.element(days).toMatchTextContent(words);
    const shown = days
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
    expect([...new Set(shown)]).toEqual(links);
  },
);

test('the totals add what was covered, waits and is missing; what waits is not to be settled', async () => {
  open();
  await expect.element(totals).toMatchTextContent('Ore coperte15:30');
  await expect.element(totals).toMatchTextContent('In attesa di decisione1:00');
  await expect.element(totals).toMatchTextContent('Ore scoperte0:30');
  await expect.element(totals).toMatchTextContent('Da chiarire2');
  await expect.element(totals).toMatchTextContent('3 giornate da sistemare');
});

test('days to settle are shown alone, and the address keeps it', async () => {
  const app = open();
  await page.getByRole('button', { name: 'Mostra solo queste giornate' }).click();
  await expect.poll(() => days.getByRole('listitem').elements().length).toBe(3);
  expect(app.address()).toBe(`${ADDRESS}?giorni=aperti`);
});

test('the month stands in the address and is changed by keys alone', async () => {
  const app = open();
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Dicembre 2026');
  await expect.element(day('mer 09/12')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Mese precedente' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe(`${ADDRESS}?mese=2026-11`);
  await expect
    .poll(() => app.server.askedFor(ownAttendance).at(-1)?.query.toString())
    .toBe('from=20261101&to=20261130');
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Novembre 2026');
});

test('on a phone of 375 px nothing is wider than the screen, and one thumb changes month and view', async () => {
  await onPhone();
  await page.viewport(375, 667);
  const app = open();
  await expect.element(day('mer 09/12')).toMatchTextContent('mancano 0:30 ore');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await tap(page.getByRole('button', { name: 'Mese precedente' }));
  await expect.poll(app.address).toBe(`${ADDRESS}?mese=2026-11`);
  await tap(page.getByRole('tab', { name: /^Timbrature/ }));
  await expect.element(main.getByRole('list', { name: 'Timbrature' })).toBeVisible();
  await expect.poll(app.address).toBe(`${ADDRESS}?mese=2026-11&vista=timbrature`);
});

test('[M6.05] who is not managed by the time system reads that the own hours are kept elsewhere', async () => {
  const elsewhere = attendanceDay('20261201', { isKeptElsewhere: true });
  open({ ...OWN_DAYS, days: [elsewhere], causes: [] }, ADDRESS, ADMINISTRATOR);
  await expect.element(main).toMatchTextContent('Le tue ore non si tengono qui');
  expect(totals.elements()).toEqual([]);
});

test('who moved away from such a category in the month sees from which day on the days are judged', async () => {
  const elsewhere = attendanceDay('20261207', { isKeptElsewhere: true });
  open({ ...OWN_DAYS, days: [elsewhere, ...OWN_DAYS.days] });
  await expect.element(day('lun 07/12')).toMatchTextContent('Ore tenute fuori da Torre');
  await expect.element(day('mer 09/12')).toMatchTextContent('Scoperto');
});

test.each([
  ['without shifts', [attendanceDay('20261201', {})], 'Nessun turno e nessuna timbratura'],
  ['to come', [attendanceDay('20270101', {})], 'Questo mese deve ancora cominciare'],
])('a month %s says so', async (_, shown, words) => {
  open({ ...OWN_DAYS, days: shown, causes: [] });
  await expect.element(main).toMatchTextContent(words);
});

test('days that cannot be read say so and are asked for again', async () => {
  const app = openApp(ADDRESS, (server) => {
    signedIn(server, CONTROLLER);
    server.refuses(ownAttendance, 500, -500);
  });
  onTestFinished(app.close);
  const again = main.getByRole('alert').getByRole('button');
  await expect.element(again).toBeVisible();
  app.server.answers(ownAttendance, OWN_DAYS);
  await again.click();
  await expect.element(day('mer 09/12')).toBeVisible();
});

test('a change of an own shift reads the days again, that of a colleague does not', async () => {
  const { server } = open();
  await expect.element(day('mer 09/12')).toBeVisible();
  const cell = { date: '20261209', turn: 'P', marks: '', version: 2 };
  const tell = (employeeId: string, at: string): void =>
    SilentStream.tell('roster', { plant: 'LIRR', cells: [{ ...cell, employeeId }] }, at);
  await expect.poll(() => SilentStream.open.size).toBe(1);
  const asked = server.askedFor(ownAttendance).length;
  tell('800999', '1');
  tell(CONTROLLER.utente.codicePersonale, '2');
  await expect.poll(() => server.askedFor(ownAttendance).length).toBeGreaterThan(asked);
  expect(server.askedFor(ownAttendance)).toHaveLength(asked + 1);
});

test('[E2.46] the table of clock-ins has type, status and time', async () => {
  const app = open(OWN_DAYS, `${ADDRESS}?vista=timbrature`);
  const table = main.getByRole('table', { name: 'Timbrature' });
  const row = (text: string) => table.getByRole('row').filter({ hasText: text });
  await expect.element(row('11/12/2026')).toMatchTextContent('Entratamanca la sua coppia06:58');
  await expect
    .element(row('in attesa di decisione'))
    .toMatchTextContent('Uscita, Omessa timbratura in uscita');
  await expect.element(row('08/12/2026')).toMatchTextContent('Uscitavalida07:03');
  await page.getByRole('button', { name: 'Ora', exact: true }).click();
  await expect.poll(app.address).toBe(`${ADDRESS}?ordine=ora&vista=timbrature`);
});

test('the directory of timetables lists both halves and the length, and is filtered by code', async () => {
  open(OWN_DAYS, `${ADDRESS}?vista=orari&codice=G3`);
  const table = main.getByRole('table', { name: 'Orari', exact: true });
  await expect.element(table).toMatchTextContent('G36Giornata 36 ore08:00–12:30, 13:00–15:427:12');
  await expect.element(table).not.toMatchTextContent('Turno breve');
});
