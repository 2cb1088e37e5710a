import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { IconButton, ScreenHead, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import './own.texts.ts';
import styles from './period-switch.module.css';

interface PeriodSwitchProps {
  readonly span: 'month' | 'week';
  /** 'Dicembre 2026', '14–20 dic 2026' */
  readonly title: string;
  readonly onStep: (step: 1 | -1) => void;
}

/** Title of the screen between the ways to what lies before and after; on the phone it stands in the top bar. */
export function PeriodSwitch({ span, title, onStep }: PeriodSwitchProps): JSX.Element {
  const t = useTexts('own');
  const { mobile } = useBreakpoint();
  const iconSize = mobile ? 22 : 18;
  const content = (
    <div className={styles['switch']}>
      <IconButton
        icon={IconChevronLeft}
        iconSize={iconSize}
        label={t(span === 'week' ? 'previousWeek' : 'previousMonth')}
        onClick={() => onStep(-1)}
      />
      <h1 className={styles['title']} aria-live="polite">
        {title}
      </h1>
      <IconButton
        icon={IconChevronRight}
        iconSize={iconSize}
        label={t(span === 'week' ? 'nextWeek' : 'nextMonth')}
        onClick={() => onStep(1)}
      />
    </div>
  );
  return mobile ? <ScreenHead>{content}</ScreenHead> : content;
}
