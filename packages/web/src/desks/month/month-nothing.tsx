import { Button } from '@mantine/core';
import { IconCalendarOff, IconSearch } from '@tabler/icons-react';
import type { JSX } from 'react';
import { monthTitle } from '../../areas/roster/index.ts';
import type { MonthKey } from '../../areas/roster/index.ts';
import { EmptyState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './month-desk.module.css';
import './month.texts.ts';

interface ScreenTitleProps {
  readonly month: MonthKey;
  /** null for a manager without a plant. */
  readonly plant: string | null;
}

/** The title of the screen for readers and on paper: the toolbar shows it as a button. */
export function ScreenTitle({ month, plant }: ScreenTitleProps): JSX.Element {
  const t = useTexts('month');
  const title = monthTitle(month);
  return (
    <h1 className={styles['hidden']} data-printed>
      {plant === null ? t('title', { month: title }) : t('titleOf', { month: title, plant })}
    </h1>
  );
}

/** E8.15: the plants list ['-'] enters and is told that there is no plant. */
export function NoPlant(): JSX.Element {
  const t = useTexts('month');
  return <EmptyState icon={IconCalendarOff} title={t('noPlant')} why={t('noPlantWhy')} />;
}

/** Outcome 100: nobody stands in the month. */
export function NobodyInMonth({
  plant,
  month,
}: {
  readonly plant: string;
  readonly month: MonthKey;
}): JSX.Element {
  const t = useTexts('month');
  return (
    <EmptyState
      icon={IconCalendarOff}
      title={t('nobody')}
      why={t('nobodyWhy', { plant, month: monthTitle(month) })}
    />
  );
}

export function NobodyMatches({
  people,
  onClear,
}: {
  readonly people: number;
  readonly onClear: () => void;
}): JSX.Element {
  const t = useTexts('month');
  return (
    <EmptyState
      icon={IconSearch}
      title={t('noMatch')}
      why={t('noMatchWhy', { count: people })}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearAll')}
        </Button>
      }
    />
  );
}

export function NoRedDays({ onShowAll }: { readonly onShowAll: () => void }): JSX.Element {
  const t = useTexts('month');
  return (
    <EmptyState
      icon={IconCalendarOff}
      title={t('noRedDays')}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('showAllDays')}
        </Button>
      }
    />
  );
}
