import type { FactKindName } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import { columnText, dayText, valueText } from './fact-text.ts';
import { courseOf, type Thing } from './things.ts';

/** 'dal …', 'finito il …', 'dal … diventa …'; nothing of what always was and goes on. */
export function StateWords({
  kind,
  thing,
}: {
  readonly kind: FactKindName;
  readonly thing: Thing;
}): JSX.Element {
  const t = useTexts('organisation');
  const language = useLanguage();
  const { from, to, next } = courseOf(kind, thing);
  const what = (): string =>
    next!.columns
      .map(
        (column) =>
          `${columnText(kind, column, language)} ${valueText(kind, column, next!.row[column], language) || '–'}`,
      )
      .join(', ');
  const words = [
    from !== null &&
      thing.when !== 'ended' &&
      t(thing.when === 'coming' ? 'coming' : 'since', { day: dayText(from) }),
    to !== null &&
      (thing.when === 'ended'
        ? t('ended', { day: dayText(to) })
        : next === null && t('until', { day: dayText(to) })),
    next !== null &&
      (next.columns.length === 0
        ? t('continues', { day: dayText(next.from) })
        : t('becomes', { day: dayText(next.from), what: what() })),
  ].filter(Boolean);
  return <small>{words.join(' · ')}</small>;
}
