import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useId, useState, type JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import type { DefinitionBook } from '../definition-book.ts';
import { DayAlert } from './day-alert.tsx';
import { historyQuery } from './day.queries.ts';
import './day.texts.ts';
import styles from './history-section.module.css';
import { HistoryTable } from './history-table.tsx';

interface HistorySectionProps {
  readonly employeeId: string;
  readonly day: Day;
  readonly book: DefinitionBook;
}

/** 'Storico', which opens and closes (M2.4.14): open at the desk, closed under a thumb. */
export function HistorySection({ employeeId, day, book }: HistorySectionProps): JSX.Element {
  const t = useTexts('day');
  const { mobile } = useBreakpoint();
  const [opened, setOpened] = useState(!mobile);
  const id = useId();
  const history = useQuery({ ...historyQuery(employeeId, compactDay(day)), enabled: opened });
  const Chevron = opened ? IconChevronDown : IconChevronRight;
  const toggle = (): void => {
    setOpened(!opened);
    track('action', opened ? 'chiudi storico turno' : 'apri storico turno');
  };
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={opened}
          aria-controls={id}
          onClick={toggle}
        >
          <Chevron size={16} aria-hidden />
          {t('history')}
          {history.data && <span className={styles['count']}>{history.data.shifts.length}</span>}
        </button>
      </h3>
      <div id={id} hidden={!opened}>
        {history.data && <HistoryTable items={history.data.shifts} day={day} book={book} />}
        {history.isPending && opened && <p className={styles['loading']}>{t('historyLoading')}</p>}
        {history.isError && (
          // M8.71: the failed read is registered under its own name.
          <DayAlert
            tone="bad"
            actions={
              <Button size="compact-sm" variant="default" onClick={() => void history.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {t('readFailed')} {t('historyFailed')}
          </DayAlert>
        )}
      </div>
    </section>
  );
}
