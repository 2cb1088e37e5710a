import { useQueryClient } from '@tanstack/react-query';
import {
  changeAccountState,
  endSessions,
  makePasswordLink,
  personName,
  type AccountRow,
} from '@torre/contract/administration';
import type { ReplyOf } from '@torre/contract/endpoint';
import { IconDoorExit, IconKey, IconLock, IconLockOpen, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useActions, useListActions } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { accountsKey } from './administration.queries.ts';

const NewPersonDialog = lazyPart(() => import('./new-person-dialog.tsx'), 'NewPersonDialog');
const PasswordLinkDialog = lazyPart(() => import('./password-link-dialog.tsx'), 'PasswordLinkDialog');

interface ShownLink {
  readonly name: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** The server allows what is called with it for rows with an account only. */
const pathOf = ({ userName }: AccountRow) => ({ userName: userName ?? '' });

function whyNotClosed({ userName, stato }: AccountRow, own: string) {
  if (userName === null) return 'withoutAccount';
  if (userName === own) return 'yourself';
  return stato === 'chiuso' ? 'closedAlready' : 'notPossible';
}

/**
 * What an administrator may do with people. `create` makes an account, for a person of the list or (null) for one chosen by
 * name or somebody new; `onMade` hears its user name.
 */
export function useAccountActions(onMade: (userName: string) => void) {
  const t = useTexts('administration');
  const client = useQueryClient();
  const own = useSession().utente.userName;
  const { run, element: linkQuestion } = useActions();
  const [creating, setCreating] = useState<{ readonly person: AccountRow | null } | null>(null);
  const [link, setLink] = useState<ShownLink | null>(null);

  const showLink = async (row: AccountRow): Promise<void> => {
    const name = personName(row);
    const made = await run({
      ask: { title: t('linkQuestion', { name }), text: t('linkQuestionWhy'), yes: t('linkYes') },
      track: 'link password',
      act: () => call(makePasswordLink, { path: pathOf(row) }),
      failed: t('linkFailed'),
    });
    if (made !== null) setLink({ name, url: made.url, expiresAt: made.expiresAt });
  };

  const made = ({ userName, name }: { readonly userName: string; readonly name: string }): void => {
    track('action', 'crea persona');
    setCreating(null);
    const [header, text] = [t('personMade', { name }), t('personMadeNext')];
    notify({ type: NOTICE.success, header, text, staysMs: 10_000 });
    onMade(userName);
    void client.invalidateQueries({ queryKey: accountsKey });
  };

  const { element, ...actions } = useListActions<AccountRow>(accountsKey, {
    'password-link': { label: t('passwordLink'), icon: IconKey, run: (row) => void showLink(row) },
    'end-sessions': {
      label: t('endSessions'),
      icon: IconDoorExit,
      tone: 'danger',
      track: 'chiudi sessioni',
      ask: (row) => ({
        title: t('endQuestion', { name: personName(row) }),
        text: t('endWhy', { count: row.openSessions }),
        yes: t('endYes'),
        tone: 'danger',
      }),
      askMany: (count) => ({ title: t('endMany', { count }), text: t('endManyWhy') }),
      whyNot: (row) => t(row.openSessions === 0 ? 'noSession' : 'notPossible'),
      doneMany: (replies) =>
        t('ended', {
          count: (replies as ReplyOf<typeof endSessions>[]).reduce((sum, { ended }) => sum + ended, 0),
        }),
      act: (row) => call(endSessions, { path: pathOf(row) }),
      done: (row, reply) =>
        t('endedWho', {
          ended: t('ended', { count: (reply as ReplyOf<typeof endSessions>).ended }),
          name: personName(row),
        }),
      failed: t('endFailed'),
    },
    'close-account': {
      label: t('closeAccount'),
      place: 'account',
      icon: IconLock,
      tone: 'danger',
      track: 'chiudi account',
      ask: (row) => ({
        title: t('closeQuestion', { name: personName(row) }),
        text: t('closeWhy'),
        yes: t('closeYes'),
        tone: 'danger',
      }),
      askMany: (count) => ({ title: t('closeMany', { count }), text: t('closeManyWhy') }),
      whyNot: (row) => t(whyNotClosed(row, own)),
      doneMany: (replies) => t('accountsClosed', { count: replies.length }),
      act: (row) => call(changeAccountState, { path: pathOf(row), body: { chiuso: true } }),
      done: (row) => t('accountClosed', { name: personName(row) }),
      failed: t('closeFailed'),
    },
    'open-account': {
      label: t('openAccount'),
      place: 'account',
      icon: IconLockOpen,
      track: 'riapri account',
      ask: (row) => ({
        title: t('openQuestion', { name: personName(row) }),
        text: t('openWhy'),
        yes: t('openYes'),
      }),
      act: (row) => call(changeAccountState, { path: pathOf(row), body: { chiuso: false } }),
      done: (row) => t('accountOpened', { name: personName(row) }),
      failed: t('openFailed'),
    },
    'create-account': {
      label: t('createAccount'),
      place: 'account',
      icon: IconUserPlus,
      run: (person) => setCreating({ person }),
    },
  });
  const windows: JSX.Element = (
    <>
      {element}
      {linkQuestion}
      <Suspense>
        {creating && (
          <NewPersonDialog person={creating.person} onClose={() => setCreating(null)} onMade={made} />
        )}
        {link && <PasswordLinkDialog {...link} onClose={() => setLink(null)} />}
      </Suspense>
    </>
  );
  return { ...actions, create: (person: AccountRow | null) => setCreating({ person }), element: windows };
}
