import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { IconButton } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { monthTitle } from '../italian-dates.ts';
import { monthAfter, sameMonth, type MonthKey } from '../month-key.ts';
import styles from './month-switch.module.css';
import './own.texts.ts';

interface MonthSwitchProps {
  readonly month: MonthKey;
  readonly current: MonthKey;
  readonly onMonth: (month: MonthKey) => void;
}

/** Title of the screen and the way to the months around it. */
export function MonthSwitch({ month, current, onMonth }: MonthSwitchProps): JSX.Element {
  const t = useTexts('own');
  return (
    <div className={styles['switch']}>
      <IconButton
        icon={IconChevronLeft}
        label={t('previousMonth')}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <h1 className={styles['title']} aria-live="polite">
        {monthTitle(month)}
      </h1>
      <IconButton
        icon={IconChevronRight}
        label={t('nextMonth')}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
      <Button
        size="compact-sm"
        variant="default"
        className={sameMonth(month, current) ? styles['idle'] : undefined}
        onClick={() => onMonth(current)}
      >
        {t('today')}
      </Button>
    </div>
  );
}
