import { useQueryClient } from '@tanstack/react-query';
import type { BulkReply } from '@torre/contract/bulk';
import type { CallAnswer, CoverCall, CoverCandidate, CoverReply } from '@torre/contract/cover';
import type { JSX } from 'react';
import {
  assignCover,
  coverQuery,
  dropCall,
  noteAnswer,
  noteCall,
  partsOf,
  readCoverAgain,
  takeCoverBack,
} from '../../areas/cover/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { useActions } from '../../kit/index.ts';
import type { ConfirmQuestion } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE } from '../../platform/notify.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useSession } from '../../platform/session.ts';

/** How long a way back is offered. */
export const UNDO_MS = 8000;

/** What a manager does in the panel: gives the shift to somebody, and keeps the call list. */
export function useCoverActions(place: CoverPlace): {
  /** To one person, or to both of an exchange. */
  readonly assign: (...candidates: readonly CoverCandidate[]) => Promise<void>;
  readonly ask: (candidate: CoverCandidate) => void;
  readonly answer: (call: CoverCall, answer: CallAnswer) => void;
  readonly remove: (call: CoverCall) => void;
  readonly busy: boolean;
  readonly element: JSX.Element | null;
} {
  const t = useTexts('cover');
  const client = useQueryClient();
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === place.plant)?.divisionId ?? '';
  const { run, busy, element } = useActions('footer');
  const refresh = () => readCoverAgain(client);

  const takeBack = (candidates: readonly CoverCandidate[], saved: BulkReply) =>
    void run({
      track: 'annulla sostituto',
      act: (options) => takeCoverBack(division, candidates, saved, options),
      done: t('undone'),
      failed: t('undoFailed'),
      refresh,
    });

  /** What stands now decides whether somebody is still missing. */
  const questionOf = async (candidates: readonly CoverCandidate[]): Promise<ConfirmQuestion | null> => {
    const now: CoverReply | undefined = await client.fetchQuery(coverQuery(place)).catch(() => undefined);
    if (now?.missing === 0) return { title: t('askCovered'), text: t('askCoveredText'), yes: t('yesAssign') };
    const blocks = candidates
      .flatMap(({ findings }) => findings)
      .filter(({ level }) => level === 'BLOCCO')
      .map(serverWords);
    return blocks.length === 0
      ? null
      : { title: t('askBreaking'), text: `${blocks.join('. ')}.`, yes: t('yesAssign') };
  };

  return {
    busy,
    element,
    async assign(...candidates) {
      const question = await questionOf(candidates);
      await run({
        ...(question && { ask: question }),
        track: 'assegna sostituto',
        act: (options) => assignCover(division, candidates, options),
        done: (saved) => ({
          type: NOTICE.success,
          text: t('assigned', { parts: partsOf(candidates, t) }),
          staysMs: UNDO_MS,
          action: { label: t('undo'), run: () => takeBack(candidates, saved) },
        }),
        failed: t('assignFailed'),
        refresh,
      });
    },
    ask: ({ employeeId }) =>
      void run({
        track: 'annota sentito',
        act: (options) => noteCall(place, employeeId, options),
        failed: t('askFailed'),
        refresh,
      }),
    answer: (call, answer) =>
      void run({
        track: 'annota risposta',
        act: (options) => noteAnswer(place, call, answer, options),
        failed: t('askFailed'),
        refresh,
      }),
    remove: (call) =>
      void run({
        track: 'togli sentito',
        act: (options) => dropCall(place, call, options),
        failed: t('takeOffFailed'),
        refresh,
      }),
  };
}
