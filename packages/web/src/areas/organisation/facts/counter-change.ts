import type { ChangedCounter } from '@torre/contract/organisation-effects';
import { figureOf, signed } from '../../../platform/slot-figure.ts';
import { slotSentence } from '../../../platform/slot-sentence.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import './effects.texts.ts';

/** The figure of a counter; '–' where there is no such counter. */
export const figureText = (counter: ChangedCounter['before']): string =>
  counter === null ? '–' : signed(figureOf(counter));

/**
 * What a change does to a counter, in words: what it is missing then, of which specialization and when, and what others cover;
 * where that stays, the islands and specializations that have more or fewer people; else the people themselves.
 */
export function counterChange(
  { before, after, parts }: ChangedCounter,
  t: Texts<'organisationEffects'>,
  slots: Texts<'slots'>,
): string {
  if (after === null) return t('slotEnds');
  const becomes = slotSentence(after, slots);
  if (before === null) return t('slotBegins', { becomes });
  const was = slotSentence(before, slots);
  if (was !== becomes)
    return figureOf(before) === figureOf(after) ? t('insteadOf', { was, becomes }) : becomes;
  if (parts.length > 0)
    return parts
      .map((part) => t('part', { name: part.name, was: balance(part.before), becomes: balance(part.after) }))
      .join(', ');
  return t('people', {
    employees: before.employees,
    chairs: before.chairs,
    employeesThen: after.employees,
    chairsThen: after.chairs,
  });
}

const balance = (value: number | null): string => (value === null ? '–' : signed(value));
