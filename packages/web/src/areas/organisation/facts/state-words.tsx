import { QUALIFICATION, stateGaps } from '@torre/domain/organisation';
import type { FactKindName, FactRow } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import { columnText, dayText, valueText } from './fact-text.ts';
import { courseOf, type Thing } from './things.ts';

/** 'dal …', 'finito il …', 'dal … diventa …', and days on which nothing holds; nothing of what always was and goes on. */
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
  const gapText = gapTextOf(kind, thing.shown.values);
  const gaps = gapText === null ? [] : stateGaps(kind, thing.line);
  const gapWords = (shown: typeof gaps): readonly string[] =>
    shown.map((days) => t(gapText!, { from: dayText(days.from), to: dayText(days.to) }));
  const before = gaps.filter((gap) => from !== null && gap.to < from);
  const between = gaps.filter((gap) => !before.includes(gap) && next !== null && gap.to < next.from);
  const later = gaps.filter((gap) => !before.includes(gap) && !between.includes(gap));
  const isBroken = between.length > 0;
  const what = (): string =>
    next!.columns
      .map(
        (column) =>
          `${columnText(kind, column, language)} ${valueText(kind, column, next!.row[column], language) || '–'}`,
      )
      .join(', ');
  const words = [
    ...gapWords(before),
    from !== null &&
      thing.when !== 'ended' &&
      t(thing.when === 'coming' ? 'coming' : 'since', { day: dayText(from) }),
    to !== null &&
      (thing.when === 'ended'
        ? t('ended', { day: dayText(to) })
        : (next === null || isBroken) && t('until', { day: dayText(to) })),
    ...gapWords(between),
    next !== null &&
      (next.columns.length === 0
        ? t(isBroken ? 'again' : 'continues', { day: dayText(next.from) })
        : t('becomes', { day: dayText(next.from), what: what() })),
    ...gapWords(later),
  ].filter(Boolean);
  return <small>{words.join(' · ')}</small>;
}

const GAP_TEXTS = { LICENCE: 'gapLICENCE', MEDICAL: 'gapMEDICAL', ENGLISH: 'gapENGLISH' } as const;

/** null: between two of them nothing is missing. */
function gapTextOf(
  kind: FactKindName,
  row: FactRow,
): 'gap' | (typeof GAP_TEXTS)[keyof typeof GAP_TEXTS] | null {
  if (kind !== QUALIFICATION) return 'gap';
  const qualification = row['kind'];
  return qualification === 'LICENCE' || qualification === 'MEDICAL' || qualification === 'ENGLISH'
    ? GAP_TEXTS[qualification]
    : null;
}
