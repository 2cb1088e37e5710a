import {
  changeAccountState,
  changeRights,
  endSessions,
  listAccounts,
  readAccount,
  type AccountRow,
} from '@torre/contract/administration';
import { updateShift } from '@torre/contract/cells';
import { liftLock, listLocks } from '@torre/contract/locks';
import { filterCalendar } from '@torre/contract/month';
import { readPositions } from '@torre/contract/operations-room';
import { changeGroup, deleteGroup, listGroups } from '@torre/contract/room-groups';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { declareMonth, MONTH_ADDRESS, PLANT } from '../testing/fake-month.ts';
import { ACCOUNTS, declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import { ACCOUNT, openRights } from '../testing/fake-rights.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { reloaded } from '../testing/reloaded.ts';

const question = page.getByRole('alertdialog');
const yes = (word: string) => question.getByRole('button', { name: word, exact: true });
const CHANGED = { outcome: { code: -409, messageIT: 'È cambiato.' } };

function open(address: string, declare: (server: FakeServer) => void) {
  const app = openApp(address, declare);
  onTestFinished(app.close);
  return app;
}

/** What has the focus, by its words, once it stays there. */
const focused = (): string => {
  const active = document.activeElement;
  return active === null || active === document.body
    ? 'BODY'
    : (active.getAttribute('aria-label') ?? active.textContent);
};

function person(number: number, part: Partial<AccountRow> = {}): AccountRow {
  const own = { userName: `rossi${number}`, employeeId: `80040${number}`, cognome: `Rossi${number}` };
  return { ...ACCOUNTS.rows[0]!, ...own, ...part };
}

/** A list of people whose sessions and accounts are open until they are ended. */
function openPeople() {
  const rows = [1, 2, 3].map((number) =>
    person(number, { allowedActions: ['end-sessions', 'close-account'] }),
  );
  const done = (path: string, part: Partial<AccountRow>) => {
    const at = rows.findIndex(({ userName }) => path.includes(String(userName)));
    rows[at] = { ...rows[at]!, ...part };
  };
  return open(PEOPLE_ADDRESS, (server) => {
    declarePeople(server);
    server.answers(listAccounts, () => ({ ...ACCOUNTS, rows: [...rows], total: 3 }));
    server.answers(endSessions, ({ path }) => {
      done(path, { openSessions: 0, allowedActions: ['close-account'] });
      return { outcome: DONE, ended: 1 };
    });
    server.answers(changeAccountState, ({ path }) => {
      done(path, { stato: 'chiuso', allowedActions: [] });
      return { outcome: DONE };
    });
  });
}

test('who ended the sessions of a person goes on in the line of that person', async () => {
  openPeople();
  const line = page.getByRole('row').filter({ hasText: 'Rossi2' });
  await line.getByRole('button', { name: 'Chiudi le sessioni' }).click();
  await yes('Sì, chiudi').click();
  await expect.element(line.getByRole('button', { name: 'Chiudi le sessioni' })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toMatch(/Rossi2/);
});

test('who acted on several lines goes on at their list', async () => {
  openPeople();
  for (const number of [1, 2])
    await page.getByRole('checkbox', { name: `Scegli Rossi${number} Anna` }).click();
  await page.getByRole('button', { name: 'Chiudi l’account (2)' }).click();
  await yes('Sì, chiudi').click();
  await expect.element(page.getByText('2 account chiusi')).toBeVisible();
  await expect.poll(focused).toMatch(/^Persone/);
});

test('rights that somebody else changed first leave the focus on the sentence or the button that asked', async () => {
  const theirs = { ...ACCOUNT, version: 2, responsabileH35: true };
  const { save } = openRights((server) =>
    server.answers(changeRights, () => {
      server.answers(readAccount, { outcome: DONE, account: theirs, plants: [] });
      return Response.json({ ...CHANGED, current: theirs }, { status: 412 });
    }),
  );
  await page.getByRole('checkbox', { name: 'Redattore' }).click();
  await save.click();
  await yes('Sì, cambia').click();
  await expect.element(page.getByText(/^Qualcun altro li ha cambiati/)).toBeVisible();
  await expect.poll(() => document.activeElement?.matches('[role=alert], button')).toBe(true);
});

test('a kept draft that is given up leaves the focus on the screen that it was kept for', async () => {
  const first = openRights();
  await page.getByRole('checkbox', { name: 'Redattore' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Redattore' })).toBeChecked();
  await reloaded(first.app, openRights);
  await page.getByRole('button', { name: 'Lascia perdere' }).click();
  await expect.poll(() => document.activeElement?.matches('h1, h2, h3')).toBe(true);
});

const GROUPS = ['Nord', 'Sud', 'Est'].map((name, index) => ({
  groupId: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  kind: 'POSITIONS' as const,
  members: [],
  version: 1,
}));

function openGroups(declare: (server: FakeServer) => void) {
  open(`/responsabile/sala?impianto=${PLANT}&vista=gruppi`, (server) => {
    signedIn(server, MANAGER);
    server.answers(listGroups, { outcome: DONE, groups: GROUPS });
    server.answers(readPositions, { outcome: DONE, positions: [] });
    server.answers(filterCalendar, () => Response.json({ outcome: DONE, employees: [] }));
    declare(server);
  });
}

test('a deleted group hands the focus to the same button of the next', async () => {
  openGroups((server) =>
    server.answers(deleteGroup, () => {
      server.answers(listGroups, { outcome: DONE, groups: GROUPS.slice(1) });
      return { outcome: DONE };
    }),
  );
  await page.getByRole('button', { name: 'Elimina Nord' }).click();
  await yes('Sì, elimina').click();
  await expect.poll(focused).toBe('Elimina Sud');
});

test('a group that somebody else saved first is told where the focus is', async () => {
  const current = { ...GROUPS[0]!, name: 'Nord-ovest', version: 2 };
  openGroups((server) =>
    server.answers(changeGroup, () => Response.json({ ...CHANGED, current }, { status: 412 })),
  );
  await page.getByRole('button', { name: 'Modifica Nord' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nord' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Nord-est');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => document.activeElement?.role).toBe('alert');
  await dialog.getByRole('button', { name: 'Tieni le mie modifiche' }).click();
  await expect.poll(focused).not.toBe('BODY');
});

const LOCKS = ['01', '02', '03'].map((day) => ({
  lockId: `00000000-0000-4000-8000-0000000000${day}`,
  kind: 'day' as const,
  plant: PLANT,
  employeeId: null,
  employeeName: null,
  employeeSurname: null,
  from: `202612${day}`,
  to: `202612${day}`,
  reason: 'Turni approvati',
  lockedBy: { employeeName: 'Francesca', employeeSurname: 'Caruso' },
  lockedAt: '01/12/2026 08:00',
  allowedActions: ['lift' as const],
}));

test('each lock that is taken away hands the focus on, the last one to the window', async () => {
  let locks = LOCKS.slice(1);
  open(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(listLocks, () => ({ outcome: DONE, locks }));
    server.answers(liftLock, ({ path }) => {
      locks = locks.filter(({ lockId }) => !path.endsWith(lockId));
      return { outcome: DONE };
    });
  });
  await page.getByRole('button', { name: /^Blocchi/ }).click();
  await page.getByRole('button', { name: /^Togli .*02\/12/ }).click();
  await expect.poll(focused).toMatch(/^Togli .*03\/12/);
  await page.getByRole('button', { name: /^Togli .*03\/12/ }).click();
  await expect.element(page.getByRole('button', { name: /^Togli / })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.matches('h2, h3')).toBe(true);
});

test('a day that could not be saved has the focus on the sentence that tells it', async () => {
  const { dialog } = openCell({ declare: (server) => server.refuses(updateShift, 500, -500, 'Guasto.') });
  await dialog.change('T12');
  await expect.poll(() => document.activeElement?.role).toBe('alert');
});
