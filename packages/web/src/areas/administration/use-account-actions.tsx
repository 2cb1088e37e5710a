import { useQueryClient } from '@tanstack/react-query';
import type { AccountRow } from '@torre/contract/administration';
import { IconDoorExit, IconKey, IconLock, IconLockOpen } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useConfirm, type RowAction } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { nameOf } from './account-columns.tsx';
import { accountsQuery, askPasswordLink, closeAccount, closeSessions } from './administration.queries.ts';
import { late } from '../../platform/late.ts';

const PasswordLinkDialog = late(async () => ({
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
  const client = useQueryClient();
  const { confirm, element } = useConfirm();
  const [link, setLink] = useState<ShownLink | null>(null);

  const showLink = async (row: AccountRow): Promise<void> => {
    const question = {
      title: t('linkQuestion', { name: nameOf(row) }),
      text: t('linkQuestionWhy'),
      yes: t('linkYes'),
    };
    if (!(await confirm(question))) return;
    track('action', 'link password');
    try {
      const { url, expiresAt } = await withSpinner(askPasswordLink(row.userName));
      setLink({ name: nameOf(row), url, expiresAt });
    } catch (error) {
      notify(failureNotice(error, t('linkFailed')));
    }
  };

  const endAll = async (row: AccountRow): Promise<void> => {
    const name = nameOf(row);
    const question = {
      title: t('endQuestion', { name }),
      text: t('endWhy', { count: row.openSessions }),
      yes: t('endYes'),
      tone: 'danger' as const,
    };
    if (!(await confirm(question))) return;
    track('action', 'chiudi sessioni');
    try {
      const { ended } = await withSpinner(closeSessions(row.userName));
      notify({ type: NOTICE.success, text: t('endedWho', { ended: t('ended', { count: ended }), name }) });
    } catch (error) {
      notify(failureNotice(error, t('endFailed')));
    }
    await client.invalidateQueries({ queryKey: accountsQuery.queryKey });
  };

  const changeState = async (row: AccountRow, closed: boolean): Promise<void> => {
    const name = nameOf(row);
    const question = {
      title: t(closed ? 'closeQuestion' : 'openQuestion', { name }),
      text: t(closed ? 'closeWhy' : 'openWhy'),
      yes: t(closed ? 'closeYes' : 'openYes'),
      ...(closed && { tone: 'danger' as const }),
    };
    if (!(await confirm(question))) return;
    track('action', closed ? 'chiudi account' : 'riapri account');
    try {
      await withSpinner(closeAccount(row.userName, closed));
      notify({ type: NOTICE.success, text: t(closed ? 'accountClosed' : 'accountOpened', { name }) });
    } catch (error) {
      notify(failureNotice(error, t(closed ? 'closeFailed' : 'openFailed')));
    }
    await client.invalidateQueries({ queryKey: accountsQuery.queryKey });
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
