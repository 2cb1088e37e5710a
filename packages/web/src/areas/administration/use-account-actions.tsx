import { personName, type AccountRow } from '@torre/contract/administration';
import { useQueryClient } from '@tanstack/react-query';
import { IconDoorExit, IconKey, IconLock, IconLockOpen, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useActions, type ManyAction, type RowAction } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { accountsKey, askPasswordLink, closeAccount, closeSessions } from './administration.queries.ts';
import { late } from '../../platform/late.ts';

const NewPersonDialog = late(async () => ({
  default: (await import('./new-person-dialog.tsx')).NewPersonDialog,
}));
const PasswordLinkDialog = late(async () => ({
  default: (await import('./password-link-dialog.tsx')).PasswordLinkDialog,
}));

interface ShownLink {
  readonly name: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** The server allows these actions for rows with an account only. */
const userOf = ({ userName }: AccountRow): string => userName ?? '';

/**
 * What an administrator may do with a person or several, as the server allows it; `element` holds the windows. `create`
 * makes an account, for a person of the list or for somebody new; `onMade` hears its user name.
 */
export function useAccountActions(onMade: (userName: string) => void): {
  readonly actionsOf: (row: AccountRow) => readonly RowAction[];
  readonly many: readonly ManyAction<AccountRow>[];
  readonly create: (person: AccountRow | null) => void;
  readonly element: JSX.Element;
} {
  const t = useTexts('administration');
  const { run, element } = useActions();
  const client = useQueryClient();
  const refresh = accountsKey;
  const [creating, setCreating] = useState<{ readonly person: AccountRow | null } | null>(null);
  const [link, setLink] = useState<ShownLink | null>(null);

  const showLink = async (row: AccountRow): Promise<void> => {
    const name = personName(row);
    const made = await run({
      ask: { title: t('linkQuestion', { name }), text: t('linkQuestionWhy'), yes: t('linkYes') },
      track: 'link password',
      act: () => askPasswordLink(userOf(row)),
      failed: t('linkFailed'),
    });
    if (made !== null) setLink({ name, url: made.url, expiresAt: made.expiresAt });
  };

  const endAll = (row: AccountRow) => {
    const name = personName(row);
    return run({
      ask: {
        title: t('endQuestion', { name }),
        text: t('endWhy', { count: row.openSessions }),
        yes: t('endYes'),
        tone: 'danger',
      },
      track: 'chiudi sessioni',
      act: () => closeSessions(userOf(row)),
      done: ({ ended }) => t('endedWho', { ended: t('ended', { count: ended }), name }),
      failed: t('endFailed'),
      refresh,
    });
  };

  const changeState = (row: AccountRow, closed: boolean) => {
    const name = personName(row);
    return run({
      ask: {
        title: t(closed ? 'closeQuestion' : 'openQuestion', { name }),
        text: t(closed ? 'closeWhy' : 'openWhy'),
        yes: t(closed ? 'closeYes' : 'openYes'),
        ...(closed && { tone: 'danger' as const }),
      },
      track: closed ? 'chiudi account' : 'riapri account',
      act: () => closeAccount(userOf(row), closed),
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
    'create-account': (row) => ({
      key: 'create-account',
      label: t('createAccount'),
      icon: IconUserPlus,
      run: () => setCreating({ person: row }),
    }),
  };
  const allows = (action: AccountRow['allowedActions'][number]) => (row: AccountRow) =>
    row.allowedActions.includes(action);
  const many: readonly ManyAction<AccountRow>[] = [
    {
      key: 'end-sessions',
      label: t('endSessions'),
      icon: IconDoorExit,
      mayReach: allows('end-sessions'),
      ask: (count) => ({ title: t('endMany', { count }), yes: t('endYes'), tone: 'danger' }),
      act: (row) => closeSessions(userOf(row)),
      failed: t('endFailed'),
    },
    {
      key: 'close-account',
      label: t('closeAccount'),
      icon: IconLock,
      mayReach: allows('close-account'),
      ask: (count) => ({
        title: t('closeMany', { count }),
        text: t('closeWhy'),
        yes: t('closeYes'),
        tone: 'danger',
      }),
      act: (row) => closeAccount(userOf(row), true),
      failed: t('closeFailed'),
    },
  ];
  return {
    actionsOf: (row) => row.allowedActions.map((action) => actions[action](row)),
    many,
    create: (person) => setCreating({ person }),
    element: (
      <>
        {element}
        {creating && (
          <Suspense>
            <NewPersonDialog
              person={creating.person}
              onClose={() => setCreating(null)}
              onMade={({ userName, name }) => {
                track('action', 'crea persona');
                setCreating(null);
                notify({
                  type: NOTICE.success,
                  header: t('personMade', { name }),
                  text: t('personMadeNext'),
                  staysMs: 10_000,
                });
                onMade(userName);
                void client.invalidateQueries({ queryKey: accountsKey });
              }}
            />
          </Suspense>
        )}
        {link && (
          <Suspense>
            <PasswordLinkDialog {...link} onClose={() => setLink(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}
