import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import type { Lock } from '@torre/contract/locks';
import { useEffect, useState, type JSX } from 'react';
import { IconButton, Line, Loaded, Page, SmallTable, useBreakpoint } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import styles from './closed-months-screen.module.css';
import { monthName, monthNumbers } from './month-names.ts';
import { MonthDialog } from './month-dialog.tsx';
import { closedMonthsQuery, hasMonth, monthText, type MonthOfPlant } from './months.queries.ts';
import './months.texts.ts';

interface ClosedMonthsScreenProps {
  readonly address: { readonly anno?: string | undefined };
  readonly onAddress: (address: { readonly anno?: string | undefined }) => void;
}

/** `/amministrazione/mesi`: which months the payroll has closed, plant by plant; closes and opens them. */
export function ClosedMonthsScreen({ address, onAddress }: ClosedMonthsScreenProps): JSX.Element {
  const t = useTexts('closedMonths');
  const language = useLanguage();
  const { today } = useSession();
  const thisYear = Number(today.slice(0, 4));
  const year = /^20\d\d$/.test(address.anno ?? '') ? Number(address.anno) : thisYear;
  const query = useQuery(closedMonthsQuery(year));
  const [opened, setOpened] = useState<(MonthOfPlant & { readonly lock: Lock | null }) | null>(null);
  useEffect(() => track('view', 'mesi chiusi'), []);
  const show = (next: number): void => onAddress({ anno: next === thisYear ? undefined : String(next) });
  const closed = new Map(query.data?.locks.map((lock) => [`${lock.plant} ${lock.from.slice(0, 6)}`, lock]));
  return (
    <Page title={t('months')} hint={t('monthsHint')}>
      <Line>
        <IconButton label={t('previousYear')} icon={IconChevronLeft} onClick={() => show(year - 1)} />
        <b aria-live="polite" className={styles['year']}>
          {year}
        </b>
        <IconButton label={t('nextYear')} icon={IconChevronRight} onClick={() => show(year + 1)} />
        <span className={styles['legend']}>
          <i className={styles['month']} data-closed>
            <IconLock size={14} stroke={2} aria-hidden />
          </i>
          {t('legendClosed')}
          <i className={styles['month']} />
          {t('legendOpen')}
        </span>
      </Line>
      <Loaded query={query} rows={8}>
        {({ plants }) => (
          <SmallTable
            framed
            label={t('months')}
            head={[t('plant'), ...monthNumbers.map((month) => monthName(month, language, 'short'))]}
            rows={plants.map(({ icao, name, firstMonth }) => [
              <PlantName key={icao} icao={icao} name={name} />,
              ...monthNumbers.map((number) => {
                const month = monthText(year, number);
                const lock = closed.get(`${icao} ${month}`) ?? null;
                if (lock === null && !hasMonth({ firstMonth }, { year, month: number }))
                  return <NoMonth key={month} />;
                const state = lock ? t('closed') : t('open');
                return (
                  <button
                    key={month}
                    type="button"
                    className={styles['month']}
                    data-closed={lock !== null || undefined}
                    title={lock?.reason}
                    aria-label={t('cell', { month: monthName(number, language), year, plant: icao, state })}
                    onClick={() => setOpened({ plant: icao, month, lock })}
                  >
                    {lock && <IconLock size={16} stroke={2} aria-hidden />}
                  </button>
                );
              }),
            ])}
          />
        )}
      </Loaded>
      {opened !== null && <MonthDialog {...opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

/** On the phone its code alone. */
function PlantName({ icao, name }: { readonly icao: string; readonly name: string }): JSX.Element {
  const { mobile } = useBreakpoint();
  return (
    <>
      <b className={styles['plant']}>{icao}</b> {!mobile && name}
    </>
  );
}

/** Before the first month with shifts there is nothing to close. */
function NoMonth(): JSX.Element {
  const t = useTexts('closedMonths');
  return (
    <span className={styles['none']} title={t('noShifts')}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('noShifts')}</VisuallyHidden>
    </span>
  );
}
