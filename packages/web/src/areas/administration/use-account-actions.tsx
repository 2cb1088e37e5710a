import type { AccountRow } from '@torre/contract/administration';
import { IconDoorExit, IconKey, IconLock, IconLockOpen } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useActions, type RowAction } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { nameOf } from './account-columns.tsx';
import { accountsQuery, askPasswordLink, closeAccount, closeSessions } from './administration.queries.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const PasswordLinkDialog = lazyWithRetry(async () => ({
  default: (await import('./password-link-dialog.tsx')).PasswordLinkDialog,
}));

interface ShownLink {
  readonly name: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** What an administrator may do with an account, as the server allows it; `element` holds the windows. */
export function useAccountActions(): {
  readonly actionsOf: (row: AccountRow) => readonly RowAction[];
  readonly element: JSX.Element;
} {
  const t = useTexts('administration');
  const { run, element } = useActions();
  const refresh = accountsQuery.queryKey;
  const [link, setLink] = useState<ShownLink | null>(null);

  const showLink = async (row: AccountRow): Promise<void> => {
    const name = nameOf(row);
    const made = await run({
      ask: { title: t('linkQuestion', { name }), text: t('linkQuestionWhy'), yes: t('linkYes') },
      track: 'link password',
      act: () => askPasswordLink(row.userName),
      failed: t('linkFailed'),
    });
    if (made !== null) setLink({ name, url: made.url, expiresAt: made.expiresAt });
  };

  const endAll = (row: AccountRow) => {
    const name = nameOf(row);
    return run({
      ask: {
        title: t('endQuestion', { name }),
        text: t('endWhy', { count: row.openSessions }),
        yes: t('endYes'),
        tone: 'danger',
      },
      track: 'chiudi sessioni',
      act: () => closeSessions(row.userName),
      done: ({ ended }) => t('endedWho', { ended: t('ended', { count: ended }), name }),
      failed: t('endFailed'),
      refresh,
    });
  };

  const changeState = (row: AccountRow, closed: boolean) => {
    const name = nameOf(row);
    return run({
      ask: {
        title: t(closed ? 'closeQuestion' : 'openQuestion', { name }),
        text: t(closed ? 'closeWhy' : 'openWhy'),
        yes: t(closed ? 'closeYes' : 'openYes'),
        ...(closed && { tone: 'danger' as const }),
      },
      track: closed ? 'chiudi account' : 'riapri account',
      act: () => closeAccount(row.userName, closed),
      done: t(closed ? 'accountClosed' : 'accountOpened', { name }),
      failed: t(closed ? 'closeFailed' : 'openFailed'),
      refresh,
    });
  };

  const actions: Record<AccountRow['allowedActions'][number], (row: AccountRow) => RowAction> = {
    'password-link': (row) => ({
      key: 'password-link',
      label: t('passwordLink'),
      icon: IconKey,
      run: () => void showLink(row),
    }),
    'end-sessions': (row) => ({
      key: 'end-sessions',
      label: t('endSessions'),
      icon: IconDoorExit,
      tone: 'danger',
      run: () => void endAll(row),
    }),
    'close-account': (row) => ({
      key: 'close-account',
      label: t('closeAccount'),
      icon: IconLock,
      tone: 'danger',
      run: () => void changeState(row, true),
    }),
    'open-account': (row) => ({
      key: 'open-account',
      label: t('openAccount'),
      icon: IconLockOpen,
      run: () => void changeState(row, false),
    }),
  };
  return {
    actionsOf: (row) => row.allowedActions.map((action) => actions[action](row)),
    element: (
      <>
        {element}
        {link && (
          <Suspense>
            <PasswordLinkDialog {...link} onClose={() => setLink(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}
