import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX, ReactNode } from 'react';
import { EmptyState, ErrorState, LoadingRows } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { signed } from '../../platform/slot-figure.ts';
import { slotSentence } from '../../platform/slot-sentence.ts';
import { useMoment } from '../../platform/use-now.ts';
import { slotName, slotParts } from './counter-sentence.ts';
import { counterTable } from './counter-table.ts';
import { applyCountersPatch, countersQuery, readCountersAgain } from './counters.queries.ts';
import './counters.texts.ts';
import styles from './red-slots.module.css';
import { canBeCovered, distinctShortages, shortages, type Shortage } from './shortages.ts';

/** Today and the six days after it; the last night begins on the sixth. */
const DAYS_AHEAD = 6;
const ROWS = 4;

/** The hours stay together where the name breaks. */
function SlotName({ slot, day }: Pick<Shortage, 'slot' | 'day'>): JSX.Element {
  const { name, hours } = slotParts(slot, day, useTexts('counters'));
  return (
    <>
      {name} <i className={styles['hours']}>{hours}</i>
    </>
  );
}

interface RedSlotsProps {
  /** How a day is called that is neither today nor tomorrow. */
  readonly dayName: (day: Day) => string;
  /** What can be done about a slot, beside its link. */
  readonly action?: (slot: {
    readonly plant: string;
    readonly date: string;
    readonly timeslotId: string;
    readonly slotName: string;
  }) => ReactNode;
}

/** Red slots of the coming seven days of the manager's plant, each a link to its counter; kept live. */
export function RedSlots({ dayName, action }: RedSlotsProps): JSX.Element | null {
  const t = useTexts('counters');
  const slots = useTexts('slots');
  const client = useQueryClient();
  const session = useSession();
  const plant = session.selectedImpiantoIcao ?? session.managerPlants[0] ?? '-';
  const division = session.divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const today = dayFromCompact(session.today) as Day;
  const moment = useMoment(today);
  const to = addDays(today, DAYS_AHEAD);
  const { data, isError, refetch } = useQuery(countersQuery(division, today, to));
  useLive('counters', (patch) => applyCountersPatch(client, patch));
  useLive('reset', () => void readCountersAgain(client));
  if (division === '') return null;
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows rows={ROWS} />;
  const table = counterTable(data, today, to, session.plantTimeslots[plant] ?? []);
  const found = shortages(table, today, to).filter((shortage) => canBeCovered(shortage, moment));
  if (found.length === 0) {
    return <EmptyState icon={IconCircleCheck} title={t('redSlotsNone')} why={t('redSlotsNoneWhy')} />;
  }
  const when = ({ day, slot }: Shortage): string => {
    if (day === today) return t(slot.atNight ? 'onRunning' : 'onToday');
    if (day > addDays(today, 1)) return dayName(day);
    return slot.atNight ? t('onTonight') : t('onTomorrow');
  };
  return (
    <ul className={styles['slots']}>
      {distinctShortages(found).map(({ repeatedBy, ...shortage }) => (
        <li key={`${shortage.day} ${shortage.slot.timeslotId}`}>
          <Link
            to="/responsabile/calendario/contatore/$contatore/$fascia"
            params={{ contatore: shortage.counter.counterId, fascia: shortage.counter.timeslotId }}
            search={{ impianto: plant }}
          >
            <i className={styles['difference']}>{signed(shortage.difference)}</i>
            <b>{when(shortage)}</b>
            <span>
              <SlotName slot={shortage.slot} day={shortage.day} />
              {repeatedBy.map(({ slot, difference: value }) => (
                <small key={slot.timeslotId}>
                  {t('alsoSlot', { slot: slotName(slot, shortage.day, t), difference: signed(value) })}
                </small>
              ))}
              <em>{slotSentence(shortage.counter, slots)}</em>
            </span>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Link>
          {action?.({
            plant,
            date: shortage.counter.daySelected,
            timeslotId: shortage.counter.timeslotId,
            slotName: `${when(shortage)}, ${slotName(shortage.slot, shortage.day, t)}`,
          })}
        </li>
      ))}
    </ul>
  );
}
