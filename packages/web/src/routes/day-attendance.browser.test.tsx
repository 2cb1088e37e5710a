import { personAttendance, type OwnAttendance } from '@torre/contract/attendance';
import { listCauses, tryRequest, writeJustification } from '@torre/contract/requests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { attendanceDay, OWN_DAYS } from '../testing/fake-attendance.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';

/** The day before was missed in part, on the open one a correction waits. */
const DAYS: OwnAttendance = {
  ...OWN_DAYS,
  days: [
    attendanceDay('20261209', { results: [{ status: 'R', prestazione: 'M', dalle: 420, alle: 450 }] }),
    attendanceDay('20261210', {
      punches: [{ time: '08:00' }, { type: 'U', time: '15:00', status: 'G', causale: 'OTU' }],
      results: [
        { status: 'V', prestazione: 'M', dalle: 480, alle: 900 },
        { status: 'G', prestazione: 'P', dalle: 900, alle: 960, causale: '7510' },
        { status: 'E', prestazione: null, dalle: 1200, durata: 0, motivo: 'exit-missing' },
      ],
    }),
  ],
};
const CAUSE = { idcausale: '7510', descausale: 'Recupero ore', gestdoc: '', insertable: true } as const;

/** A past day of the month (today is the 14th); `inserts`: the session has causes. */
function openPast(declare: (server: FakeServer) => void = () => undefined, inserts = true) {
  return openCell({
    day: '10',
    declare: (server) => {
      if (inserts) signedIn(server, { ...MANAGER, causali: [CAUSE] });
      server.answers(personAttendance, DAYS);
      server.answers(listCauses, {
        outcome: DONE,
        causali: [{ ...CAUSE, category: null, units: ['H'], oneTime: false }],
      });
      server.refuses(tryRequest, 500, -500);
      declare(server);
    },
  });
}
const section = page.getByRole('region', { name: 'Timbrature', exact: true });
const performance = page.getByRole('region', { name: 'Prestazione', exact: true });
const line = (words: RegExp) => performance.getByRole('row', { name: words });

test('[M2.4.23] a past day lists the clock-ins from the day before up to the day itself', async () => {
  const { server } = openPast();
  await expect.element(section.getByRole('row', { name: /10\/12\/2026 Entrata valida 08:00/ })).toBeVisible();
  await expect
    .element(section.getByRole('row', { name: /10\/12\/2026 Uscita, Omessa.* in attesa di decisione 15:00/ }))
    .toBeVisible();
  const { query } = server.askedFor(personAttendance)[0]!;
  expect([query.get('employeeId'), query.get('from'), query.get('to')]).toEqual([
    '800123',
    '20261209',
    '20261210',
  ]);
});

test('a day that is not past asks for no clock-ins', async () => {
  const { server } = openCell({ day: '15' });
  await expect.element(page.getByRole('heading', { name: 'Richieste' })).toBeVisible();
  expect(server.askedFor(personAttendance)).toEqual([]);
});

test('[M2.4.26][M2.4.27] what came of the day has its columns, and dots of the specified colours', async () => {
  openPast();
  await expect.element(line(/^Scoperto M: giustifica 0:30 07:00 07:30$/)).toBeVisible();
  expect(
    performance
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual(['Stato', 'Prestazione', 'Durata', 'Causale', 'Dalle', 'Alle']);
  const colours = [/^Coperto/, /^In attesa/, /^Scoperto/, /^Da chiarire/].map(
    (words) => getComputedStyle(line(words).element().querySelector('i')!).backgroundColor,
  );
  expect(colours).toEqual(['rgb(16, 124, 90)', 'rgb(255, 215, 0)', 'rgb(190, 43, 33)', 'rgb(190, 43, 33)']);
});

test('[M2.4.28] red, yellow and contradictory rows open the justification over their hours, green ones do not', async () => {
  openPast();
  await expect.element(line(/^Coperto/)).toBeVisible();
  expect(
    line(/^Coperto/)
      .getByRole('button')
      .elements(),
  ).toEqual([]);
  for (const words of [/^In attesa/, /^Da chiarire/])
    await expect.element(line(words).getByRole('button')).toBeVisible();
  await line(/^Scoperto/)
    .getByRole('button')
    .click();
  const form = page.getByRole('dialog', { name: /^Aggiungi giustificativo dipendente/ });
  await expect.element(form.getByLabelText(/^Causale/)).toHaveValue('7510');
  await expect.element(form.getByRole('textbox', { name: 'Giorno' })).toHaveValue('09/12/2026');
  await expect.element(form.getByRole('textbox', { name: 'Dalle' })).toHaveValue('07:00');
  await expect.element(form.getByRole('textbox', { name: 'Alle' })).toHaveValue('07:30');
});

test('[M2.4.30] what is justified from the list is sent with DIPE', async () => {
  const { server } = openPast((own) =>
    own.answers(writeJustification, {
      outcome: DONE,
      ris: { ret: 1, esito: [{ id: '1', esito: 0, msg: '' }] },
      requests: [],
    }),
  );
  await line(/^Scoperto/)
    .getByRole('button')
    .click();
  const form = page.getByRole('dialog', { name: /^Aggiungi giustificativo dipendente/ });
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => server.askedFor(writeJustification)).toHaveLength(1);
  const { query, body } = server.askedFor(writeJustification)[0]!;
  expect([query.get('codop'), query.get('modo')]).toEqual(['I', 'DIPE']);
  expect(body).toMatchObject({ numindividuale: '800123', idcausale: '7510', orainizio: 420, orafine: 450 });
});

test('[M2.4.29] without causes in the session no row reacts', async () => {
  openPast(undefined, false);
  await expect.element(line(/^Scoperto/)).toBeVisible();
  expect(performance.getByRole('button').elements()).toEqual([]);
});

test('[M8.66][M8.67] clock-ins that cannot be loaded flag their table under their name, and are read again on demand', async () => {
  const { server } = openPast((own) => own.refuses(personAttendance, 500, -500));
  const alert = section.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent(/Impossibile recuperare le informazioni richieste: Timbrature/);
  server.answers(personAttendance, DAYS);
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(section.getByRole('row', { name: /Entrata valida 08:00/ })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
