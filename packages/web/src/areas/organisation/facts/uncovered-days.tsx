import type { PlantDays } from '@torre/contract/organisation-effects';
import { civil, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { dayWords } from './day-words.ts';
import './effects.texts.ts';

interface UncoveredDaysProps {
  readonly plants: readonly PlantDays[];
  /** Other plants were not looked at. */
  readonly isPartial?: boolean;
}

/** The days on which a change leaves something uncovered, a sentence a plant; says so where there are none. */
export function UncoveredDays({ plants, isPartial = false }: UncoveredDaysProps): JSX.Element {
  const t = useTexts('organisationEffects');
  const language = useLanguage();
  const thisYear = civil(dayFromCompact(useSession().today)!).year;
  const short = plants.filter(({ uncovered }) => uncovered.length > 0);
  return (
    <>
      {short.map(({ plant, uncovered }) => (
        <Text key={plant} tone="danger">
          {t('uncovered', {
            plant,
            count: uncovered.length,
            days: dayWords(
              uncovered.map((day) => dayFromCompact(day)!),
              thisYear,
              language,
              t,
            ),
          })}
        </Text>
      ))}
      {short.length === 0 && <Text>{t(isPartial ? 'nothingUncoveredThere' : 'nothingUncovered')}</Text>}
      {plants
        .filter(({ isWhole }) => !isWhole)
        .map(({ plant, to }) => (
          <Text key={plant} tone="quiet">
            {t('notWhole', { plant, day: displayDay(dayFromCompact(to)!) })}
          </Text>
        ))}
    </>
  );
}
