import type { Texts } from '../../../platform/text-catalogue.ts';
import type { OpenPlace } from './fill-board.ts';
import type { Proposals } from './proposals.ts';
import { clock, durationWords } from './room-words.ts';

type T = Texts<'operationsRoom'>;

/** More places of one kind than these are counted only. */
const MOST_PLACES = 6;

/** `Proposte: 12 tratti messi o spostati, 1 tolto.` */
export function proposalWords(t: T, { changes, open }: Proposals): string {
  const removed = changes.filter(({ kind }) => kind === 'remove').length;
  const minutes = open.reduce((sum, { begin, end }) => sum + end - begin, 0);
  return [
    changes.length === 0 ? t('noProposals') : t('proposalsPut', { count: changes.length - removed }),
    ...(removed === 0 ? [] : [t('proposalsRemoved', { count: removed })]),
    minutes === 0 ? t('staysCovered') : t('staysOpen', { time: durationWords(minutes) }),
  ].join(' ');
}

/** What stays open by endorsement and reason: how many, when, and why. */
export function openWords(
  t: T,
  open: readonly OpenPlace[],
): readonly { readonly words: string; readonly places: readonly OpenPlace[] }[] {
  const groups = Map.groupBy(open, ({ specializationId, reason }) => `${specializationId} ${reason}`);
  return [...groups.values()].map((places) => {
    const { specializationId: specialization, reason } = places[0]!;
    const named = places
      .slice(0, MOST_PLACES)
      .map(({ positionId, begin, end }) => `${positionId} ${clock(begin)}–${clock(end)}`);
    const more = places.length > MOST_PLACES ? [t('morePlaces', { count: places.length - MOST_PLACES })] : [];
    const where = [...named, ...more].join(', ');
    const words = t('openPlaces', {
      count: places.length,
      specialization,
      where,
      why: t(`openReason.${reason}`),
    });
    return { words, places };
  });
}
