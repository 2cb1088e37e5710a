import type { JSX } from 'react';
import { Callout } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { Seat } from './board.ts';
import { lostWork, onlyIn } from './lost-work.ts';
import styles from './plan-conflict.module.css';
import { authorName, clock, daysText, personName } from './room-words.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface PlanConflictProps {
  readonly model: RoomPlanModel;
  readonly conflict: NonNullable<RoomPlanModel['conflict']>;
}

/** Somebody saved the plan first: what differs of both, and which of them goes on. Nothing is lost before that. */
export function PlanConflict({ model, conflict }: PlanConflictProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { plan, mine, theirs, base } = conflict;
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
  const lost = lostWork(base, theirs, mine);
  const losses = [
    ...lost.put.map((seat) => t('lostPut', { what: words(seat) })),
    ...lost.taken.map((seat) => t('lostTaken', { what: words(seat) })),
    ...lost.hours.map((position) => t('lostHours', { position })),
  ];
  return (
    <Callout
      tone="wait"
      alert
      title={t(isUnstored ? 'unstored' : 'conflict', { day })}
      choices={[
        { label: t('keepMine'), run: model.keepMine },
        { label: t(isUnstored ? 'takeConfigured' : 'takeTheirs'), run: model.takeTheirs },
      ]}
    >
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
      {plan.state === 'PUBLISHED' && <p>{t('savedIsPublished')}</p>}
      {!isUnstored && losses.length > 0 && (
        <section>
          <p>{t('lostIfKept', { who })}</p>
          <ul>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </section>
      )}
      {!isUnstored && losses.length === 0 && <p>{t('nothingLost')}</p>}
    </Callout>
  );
}
