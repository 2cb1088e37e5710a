import { useQuery } from '@tanstack/react-query';
import { addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { planQuery, useLiveRoom } from '../operations-room.queries.ts';
import { boardOf } from '../plan/board.ts';
import { clock, shortName } from '../plan/room-words.ts';
import { useDivision } from '../use-division.ts';
import styles from './relief-list.module.css';
import { reliefsSoon } from './relief-soon.ts';

interface ReliefListProps {
  readonly plant: string;
  readonly day: Day;
  /** Of the day's clock. */
  readonly minute: number;
}

/** Of the published plan: who is relieved within half an hour, where and by whom; nothing where nobody is. */
export function ReliefList({ plant, day, minute }: ReliefListProps): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const division = useDivision(plant);
  useLiveRoom(plant);
  const today = useQuery(planQuery(`${division}-${compactDay(day)}`)).data;
  // Whoever follows at midnight stands in the next day's plan.
  const tomorrow = useQuery(planQuery(`${division}-${compactDay(addDays(day, 1))}`)).data;
  const replies = useMemo(
    () => [today, tomorrow].flatMap((reply) => (reply?.operativePlan.state === 'PUBLISHED' ? [reply] : [])),
    [today, tomorrow],
  );
  const board = useMemo(
    () =>
      boardOf(
        day,
        replies.map(({ operativePlan: plan }) => ({ plan, fixed: true })),
      ),
    [replies, day],
  );
  const names = useMemo(
    () =>
      new Map(
        replies.flatMap(({ people }) => people).map((person) => [person.employeeId, shortName(person)]),
      ),
    [replies],
  );
  const reliefs = reliefsSoon(board, minute);
  if (reliefs.length === 0) return null;
  const nameOf = (employeeId: string): string => names.get(employeeId) ?? employeeId;
  return (
    <section className={styles['reliefs']} aria-label={t('reliefs')}>
      <h2>{t('reliefs')}</h2>
      <ul>
        {reliefs.map(({ at, positionId, leaves, comes, closes }) => (
          <li key={`${positionId} ${at}`}>
            <time>{clock(at)}</time> <b>{positionId}</b>{' '}
            {closes
              ? t('reliefCloses', { leaves: nameOf(leaves) })
              : comes === null
                ? t('reliefByNobody', { leaves: nameOf(leaves) })
                : t('reliefBy', { leaves: nameOf(leaves), comes: nameOf(comes) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
