import type { SpecializationHours } from '@torre/contract/counters';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { slotHours } from '../../../platform/slot-figure.ts';

export type DetailTexts = Texts<'counterDetail'>;

/** M2.1.06 to M2.1.09; nothing before the first refresh. */
export function recountWords(minutes: number | null, t: DetailTexts): string {
  if (minutes === null) return '';
  return minutes === 0 ? t('recounted') : t('recountedAgo', { count: minutes });
}

/** '23:00–03:00, 05:00–06:00' */
export function rangesOf({ hours }: Pick<SpecializationHours, 'hours'>): string {
  return hours.map(({ from, to }) => slotHours({ beginTime: from, endTime: to })).join(', ');
}
