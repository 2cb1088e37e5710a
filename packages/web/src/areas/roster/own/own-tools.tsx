import { Button, VisuallyHidden } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { CompactGroup } from '@torre/contract/month';
import { useState, type JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { IslandFilter } from '../people-filter/island-filter.tsx';
import { PersonSearch } from '../people-filter/person-search.tsx';
import type { MonthFilterControl } from '../people-filter/use-month-filter.ts';
import styles from './own-tools.module.css';
import './own.texts.ts';
import { PeriodSwitch, type Span } from './period-switch.tsx';
import { ViewTabs, type OwnView } from './view-tabs.tsx';

interface OwnToolsProps {
  readonly view: OwnView;
  readonly span: Span;
  readonly title: string;
  readonly filter: MonthFilterControl;
  /** Islands of the colleagues in view. */
  readonly groups: readonly CompactGroup[];
  readonly onView: (view: OwnView) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Month, week or year, today, whose shifts, and among the colleagues which of them. */
export function OwnTools(props: OwnToolsProps): JSX.Element {
  const { view, span, title, filter, groups, onView, onStep, onToday } = props;
  const t = useTexts('own');
  const { mobile } = useBreakpoint();
  const [open, setOpen] = useState(filter.active);
  const count = (filter.text === '' ? 0 : 1) + (filter.groups.size > 0 ? 1 : 0);
  const size = mobile ? 'sm' : 'compact-sm';
  const filters = view === 'colleghi' && (!mobile || open) && (
    <div className={styles['filters']}>
      <PersonSearch text={filter.text} onText={filter.setText} />
      <IslandFilter groups={groups} chosen={filter.groups} onChoose={filter.setGroups} />
    </div>
  );
  return (
    <div className={styles['tools']}>
      <PeriodSwitch span={span} title={title} onStep={onStep} />
      <Button size={size} variant="default" className={styles['today']} onClick={onToday}>
        {t('today')}
      </Button>
      {!mobile && filters}
      <ViewTabs view={view} onView={onView} />
      {mobile && view === 'colleghi' && (
        <Button
          size={size}
          variant="default"
          className={styles['filter']}
          aria-expanded={open}
          data-on={count > 0 || undefined}
          onClick={() => setOpen(!open)}
        >
          <IconFilter size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('filter')}</VisuallyHidden>
          {count > 0 && count}
        </Button>
      )}
      {mobile && filters}
    </div>
  );
}
