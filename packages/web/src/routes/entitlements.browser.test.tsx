import { openEntitlementYear, saveEntitlement, type YearOpeningReply } from '@torre/contract/entitlements';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LEAVE, openEntitlements } from '../testing/fake-entitlements.ts';
import { DONE } from '../testing/fake-session.ts';
import { expectNotice } from '../testing/notice.ts';
import { onPhone } from '../testing/phone.ts';

const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const main = page.getByRole('main');
const row = (text: string) => main.getByRole('row').filter({ hasText: text });
const PERSON = `/personale/spettanze/${LEAVE.employeeId}`;

test('the list is narrowed to a year by one button, which stands in the address', async () => {
  const { address } = openEntitlements('/personale/spettanze');
  await expect.element(row('Festività soppresse')).toMatchTextContent('32 h');
  await expect.poll(() => row('Bianchi Giulia').elements().length).toBe(3);
  await main.getByRole('button', { name: '2027', exact: true }).click();
  await expect.poll(address).toBe('/personale/spettanze?anno=2027');
  await expect.poll(() => row('Bianchi Giulia').elements().length).toBe(1);
  await expect.element(row('2027')).toMatchTextContent('28 gg');
});

test('on the phone a row says balance, year and what the person is entitled to', async () => {
  await onPhone();
  openEntitlements('/personale/spettanze?anno=2026&saldo=FER');
  const item = main.getByRole('listitem').filter({ hasText: 'Bianchi Giulia' });
  await expect.element(item).toMatchTextContent('LIRR · Ferie · 2026');
  await expect.element(item).toMatchTextContent('26 gg');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('the opening of a year shows what each would get before anything is opened', async () => {
  const opening: YearOpeningReply = {
    outcome: DONE,
    people: 248,
    groups: [
      { balance: 'FER', teorica: 28, people: 240 },
      { balance: 'PRLS', teorica: 2400, people: 1 },
    ],
    standing: 2,
    later: 0,
  };
  const { server } = openEntitlements('/personale/spettanze', {
    declare: (fake) => fake.answers(openEntitlementYear, opening),
  });
  await main.getByRole('button', { name: 'Apri l’anno…' }).click();
  await expect.element(dialog).toMatchTextContent('Ricevono qualcosa 248 persone.');
  await expect.element(dialog).toMatchTextContent('2 saldi sono già aperti e restano come sono.');
  await expect
    .element(dialog.getByRole('row').filter({ hasText: 'Rappresentante sicurezza' }))
    .toMatchTextContent('40 h');
  const asked = () => server.askedFor(openEntitlementYear).map(({ path, query }) => `${path}?${query}`);
  expect(new Set(asked())).toEqual(new Set(['/hr/entitlements/years/2027?preview=true']));
  await button('Apri il 2027').click();
  await expectNotice(1, 'Anno aperto');
  expect(asked()).toContain('/hr/entitlements/years/2027?');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a year that gives nobody anything cannot be opened', async () => {
  openEntitlements('/personale/spettanze', {
    declare: (fake) =>
      fake.answers(openEntitlementYear, { outcome: DONE, people: 0, groups: [], standing: 750, later: 0 }),
  });
  await main.getByRole('button', { name: 'Apri l’anno…' }).click();
  await expect.element(dialog).toMatchTextContent('Per questo anno non c’è nulla da aprire.');
  await expect.element(button('Apri il 2027')).toBeDisabled();
});

test('an entitlement is changed by the keyboard alone; what cannot be read is said at its field', async () => {
  const { server } = openEntitlements(PERSON, {
    declare: (fake) => fake.answers(saveEntitlement, { outcome: DONE, entitlement: LEAVE }),
  });
  await main.getByRole('button', { name: 'Modifica Ferie 2026' }).click();
  await field('Teorica').fill('ventotto');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent('Scrivi un numero di giorni.');
  expect(server.askedFor(saveEntitlement)).toEqual([]);
  await field('Teorica').fill('30');
  await field('Residuo anno prec.').fill('-2');
  await userEvent.keyboard('{Enter}');
  await expectNotice(1, 'Spettanza salvata');
  expect(server.askedFor(saveEntitlement).at(-1)).toMatchObject({
    path: '/hr/entitlements/800101/FER/2026',
    body: { teorica: 30, riduzioni: 2, residuoAnniPrec: 3, residuoAnnoPrec: -2, version: 1, reason: null },
  });
});

test('who was overtaken compares what was typed with what stands, and saves over it', async () => {
  const { server } = openEntitlements(PERSON);
  server.answers(saveEntitlement, () =>
    Response.json(
      { outcome: { code: -412, messageIT: '' }, current: { ...LEAVE, teorica: 26, version: 2 } },
      { status: 412 },
    ),
  );
  await main.getByRole('button', { name: 'Modifica Ferie 2026' }).click();
  await field('Teorica').fill('30');
  await button('Salva').click();
  const compared = dialog.getByRole('alert').getByRole('row').filter({ hasText: 'Teorica' });
  await expect.element(compared).toMatchTextContent('30');
  await expect.element(compared).toMatchTextContent('26');
  await button('Tieni quello che ho scritto').click();
  await expect.element(field('Teorica')).toHaveValue('30');
  server.answers(saveEntitlement, { outcome: DONE, entitlement: LEAVE });
  await button('Salva').click();
  await expectNotice(1, 'Spettanza salvata');
  expect(server.askedFor(saveEntitlement).at(-1)).toMatchObject({ body: { teorica: 30, version: 2 } });
});

test('what was typed survives a refusal and the window closed by mistake', async () => {
  const { server } = openEntitlements(PERSON);
  server.refuses(saveEntitlement, 409, -465, 'Non va bene.');
  await main.getByRole('button', { name: 'Modifica Ferie 2026' }).click();
  await field('Teorica').fill('31');
  await button('Salva').click();
  await expect.element(dialog).toMatchTextContent('Non va bene.');
  await button('Chiudi').click();
  await main.getByRole('button', { name: 'Modifica Ferie 2026' }).click();
  await expect.element(field('Teorica')).toHaveValue('31');
});

test('a later year asks for no residuals: they are worked out', async () => {
  openEntitlements(PERSON);
  await main.getByRole('button', { name: 'Modifica Ferie 2027' }).click();
  await expect.element(dialog).toMatchTextContent('I residui degli anni precedenti si calcolano');
  expect(field('Residuo anno prec.').query()).toBeNull();
});

test('a balance is added for a year, in hours where it has hours', async () => {
  const { server } = openEntitlements(PERSON, {
    declare: (fake) => fake.answers(saveEntitlement, { outcome: DONE, entitlement: LEAVE }),
  });
  await main.getByRole('button', { name: 'Aggiungi una spettanza…' }).click();
  await dialog.getByRole('combobox', { name: 'Saldo' }).selectOptions('ROS');
  await field('Teorica').fill('10:30');
  await button('Salva').click();
  await expectNotice(1, 'Spettanza salvata');
  expect(server.askedFor(saveEntitlement).at(-1)).toMatchObject({
    path: '/hr/entitlements/800101/ROS/2026',
    body: { teorica: 630, version: 0 },
  });
});
