import { RULE } from '@torre/domain/configuration';
import { currentLanguage } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';

/** 'Riposo minimo tra servizi'; a rule that this page does not know yet by its id. */
export function ruleTitle(rule: string, t: Texts<'legality'>): string {
  if (rule === 'NOTTE') return t('night');
  const known = (RULE as Readonly<Record<string, { readonly title: { it: string; en: string } }>>)[rule];
  return known?.title[currentLanguage()] ?? rule;
}
