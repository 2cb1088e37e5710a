import { changeSetting, countFindings } from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { StandingSettings } from '../testing/fake-configuration.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const dialog = page.getByRole('dialog');
const count = dialog.getByRole('button', { name: 'Conta che cosa troverebbe' });

test('before a rule gets another value its window counts, plant by plant, what it would find next month', async () => {
  const { server, close } = openApp('/amministrazione/regole?profilo=BASE', (fake) => {
    signedIn(fake, ADMINISTRATOR);
    new StandingSettings().declare(fake);
    fake.answers(countFindings, (asked) => {
      const { plant } = asked.body as { plant: string };
      const rules =
        plant === 'LIRF'
          ? [
              { rule: 'R373.2', now: 0, planned: 41 },
              { rule: 'L66.1', now: 2, planned: 2 },
            ]
          : [];
      return { outcome: DONE, month: '202612', rules };
    });
  });
  onTestFinished(close);
  const chapter = page.getByRole('region', { name: 'R373.2 · Durata del servizio' });
  await chapter.getByRole('button', { name: 'Modifica Servizio al massimo', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Valore' }).fill('7:59');
  await count.click();
  await expect.element(dialog).toMatchTextContent('Nei turni di 12/2026, regole non rispettate:');
  const rows = dialog.getByRole('region', { name: 'Conta che cosa troverebbe' }).getByRole('row');
  // the rule that the value does not touch is left out
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual(['ImpiantoRegolaOggiCon il nuovo valore', 'LIRFR373.2041']);
  expect(server.askedFor(countFindings).map(({ body }) => body)).toMatchObject([
    { plant: 'LIRF', icao: '', value: 479 },
    { plant: 'LIRN', icao: '', value: 479 },
  ]);
  expect(server.askedFor(changeSetting)).toEqual([]);
  // another value: the counts of the former one are gone
  await dialog.getByRole('textbox', { name: 'Valore' }).fill('8:00');
  await expect.element(rows.first()).not.toBeInTheDocument();
});

test('a value that changes no count says how many findings there are anyway, of all plants and rules', async () => {
  const { close } = openApp('/amministrazione/regole?profilo=BASE', (fake) => {
    signedIn(fake, ADMINISTRATOR);
    new StandingSettings().declare(fake);
    const standing = [
      { rule: 'R373.2', now: 3, planned: 3 },
      { rule: 'L66.1', now: 2, planned: 2 },
    ];
    fake.answers(countFindings, { outcome: DONE, month: '202612', rules: standing });
  });
  onTestFinished(close);
  const chapter = page.getByRole('region', { name: 'R373.2 · Durata del servizio' });
  await chapter.getByRole('button', { name: 'Modifica Servizio al massimo', exact: true }).click();
  await count.click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Nei turni di 12/2026 non cambierebbe nulla: oggi e con il nuovo valore 10 rilievi in tutto.',
    );
});
