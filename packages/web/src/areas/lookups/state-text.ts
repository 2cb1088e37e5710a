import { displayDay, dayOf } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Language } from '../../platform/language.ts';
import type { KnownLookup } from '../../platform/lookups.ts';
import type { Texts } from '../../platform/text-catalogue.ts';

/** What every database begins with has no day that means something. */
const BEGINNING = dayOf(1970, 1, 1);

/** On which days a state stands; '' for one that always stood and goes on. */
export function periodText(t: Texts<'lookups'>, { validFrom, validTo }: KnownLookup): string {
  const from = displayDay(validFrom);
  if (validTo === null) return validFrom === BEGINNING ? '' : t('from', { from });
  const to = displayDay(validTo);
  return validFrom === BEGINNING ? t('to', { to }) : t('fromTo', { from, to });
}

/** A state with its name: `dal 01/12/2026: Droni`. */
export function stateText(t: Texts<'lookups'>, state: KnownLookup, today: Day, language: Language): string {
  const name = language === 'it' ? state.nameIt : state.nameEn;
  const period = periodText(t, state);
  if (period === '') return name;
  return t('was', { when: state.validFrom > today ? t('planned', { when: period }) : period, name });
}
