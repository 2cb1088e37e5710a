import type { Day } from '@torre/domain/kernel';
import { formatMinutes } from '@torre/domain/kernel';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { awayOn } from '../cell-overlays.ts';
import type { AwayDays } from '../cell-overlays.ts';

/** How a day on which one is away oneself is marked and called. */
export interface OwnAway {
  /** Letter of the tile: `a` the whole shift, `h` some hours, `q` a request that somebody has to decide. */
  readonly mark: 'a' | 'h' | 'q';
  readonly words: string;
}

/** null on a day without an absence. Of several the one that takes the whole shift comes first. */
export function ownAwayOn(t: Texts<'own'>, away: readonly AwayDays[], day: Day): OwnAway | null {
  const [first] = awayOn({ away }, day);
  if (first === undefined) return null;
  const { hours, reason } = first;
  const when =
    hours === null
      ? t('awayAllDay')
      : t('awayHours', { from: formatMinutes(hours.start.minute), to: formatMinutes(hours.end.minute) });
  const words = t(
    reason === 'REQUESTED' ? 'awayRequested' : reason === 'ACTIVITY' ? 'awayActivity' : 'away',
    {
      when,
    },
  );
  return { mark: reason === 'REQUESTED' ? 'q' : hours === null ? 'a' : 'h', words };
}

/** Away for the whole shift of a day, decided or asked for; another activity is work too. */
export function isAwayAllDay(away: readonly AwayDays[], day: Day): boolean {
  return awayOn({ away }, day).some(({ hours, reason }) => hours === null && reason !== 'ACTIVITY');
}
