import type { RequestEffect, RequestRow } from '@torre/contract/requests';
import { HANDLED_OF_SECOND_LEVEL } from '@torre/domain/requests';
import type { Texts } from '../../platform/text-catalogue.ts';
import { shownDay } from './request-times.ts';
import './request-effect.texts.ts';

interface EffectSentence {
  readonly tone: 'short' | 'better' | 'none';
  /** The worst slot, and how many more there are. */
  readonly short: string;
  /** Every slot that the answer names. */
  readonly whole: string;
}

/** Somebody can still decide on it, on either level. */
export const isUndecided = ({ stato }: Pick<RequestRow, 'stato'>): boolean =>
  !HANDLED_OF_SECOND_LEVEL.some((state) => state === stato);

type Slot = RequestEffect['slots'][number];

/**
 * What approving does to the counters. Of an annulment it gives back what the request takes: `before` and `after` are those
 * without and with the request, whatever is asked.
 */
export function effectSentence(
  { slots, shortDays, overLimit }: Pick<RequestEffect, 'slots' | 'shortDays' | 'overLimit'>,
  isAnnulment: boolean,
  t: Texts<'requestEffect'>,
): EffectSentence {
  const [worst] = slots;
  // of an annulment nothing is asked about: who comes back is one less
  const many = overLimit.map(({ day, ...counts }) =>
    t('overLimit', { day: shownDay(day).slice(0, 5), ...counts }),
  );
  if (!worst)
    return many.length === 0
      ? { tone: 'none', short: t('none'), whole: '' }
      : { tone: 'short', short: many[0]!, whole: many.join('\n') };
  const sentence = (slot: Slot): string => slotSentence(slot, isAnnulment, t);
  // The answer names five slots at most: the days tell of more.
  const named = new Set(slots.map(({ day }) => day));
  const more = slots.length - 1 + shortDays.filter((day) => !named.has(day)).length;
  return {
    tone: isAnnulment ? 'better' : 'short',
    short: [
      more === 0 ? sentence(worst) : `${sentence(worst)} ${t('more', { count: more })}`,
      ...many.slice(0, 1),
    ].join('. '),
    whole: [...slots.map(sentence), ...many].join('\n'),
  };
}

function slotSentence(slot: Slot, isAnnulment: boolean, t: Texts<'requestEffect'>): string {
  const { before, after, day, description } = slot;
  const place = { slot: description, day: shownDay(day).slice(0, 5) };
  if (before === 0) return t(isAnnulment ? 'covers' : 'uncovers', place);
  return t('moves', isAnnulment ? { ...place, before: after, after: before } : { ...place, before, after });
}
