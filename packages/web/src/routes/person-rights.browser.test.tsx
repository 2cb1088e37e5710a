import { addRight, changeRight } from '@torre/contract/entitlements';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CARER, LEAVE, openEntitlements } from '../testing/fake-entitlements.ts';
import { DONE } from '../testing/fake-session.ts';
import { expectNotice } from '../testing/notice.ts';

const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const main = page.getByRole('main');
const row = (text: string) =>
  main.getByRole('list', { name: 'Diritti' }).getByRole('listitem').filter({ hasText: text });
const PERSON = `/personale/spettanze/${LEAVE.employeeId}`;

test('rights stand on their line of time, with whom they are for and with whom they are shared', async () => {
  const rights = [
    CARER,
    { ...CARER, rightId: '2', right: 'CHILD', assisted: '2025-03-09', carers: 0, validTo: '20261130' },
    { ...CARER, rightId: '3', right: 'RLS', assisted: null, carers: 0, validFrom: '20270101' },
  ] as const;
  openEntitlements(PERSON, { rights });
  await expect.element(row('Legge 104')).toMatchTextContent('assiste ROSSI M, con un altro familiare');
  await expect.element(row('Genitore')).toMatchTextContent('figlio nato il 09/03/2025');
  await expect.element(row('Genitore')).toMatchTextContent('dal 01/11/2026 al 30/11/2026 (finito)');
  await expect.element(row('sicurezza')).toMatchTextContent('dal 01/01/2027 (previsto)');
});

test('a right of a parent is added with the day of birth', async () => {
  const { server } = openEntitlements(PERSON, {
    declare: (fake) => fake.answers(addRight, { outcome: DONE, right: CARER }),
  });
  await main.getByRole('button', { name: 'Aggiungi un diritto…' }).click();
  await dialog.getByRole('combobox', { name: 'Diritto' }).selectOptions('CHILD');
  await button('Salva').click();
  await expect.element(dialog).toMatchTextContent('Scrivi un giorno.');
  expect(server.askedFor(addRight)).toEqual([]);
  await field('Nato il').fill('9/3/2025');
  await button('Salva').click();
  await expectNotice(1, 'Diritto salvato');
  expect(server.askedFor(addRight).at(-1)).toMatchObject({
    path: '/hr/people/800101/rights',
    body: { right: 'CHILD', assisted: '2025-03-09', validFrom: '20261214', validTo: null, reason: null },
  });
});

test('a right ends by its last day; days gone by take a reason', async () => {
  const { server } = openEntitlements(PERSON, {
    rights: [CARER],
    declare: (fake) => fake.answers(changeRight, { outcome: DONE, right: CARER }),
  });
  await main.getByRole('button', { name: 'Modifica Legge 104' }).click();
  await field('Ultimo giorno').fill('30/11/2026');
  await button('Salva').click();
  await expect.element(dialog).toMatchTextContent('Per cambiare il passato serve un motivo.');
  await field('Motivo').fill('Decesso');
  await button('Salva').click();
  await expectNotice(1, 'Diritto salvato');
  expect(server.askedFor(changeRight).at(-1)).toMatchObject({
    path: `/hr/rights/${CARER.rightId}`,
    body: { assisted: 'ROSSI M', validTo: '20261130', reason: 'Decesso', version: 1 },
  });
});

test('who was overtaken compares what was typed with what stands', async () => {
  const { server } = openEntitlements(PERSON, { rights: [CARER] });
  server.answers(changeRight, () =>
    Response.json(
      { outcome: { code: -412, messageIT: '' }, current: { ...CARER, note: 'Verbale', version: 2 } },
      { status: 412 },
    ),
  );
  await main.getByRole('button', { name: 'Modifica Legge 104' }).click();
  await field('Ultimo giorno').fill('31/12/2026');
  await button('Salva').click();
  const compared = dialog.getByRole('alert').getByRole('row');
  await expect.element(compared.filter({ hasText: 'Nota' })).toMatchTextContent('Verbale');
  await expect.element(compared.filter({ hasText: 'Ultimo giorno' })).toMatchTextContent('31/12/2026');
  await button('Prendi il suo').click();
  await expect.element(field('Nota')).toHaveValue('Verbale');
  await expect.element(field('Ultimo giorno')).toHaveValue('');
});

test('of the own entitlements and rights nothing can be written, and the page says who does', async () => {
  openEntitlements(PERSON, { rights: [CARER], own: true });
  await expect
    .element(main)
    .toMatchTextContent('qui li leggi, a scriverli è un’altra persona delle risorse umane');
  await expect.element(row('Legge 104')).toMatchTextContent('assiste ROSSI M');
  await expect.element(main).toMatchTextContent('Ferie 2026');
  for (const name of [/^Aggiungi/, /^Modifica/])
    expect(main.getByRole('button', { name }).elements()).toEqual([]);
});

test('what others have is written, and the page needs no word about it', async () => {
  openEntitlements(PERSON, { rights: [CARER] });
  await expect.poll(() => main.getByRole('button', { name: /^Modifica/ }).elements().length).toBe(4);
  expect(main.getByRole('button', { name: /^Aggiungi/ }).elements()).toHaveLength(2);
  expect(main.getByText(/qui li leggi/).elements()).toEqual([]);
});
