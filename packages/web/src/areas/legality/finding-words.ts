import type { LegalityChange, LegalityFinding } from '@torre/contract/legality';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { serverWords } from '../../platform/server-words.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import './legality.texts.ts';

const dayAndMonth = (date: string): string => {
  const day = dayFromCompact(date);
  return day === null ? date : displayDay(day).slice(0, 'DD/MM'.length);
};

/** '22/12', '21/12–27/12' */
export function findingDays({ from, to }: LegalityFinding, t: Texts<'legality'>): string {
  return from === to ? dayAndMonth(from) : t('days', { from: dayAndMonth(from), to: dayAndMonth(to) });
}

/**
 * Names a finding in a list: two of one rule and person differ in their limit or their first day (domain.md 1.5, 24), two rests
 * before duties of one date in what is measured, two of the plant in the shift that their words name.
 */
export const findingKey = ({ rule, limit, employeeId, from, measured, messageIT }: LegalityFinding): string =>
  [rule, limit, employeeId, from, measured, employeeId === '' ? messageIT : ''].join(' ');

/** 'Blocco: Riposo di 8 h tra P e M: minimo 12 h, e un altro'; null where a change breaks no rule. */
export function addedWords({ added }: LegalityChange, t: Texts<'legality'>): string | null {
  const [first, ...others] = byLevel(added);
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : `, ${t('more', { count: others.length })}`;
  return `${t(`level_${first.level}`)}: ${serverWords(first)}${more}`;
}

/** '2 rilievi in più, 1 rilievo risolto', after a change for which no reason is asked; '' where it moved none. */
export function movedWords({ added, ended }: LegalityChange, t: Texts<'legality'>): string {
  const parts = [
    added.length > 0 && t('added', { count: added.length }),
    ended.length > 0 && t('ended', { count: ended.length }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Those that block first. */
export const byLevel = (findings: readonly LegalityFinding[]): readonly LegalityFinding[] =>
  findings.toSorted((one, other) => other.level.localeCompare(one.level));
