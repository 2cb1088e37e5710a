import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import type { Lock } from '@torre/contract/locks';
import { useEffect, useState, type JSX } from 'react';
import { IconButton, Line, Loaded, Page } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import styles from './closed-months-screen.module.css';
import { monthName, monthNumbers } from './month-names.ts';
import { MonthDialog } from './month-dialog.tsx';
import { closedMonthsQuery, type MonthOfPlant } from './months.queries.ts';
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
          <i data-closed>
            <IconLock size={14} stroke={2} aria-hidden />
          </i>
          {t('legendClosed')}
          <i />
          {t('legendOpen')}
        </span>
      </Line>
      <Loaded query={query} rows={8}>
        {({ plants }) => (
          <div className={styles['scroller']}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('plant')}</th>
                  {monthNumbers.map((month) => (
                    <th key={month} scope="col">
                      {monthName(month, language, 'short')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {plants.map(({ icao, name }) => (
                  <tr key={icao}>
                    <th scope="row">
                      <b>{icao}</b> <span>{name}</span>
                    </th>
                    {monthNumbers.map((number) => {
                      const month = `${year}${String(number).padStart(2, '0')}`;
                      const lock = closed.get(`${icao} ${month}`) ?? null;
                      return (
                        <td key={month}>
                          <button
                            type="button"
                            data-closed={lock !== null || undefined}
                            title={lock?.reason}
                            aria-label={t('cell', {
                              month: monthName(number, language),
                              year,
                              plant: icao,
                              state: lock ? t('closed') : t('open'),
                            })}
                            onClick={() => setOpened({ plant: icao, month, lock })}
                          >
                            {lock && <IconLock size={16} stroke={2} aria-hidden />}
                          </button>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      {opened !== null && <MonthDialog {...opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
