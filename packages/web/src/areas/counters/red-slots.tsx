import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCircleCheck } from '@tabler/icons-react';
import { addDays, compactDay, dayFromCompact, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { slotName } from './counter-sentence.ts';
import { counterTable, signed } from './counter-table.ts';
import styles from './counter-lines.module.css';
import { applyCountersPatch, countersQuery, readCountersAgain } from './counters.queries.ts';
import './counters.texts.ts';
import { shortages } from './shortages.ts';

/** Today and the six days after it. */
const DAYS_AHEAD = 6;
const ROWS = 4;

/** Red slots of the coming seven days of the manager's plant, each a link to its day in the calendar; kept live. */
export function RedSlots(): JSX.Element | null {
  const t = useTexts('counters');
  const client = useQueryClient();
  const session = useSession();
  const plant = session.selectedImpiantoIcao ?? session.managerPlants[0] ?? '-';
  const division = session.divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const today = dayFromCompact(session.today) as Day;
  const to = addDays(today, DAYS_AHEAD);
  const { data, isError, refetch } = useQuery(countersQuery(division, today, to));
  useLive('counters', (patch) => applyCountersPatch(client, patch));
  useLive('reset', () => void readCountersAgain(client));
  if (division === '') return null;
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows rows={ROWS} />;
  const table = counterTable(data, today, to, session.plantTimeslots[plant] ?? []);
  // Last night's slot stands in today's column and is over.
  const found = shortages(table, today, to).filter(({ day, slot }) => day > today || !slot.atNight);
  if (found.length === 0) {
    return <EmptyState icon={IconCircleCheck} title={t('redSlotsNone')} why={t('redSlotsNoneWhy')} />;
  }
  return (
    <ul className={styles['slots']}>
      {found.map(({ day, slot, counter, difference }) => (
        <li key={`${day} ${slot.timeslotId}`}>
          <Link
            to="/responsabile/calendario"
            search={{ impianto: plant, mese: isoDay(day).slice(0, 7), giorno: compactDay(day) }}
          >
            <span>{displayDay(day)}</span>
            <span>{slotName(slot)}</span>
            <small>{t('redSlot', counter)}</small>
            <i className={styles['counter']} data-tone="shortage">
              {signed(difference)}
            </i>
          </Link>
        </li>
      ))}
    </ul>
  );
}
