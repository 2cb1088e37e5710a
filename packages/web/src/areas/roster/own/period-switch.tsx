import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { IconButton, ScreenHead, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import './own-year.texts.ts';
import './own.texts.ts';
import styles from './period-switch.module.css';

/** What one step leads past. */
export type Span = 'month' | 'week' | 'year';

interface PeriodSwitchProps {
  readonly span: Span;
  /** 'Dicembre 2026', '14–20 dic 2026', '2026' */
  readonly title: string;
  readonly onStep: (step: 1 | -1) => void;
}

/** Title of the screen between the ways to what lies before and after; on the phone it stands in the top bar. */
export function PeriodSwitch(props: PeriodSwitchProps): JSX.Element {
  const { mobile } = useBreakpoint();
  const content = <Steps {...props} />;
  return mobile ? <ScreenHead>{content}</ScreenHead> : content;
}

/** The same for months, where no top bar is. */
export function MonthSwitch(props: Omit<PeriodSwitchProps, 'span'>): JSX.Element {
  return <Steps span="month" {...props} />;
}

function Steps({ span, title, onStep }: PeriodSwitchProps): JSX.Element {
  const [previous, next] = useWays(span);
  const { mobile } = useBreakpoint();
  const iconSize = mobile ? 22 : 18;
  return (
    <div className={styles['switch']}>
      <IconButton icon={IconChevronLeft} iconSize={iconSize} label={previous} onClick={() => onStep(-1)} />
      <h1 className={styles['title']} aria-live="polite">
        {title}
      </h1>
      <IconButton icon={IconChevronRight} iconSize={iconSize} label={next} onClick={() => onStep(1)} />
    </div>
  );
}

/** What leads to the period before and to the one after is called. */
function useWays(span: Span): readonly [previous: string, next: string] {
  const t = useTexts('own');
  const year = useTexts('ownYear');
  if (span === 'year') return [year('previousYear'), year('nextYear')];
  return span === 'week' ? [t('previousWeek'), t('nextWeek')] : [t('previousMonth'), t('nextMonth')];
}
