import { readCounters } from '@torre/contract/counters';
import { getSession } from '@torre/contract/identity';
import { compactCalendar } from '@torre/contract/month';
import { readOrganisation } from '@torre/contract/organisation';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { declareMonth, MONTH_ADDRESS, monthOfOne } from '../testing/fake-month.ts';
import { StandingOrganisation } from '../testing/fake-organisation.ts';
import { ADMINISTRATOR, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { SilentStream } from '../testing/silent-stream.ts';

/** Of the last save that the stream told; the page remembers it over all tests. */
let position = 4711;
const island = (name: string) => page.getByRole('rowheader', { name: new RegExp(name) });

/** The stream tells a save of the plant's organisation; returns its position. */
async function tell(plant: string): Promise<string> {
  await expect.poll(() => SilentStream.open.size).toBe(1);
  const saved = String(++position);
  const kinds = ['island', 'assignment'];
  const event = { plant, from: '2026-12-01', to: null, kinds, position: saved };
  SilentStream.tell('organisation', event, saved);
  return saved;
}

/** A manager looks at a month of one island, which another name can be given. */
function openMonth() {
  let name = 'Sud';
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(compactCalendar, (asked) => ({
      ...monthOfOne(asked),
      groups: [{ id: 'SUD', name, kind: 'island' as const }],
    }));
  });
  onTestFinished(app.close);
  return { app, rename: (given: string) => (name = given) };
}

test('an open month is read again when the organisation of its plant changes, with its counters and the session', async () => {
  const { app, rename } = openMonth();
  await expect.element(island('Sud')).toBeVisible();
  const asked = () =>
    [compactCalendar, readCounters, getSession].map((call) => app.server.askedFor(call).length);
  const before = asked();
  rename('Isola nuova');
  const saved = await tell('LIRR');
  await expect.element(island('Isola nuova')).toBeVisible();
  await expect.poll(() => asked().every((count, index) => count > before[index]!)).toBe(true);
  for (const call of [compactCalendar, readCounters])
    await expect.poll(() => app.server.askedFor(call).at(-1)!.query.get('position')).toBe(saved);
});

test('what is typed in an open day stays when the organisation changes under it', async () => {
  const { dialog, server } = openCell();
  await dialog.edit.click();
  await dialog.choose('T10');
  await dialog.note.fill('Come concordato');
  const before = server.askedFor(compactCalendar).length;
  await tell('LIRR');
  await expect.poll(() => server.askedFor(compactCalendar).length).toBeGreaterThan(before);
  await expect.element(dialog.turn).toHaveValue('Rinforzo dalle 10');
  await expect.element(dialog.note).toHaveValue('Come concordato');
  await expect.element(dialog.save).toBeEnabled();
});

test('codes typed in the cells wait on, and so does the one being typed, when their month is read again', async () => {
  const { rename } = openMonth();
  const cell = (day: number) =>
    page
      .getByRole('row', { name: /Moretti/ })
      .getByRole('gridcell')
      .nth(day - 1);
  await cell(2).click();
  await expect.element(page.getByRole('button', { name: /Annulla la tua ultima modifica/ })).toBeVisible();
  await userEvent.keyboard('p{Enter}');
  await cell(4).click();
  await userEvent.keyboard('n');
  const field = page.getByRole('textbox', { name: /04\/12/ });
  await expect.element(field).toHaveValue('n');
  rename('Isola nuova');
  await tell('LIRR');
  await expect.element(island('Isola nuova')).toBeVisible();
  await userEvent.keyboard('11');
  await expect.element(field).toHaveValue('n11');
  await expect.element(cell(2)).toHaveTextContent('P');
});

test('a window of the organisation keeps what is typed when another administrator saves', async () => {
  const organisation = new StandingOrganisation();
  const app = openApp('/amministrazione/organizzazione/LIRN?parte=turni', (server) => {
    signedIn(server, ADMINISTRATOR);
    organisation.declare(server);
  });
  onTestFinished(app.close);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'P', exact: true }) });
  await row.getByRole('button', { name: 'Correggi…', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const description = dialog.getByRole('textbox', { name: 'Descrizione', exact: true });
  await description.fill('Pomeriggio lungo');
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  const standing = organisation.rows('shift_definition').find(({ name }) => name === 'P')!;
  organisation.put('shift_definition', { ...standing, description: 'Pomeriggio breve' });
  const before = app.server.askedFor(readOrganisation).length;
  await tell('LIRN');
  await expect.poll(() => app.server.askedFor(readOrganisation).length).toBeGreaterThan(before);
  await expect.element(row).toMatchTextContent('Pomeriggio breve');
  await expect.element(description).toHaveValue('Pomeriggio lungo');
});
