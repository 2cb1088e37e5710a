import { changeSetting, readConfiguration, settingHistory } from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADMINISTRATOR, DONE, signedIn, TODAY } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const DAYS = 'roster.editDays';
const STANDS = {
  values: [{ key: DAYS, icao: 'LIRF', category: '', validFrom: TODAY, value: 12 }],
  versions: [],
};

function openSetting(key: string) {
  const app = openApp(`/amministrazione/configurazione?voce=${key}`, (server) => {
    signedIn(server, ADMINISTRATOR);
    const plants = [{ icao: 'LIRF', name: 'Fiumicino' }];
    server.answers(readConfiguration, { outcome: DONE, ...STANDS, plants });
    server.answers(settingHistory, { outcome: DONE, saves: [] });
    server.answers(changeSetting, { outcome: DONE, ...STANDS });
  });
  onTestFinished(app.close);
  const dialog = page.getByRole('dialog');
  return {
    server: app.server,
    dialog,
    value: dialog.getByRole('textbox', { name: 'Valore' }),
    save: dialog.getByRole('button', { name: 'Salva', exact: true }),
    question: dialog.getByRole('alertdialog'),
  };
}

test('a setting is saved after a question that says from what to what, from which day and for which plants', async () => {
  const { server, value, save, question } = openSetting(DAYS);
  await value.fill('20');
  await save.click();
  await expect.element(question).toMatchTextContent(/Dal 14\/12\/2026: da 7 giorni a 20 giorni\./);
  await expect.element(question).toMatchTextContent(/tutta l’organizzazione.*valore proprio: LIRF/);
  await question.getByRole('button', { name: 'No' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.askedFor(changeSetting)).toEqual([]);
  await expect.element(value).toHaveValue('20');
  await save.click();
  await question.getByRole('button', { name: 'Sì, salva' }).click();
  await expect
    .poll(() => server.askedFor(changeSetting).map(({ body }) => body))
    .toMatchObject([{ value: 20 }]);
});

test('a length out of its range is told while it is typed, in hours and minutes as the field shows it', async () => {
  const { dialog, value, server } = openSetting('identity.sessionIdle');
  await value.fill('999:00');
  await expect.element(dialog.getByText(/^Scrivi un valore tra \d+:\d\d e \d+:\d\d\.$/)).toBeVisible();
  await expect.element(dialog.getByText(/^Ore e minuti, da \d+:\d\d a \d+:\d\d$/)).toBeVisible();
  expect(server.askedFor(changeSetting)).toEqual([]);
});
