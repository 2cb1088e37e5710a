import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { Board, Seat } from './board.ts';
import styles from './plan-conflict.module.css';
import { authorName, clock, daysText, personName } from './room-words.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface PlanConflictProps {
  readonly model: RoomPlanModel;
  readonly conflict: NonNullable<RoomPlanModel['conflict']>;
}

const keyOf = ({ positionId, employeeId, begin, end }: Seat): string =>
  `${positionId} ${employeeId} ${begin} ${end}`;

/** Seats of one board that the other does not have so. */
function onlyIn({ seats }: Board, other: Board): readonly Seat[] {
  const known = new Set(other.seats.map(keyOf));
  return seats.filter((seat) => !known.has(keyOf(seat)));
}

/** Somebody saved the plan first: what differs of both, and which of them goes on. Nothing is lost before that. */
export function PlanConflict({ model, conflict }: PlanConflictProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  const size = mobile ? 'sm' : 'compact-sm';
  const { plan, mine, theirs } = conflict;
  // Nobody's: what stands there now was never saved, or is saved no more.
  const isUnstored = plan.version === 0;
  const day = daysText([plan.date]);
  const who = plan.savedBy ? authorName(plan.savedBy) : t('somebody');
  const sides = [
    { title: t('mine'), seats: onlyIn(mine, theirs) },
    { title: t(isUnstored ? 'configured' : 'theirs'), seats: onlyIn(theirs, mine) },
  ];
  const words = (seat: Seat): string => {
    const person = model.person(seat.employeeId);
    const name = person ? personName(person) : seat.employeeId;
    return `${seat.positionId} ${clock(seat.begin)}–${clock(seat.end)} ${name}`;
  };
  return (
    <div className={styles['conflict']} role="alert">
      <b>{t(isUnstored ? 'unstored' : 'conflict', { day })}</b>
      <p>{isUnstored ? t('unstoredWhy') : t('conflictWhy', { who, when: plan.savedAt ?? '' })}</p>
      <div className={styles['sides']}>
        {sides.map(({ title, seats }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            {seats.length === 0 && <p>{t('nothingElse')}</p>}
            <ul>
              {seats.map((seat) => (
                <li key={seat.id}>{words(seat)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button variant="default" size={size} onClick={model.keepMine}>
          {t('keepMine')}
        </Button>
        <Button variant="default" size={size} onClick={model.takeTheirs}>
          {t(isUnstored ? 'takeConfigured' : 'takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
