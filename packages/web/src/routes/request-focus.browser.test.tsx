import { decideRequests, listLeaveRequests, type RequestRow } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const waiting = (number: number, cognome: string): RequestRow =>
  request({ id: `00000000-0000-7000-8000-00000000000${number}`, cognome, nome: 'Anna' });
const row = (name: RegExp) => page.getByRole('row', { name });
const approveOf = (name: RegExp) => row(name).getByRole('button', { name: 'Approva richiesta', exact: true });
const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Sì', exact: true });

/** Three that wait; what is decided is no longer in the list when it is read again. */
async function openWaiting(): Promise<void> {
  let rows = [waiting(1, 'Bianchi'), waiting(2, 'Galli'), waiting(3, 'Neri')];
  const app = openApp('/responsabile/richieste?impianto=LIRR', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: rows });
    server.answers(listLeaveRequests, () => ({ outcome: DONE, total: rows.length, beyond: null, rows }));
    server.answers(decideRequests, ({ body }) => {
      const [{ id }] = JSON.parse((body as { jsoninput: string }).jsoninput) as [{ id: string }];
      rows = rows.filter((one) => one.id !== id);
      return {
        outcome: DONE,
        result: { ret: 1, requests: [{ id, esito: 0, type: '0', message: '', standing: null }] },
      };
    });
  });
  onTestFinished(app.close);
  await expect.element(row(/Bianchi/)).toBeVisible();
}
const focus = async (locator: ReturnType<typeof row>): Promise<void> =>
  ((await locator.findElement()) as HTMLElement).focus();
const press = async (locator: ReturnType<typeof row>): Promise<void> => {
  await focus(locator);
  await userEvent.keyboard('{Enter}');
};

test('after an approval the focus is on the same decision of the next row', async () => {
  await openWaiting();
  await press(approveOf(/Bianchi/));
  await press(yes);
  await expect.element(row(/Bianchi/)).not.toBeInTheDocument();
  await expect.element(approveOf(/Galli/)).toHaveFocus();
  await press(approveOf(/Galli/));
  await press(yes);
  await expect.element(row(/Galli/)).not.toBeInTheDocument();
  await expect.element(approveOf(/Neri/)).toHaveFocus();
});

test('after a letter on a row the next row has the focus, and takes the next letter', async () => {
  await openWaiting();
  await focus(row(/Bianchi/));
  await userEvent.keyboard('a');
  await press(yes);
  await expect.element(row(/Bianchi/)).not.toBeInTheDocument();
  await expect.element(row(/Galli/)).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(yes).toBeVisible();
});

test('after a refusal with its note the focus is on the refusal of the next row', async () => {
  await openWaiting();
  const reject = (name: RegExp) => row(name).getByRole('button', { name: 'Rifiuta richiesta', exact: true });
  await press(reject(/Bianchi/));
  await press(yes);
  const note = page.getByRole('dialog', { name: 'Nota' });
  await note.getByRole('textbox').fill('Siamo in pochi');
  await press(note.getByRole('button', { name: 'Salva' }));
  await expect.element(row(/Bianchi/)).not.toBeInTheDocument();
  await expect.element(reject(/Galli/)).toHaveFocus();
});

test('from the heading the first row is two tabs and one press away', async () => {
  await openWaiting();
  const heading = page.getByRole('heading', { level: 1, name: 'Richieste' }).element() as HTMLElement;
  heading.tabIndex = -1;
  heading.focus();
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('button', { name: 'Vai alla prima richiesta' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(/Bianchi/)).toHaveFocus();
});
