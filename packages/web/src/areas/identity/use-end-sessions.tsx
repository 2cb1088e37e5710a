import type { OwnSession } from '@torre/contract/identity';
import type { JSX } from 'react';
import { useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { closeOtherSessions, closeOwnSession, ownSessionsQuery } from './session-list.queries.ts';

/** Ends other sessions of one's own, one or all; `element` holds the question. */
export function useEndSessions(): {
  readonly endOne: (session: OwnSession) => Promise<unknown>;
  readonly endOthers: (count: number) => Promise<unknown>;
  readonly element: JSX.Element | null;
} {
  const t = useTexts('identity');
  const { run, element } = useActions();
  const shared = { failed: t('sessionNotEnded'), refresh: ownSessionsQuery.queryKey };
  return {
    element,
    endOne: ({ sessionLabel }) =>
      run({
        ...shared,
        track: 'chiudi una mia sessione',
        act: (options) => closeOwnSession(sessionLabel, options),
        done: t('oneSessionEnded'),
      }),
    endOthers: (count) =>
      run({
        ...shared,
        ask: {
          title: t('endOthersQuestion'),
          text: t('endOthersWhy', { count }),
          yes: t('endOthersYes'),
          tone: 'danger',
        },
        track: 'chiudi le altre mie sessioni',
        act: closeOtherSessions,
        done: t('otherSessionsEnded'),
      }),
  };
}
