import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CoverCall, CoverCandidate, CoverReply } from '@torre/contract/cover';
import type { JSX } from 'react';
import { coverQuery, dropCall, noteAnswer, noteCall, partsOf } from '../../areas/cover/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { LegalityReasonNote } from '../../areas/legality/index.ts';
import type { ConfirmQuestion } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useAssignment } from './use-assignment.tsx';

/** The candidate as it is ranked now; undefined: no longer among them. */
const sameNow = ({ employeeId, date, turn }: CoverCandidate, now: CoverReply | undefined) =>
  [...(now?.legal ?? []), ...(now?.breaking ?? [])].find(
    (one) => one.employeeId === employeeId && one.date === date && one.turn === turn,
  );

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
  const { assign, run, refresh, busy, element } = useAssignment(place.plant);

  /** What stands now decides whether somebody is still missing, and which rules would be broken; null: nothing to ask. */
  const questionOf = async (
    candidates: readonly CoverCandidate[],
    onReason: (reason: string) => void,
  ): Promise<ConfirmQuestion | null> => {
    const now: CoverReply | undefined = await client.fetchQuery(coverQuery(place)).catch(() => undefined);
    const isCovered = now?.missing === 0;
    const found = candidates.flatMap((one) => (sameNow(one, now) ?? one).findings.map(serverWords));
    if (!isCovered && found.length === 0) return null;
    const sentences = found.length === 0 ? '' : `${found.join('. ')}.`;
    return {
      title: isCovered ? t('askCovered') : t('askBreaking'),
      text: isCovered ? `${t('askCoveredText')} ${sentences}`.trim() : sentences,
      ...(found.length > 0 && { note: <LegalityReasonNote onReason={onReason} /> }),
      yes: t('yesAssign'),
    };
  };

  return {
    busy,
    element,
    async assign(...candidates) {
      let reason = '';
      const question = await questionOf(candidates, (given) => {
        reason = given;
      });
      await assign({
        cells: candidates,
        ask: question,
        legalityReason: () => reason,
        track: 'assegna sostituto',
        trackBack: 'annulla sostituto',
        done: t('assigned', { parts: partsOf(candidates, t) }),
        failed: t('assignFailed'),
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
