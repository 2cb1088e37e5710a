import { checkPunches, importPunches, type PunchFileCheck } from '@torre/contract/attendance';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

const CHECK: PunchFileCheck = {
  outcome: DONE,
  read: 3,
  fresh: 2,
  people: 1,
  from: '20261112',
  to: '20261113',
  faultCount: 0,
  faults: [],
};
const FAULTY: PunchFileCheck = {
  ...CHECK,
  fresh: 0,
  faultCount: 1,
  faults: [{ row: 3, messageIT: 'Riga 3: nessuno ha il codice personale «999999».' }],
};
const report = page.getByRole('region', { name: 'Controllo di «orologi.csv»' });
const save = page.getByRole('button', { name: /^Importa/ });

function open(declare: (server: FakeServer) => void): FakeServer {
  const app = openApp('/amministrazione/timbrature', (server) => {
    signedIn(server, ADMINISTRATOR);
    declare(server);
  });
  onTestFinished(app.close);
  return app.server;
}

async function choose(content: BlobPart, name = 'orologi.csv'): Promise<void> {
  await expect.element(page.getByText('Trascina qui il file degli orologi')).toBeVisible();
  await userEvent.upload(document.querySelector('input[type=file]')!, new File([content], name));
}

test('a file is checked first, shows what is new, and is imported as it was checked', async () => {
  const server = open((fake) => {
    fake.answers(checkPunches, CHECK);
    fake.answers(importPunches, {
      outcome: { code: 0, messageIT: 'Timbrature importate: 2 nuove, 1 già presenti.' },
      read: 3,
      written: 2,
    });
  });
  await choose('Codice');
  await expect.element(report).toMatchTextContent('Timbrature lette3Nuove2Già presenti o ripetute1Persone1');
  await expect.element(report).toMatchTextContent('dal 12/11/2026 al 13/11/2026');
  expect(server.askedFor(importPunches)).toEqual([]);
  await page.getByRole('button', { name: 'Importa le 2 timbrature nuove' }).click();
  await expect.element(report).toMatchTextContent('Timbrature importate: 2 nuove, 1 già presenti.');
  const [checked] = server.askedFor(checkPunches);
  expect(server.askedFor(importPunches).map(({ body }) => body)).toEqual([checked!.body]);
  expect(checked!.body).toEqual({ content: btoa('Codice') });
});

test('faults say row by row what to do, and nothing can be imported', async () => {
  open((fake) => fake.answers(checkPunches, FAULTY));
  await choose('Codice');
  await expect
    .element(report.getByRole('list', { name: 'Una riga da correggere' }))
    .toMatchTextContent('Riga 3: nessuno ha il codice personale «999999».');
  await expect.element(save).not.toBeInTheDocument();
});

test('a file whose punches are all known has nothing to import', async () => {
  open((fake) => fake.answers(checkPunches, { ...CHECK, fresh: 0 }));
  await choose('Codice');
  await expect.element(report).toMatchTextContent('non c’è niente da importare');
  await expect.element(save).not.toBeInTheDocument();
});

test('a file that became wrong after its check imports nothing and is checked again', async () => {
  const server = open((fake) => {
    fake.answers(checkPunches, CHECK);
    fake.refuses(importPunches, 409, -40, 'Il file ha 1 righe da correggere: non è stato importato nulla.');
  });
  await choose('Codice');
  await expect.element(save).toBeVisible();
  server.answers(checkPunches, FAULTY);
  await save.click();
  await expectNotice(4, 'Le timbrature non sono state importate');
  await expect.element(report).toMatchTextContent('Riga 3');
});

test('an import that does not answer keeps the checked file: it can be tried again', async () => {
  const server = open((fake) => {
    fake.answers(checkPunches, CHECK);
    fake.refuses(
      importPunches,
      503,
      -503,
      'In questo momento si leggono altri file: riprova tra 10 secondi.',
    );
  });
  await choose('Codice');
  await save.click();
  await expectNotice(4, 'In questo momento si leggono altri file');
  await expect.element(save).toBeEnabled();
  expect(server.askedFor(checkPunches)).toHaveLength(1);
});

test('what is no table is refused with the server’s words; what is empty or too large is not even sent', async () => {
  const server = open((fake) =>
    fake.refuses(
      checkPunches,
      400,
      -40,
      'Il file non è né un xlsx né un csv: salvalo in uno dei due formati e riprova.',
    ),
  );
  const alert = page.getByRole('main').getByRole('alert');
  await choose('niente');
  await expect.element(alert).toMatchTextContent('orologi.csv non si può importare');
  await expect.element(alert).toMatchTextContent('né un xlsx né un csv');
  await choose('', 'vuoto.csv');
  await expect.element(alert).toMatchTextContent('vuoto.csv è vuoto');
  await choose(new Uint8Array(800_000), 'anno.csv');
  await expect.element(alert).toMatchTextContent('anno.csv è troppo grande: il limite è 700 kB');
  expect(server.askedFor(checkPunches)).toHaveLength(1);
});

test('the columns of the file are explained with an example', async () => {
  open(() => undefined);
  await page.getByText('Come si scrive il file').click();
  await expect
    .element(page.getByRole('region', { name: 'Le colonne del file' }))
    .toMatchTextContent('TipoEE entrata, U uscita');
});
