import { useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '@torre/contract/identity';
import type { JSX } from 'react';
import { useConfirm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { closeOtherSessions, closeOwnSession, ownSessionsQuery } from './session-list.queries.ts';

/** Ends other sessions of one's own, one or all; `element` holds the question. */
export function useEndSessions(): {
  readonly endOne: (session: OwnSession) => Promise<void>;
  readonly endOthers: (count: number) => Promise<void>;
  readonly element: JSX.Element | null;
} {
  const t = useTexts('identity');
  const client = useQueryClient();
  const { confirm, element } = useConfirm();

  const end = async (what: string, closing: () => Promise<unknown>, done: string): Promise<void> => {
    track('action', what);
    try {
      await withSpinner(closing());
      notify({ type: NOTICE.success, text: done });
    } catch (error) {
      notify(failureNotice(error, t('sessionNotEnded')));
    }
    await client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  };

  return {
    element,
    endOne: ({ sessionLabel }) =>
      end('chiudi una mia sessione', () => closeOwnSession(sessionLabel), t('oneSessionEnded')),
    async endOthers(count) {
      const yes = await confirm({
        title: t('endOthersQuestion'),
        text: t('endOthersWhy', { count }),
        yes: t('endOthersYes'),
        tone: 'danger',
      });
      if (yes) await end('chiudi le altre mie sessioni', closeOtherSessions, t('otherSessionsEnded'));
    },
  };
}
