import { accountList, listAccounts, type AccountRow } from '@torre/contract/administration';
import { onTestFinished } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { pageOf } from './fake-list.ts';
import { ACCOUNTS, declarePeople, PEOPLE_ADDRESS } from './fake-people.ts';
import type { FakeServer } from './fake-server.ts';
import { openApp } from './mounted-app.tsx';

/** Somebody of the list, called by the user name where nothing else is said. */
export function person(userName: string, part: Partial<AccountRow> = {}): AccountRow {
  const allowedActions: AccountRow['allowedActions'] = ['password-link', 'end-sessions', 'close-account'];
  return {
    ...ACCOUNTS.rows[0]!,
    userName,
    employeeId: `id-${userName}`,
    cognome: userName,
    allowedActions,
    ...part,
  };
}

/** An administrator looks at these people, who are filtered and ordered as by the server; taken away after the test. */
export function openPeopleList(
  rows: readonly AccountRow[],
  { address = PEOPLE_ADDRESS, declare }: { address?: string; declare?: (server: FakeServer) => void } = {},
) {
  const app = openApp(address, (server) => {
    declarePeople(server);
    server.answers(listAccounts, (asked) => pageOf(accountList, rows, asked));
    declare?.(server);
  });
  onTestFinished(app.close);
  return { app, ...peopleTable() };
}

/** The list at the desk: a table with filters under its heads. */
function peopleTable() {
  const table = page.getByRole('table', { name: 'Persone' });
  const row = (userName: string): Locator =>
    table.getByRole('row').filter({
      has: page.getByRole('cell', { name: userName, exact: true }),
      // The fields of the filters stand in cells as well.
      hasNot: page.getByRole('textbox'),
    });
  return {
    table,
    row,
    head: (column: string): Locator => table.getByRole('columnheader', { name: column, exact: false }),
    filter: (column: string): Locator => table.getByRole('textbox', { name: `Filtra ${column}` }),
    action: (userName: string, name: string): Locator => row(userName).getByRole('button', { name }),
    /** Texts of a column from top to bottom. */
    column(name: string): readonly string[] {
      const heads = [...table.element().querySelectorAll('thead th')];
      const nth = heads.findIndex(({ textContent }) => textContent.trim().startsWith(name));
      return [...table.element().querySelectorAll(`tbody td:nth-child(${nth + 1})`)].map(
        (cell) => cell.textContent,
      );
    },
    rows: (): number => table.element().querySelectorAll('tbody tr').length,
  };
}
