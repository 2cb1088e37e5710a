import { serverWords } from '../../platform/server-words.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChangeReason } from '@torre/contract/notices';
import type { DifferentPerson, Draft, ResolvedCell } from '@torre/contract/drafts';
import { useState, type JSX } from 'react';
import { ReasonFields, givenReason } from '../../areas/notices/index.ts';
import { askPublish, differenceQuery, usePlanningAgain } from '../../areas/planning/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import { EmptyState, ErrorState, LoadingRows, Panel, useConfirm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice, outcomeNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { CounterEffects } from '../counter-effects/index.ts';
import { DifferentDay, type Taken } from './different-day.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';

interface DraftDifferenceProps {
  readonly place: PlanningPlace;
  readonly draft: Draft;
}

/** What the publication would change, person by person, with what it does to the counters; and the publication itself. */
export function DraftDifference({ place, draft }: DraftDifferenceProps): JSX.Element {
  const t = useTexts('planning');
  const { division, month } = place;
  const { data, error, refetch } = useQuery({
    ...differenceQuery(division, draft),
    placeholderData: keepPreviousData,
  });
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  const [reason, setReason] = useState<ChangeReason>({});
  const readAgain = usePlanningAgain();
  const { confirm, element } = useConfirm();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={6} />;

  const { people } = data;
  const open = people.flatMap(({ employeeId, days }) =>
    days.filter(({ conflict, refusedIT }) => conflict ?? refusedIT).map((day) => ({ employeeId, day })),
  );
  const resolved = open.flatMap(({ employeeId, day }): ResolvedCell[] => {
    const version = day.before?.version ?? null;
    const choice = taken.get(`${employeeId} ${day.date}`);
    // A choice was made about what stood there then: what came since is asked about anew.
    return choice?.version === version ? [{ employeeId, date: day.date, take: choice.take, version }] : [];
  });
  const dropped = resolved.filter(({ take }) => take === 'published').length;
  const count = people.reduce((sum, { days }) => sum + days.length, 0) - dropped;
  const undecided = open.length - resolved.length;

  const publish = async (): Promise<void> => {
    const question = {
      title: t('publishQuestion', { month: monthTitle(month) }),
      text: t('publishText', { count }),
      yes: t('publish'),
    };
    if (!(await confirm(question))) return;
    track('action', 'pubblica bozza');
    try {
      const reply = await withSpinner(askPublish(division, data.draft, { resolved, ...givenReason(reason) }));
      // The next publication has its own reason.
      setReason({});
      notify(outcomeNotice(reply, serverWords(reply.outcome), serverWords(reply.outcome)));
    } catch (failure) {
      notify(failureNotice(failure, t('publishFailed')));
    }
    await readAgain();
  };
  return (
    <Panel
      title={t('difference')}
      aside={people.length > 0 ? t('differencePeople', { count: people.length }) : undefined}
    >
      {people.length === 0 ? (
        <EmptyState title={t('sameAsPublished')} why={t('sameWhy')} />
      ) : (
        <>
          {undecided > 0 && (
            <p className={styles['attention']} role="status">
              <b>{t('conflicts', { count: undecided })}</b>{' '}
              {t(undecided === 1 ? 'conflictWhy' : 'conflictsWhy')}
            </p>
          )}
          <div className={styles['counters']}>
            <CounterEffects effects={data.effects} />
          </div>
          <ul className={styles['people']}>
            {people.map((person) => (
              <li key={person.employeeId}>
                <b>{nameOf(person)}</b>
                <ul className={styles['days']}>
                  {person.days.map((day) => (
                    <DifferentDay
                      key={day.date}
                      person={nameOf(person)}
                      day={day}
                      taken={taken.get(`${person.employeeId} ${day.date}`) ?? null}
                      onTake={(choice) =>
                        setTaken((now) => new Map(now).set(`${person.employeeId} ${day.date}`, choice))
                      }
                    />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <div className={styles['why']}>
            <ReasonFields reason={reason} onReason={setReason} />
          </div>
          <div className={styles['foot']}>
            {undecided > 0 && <span className={styles['quiet']}>{t('decideFirst')}</span>}
            {draft.allowedActions.includes('publish') && (
              <Button disabled={undecided > 0 || count === 0} onClick={() => void publish()}>
                {t('publish')}
              </Button>
            )}
          </div>
        </>
      )}
      {element}
    </Panel>
  );
}

const nameOf = ({ employeeSurname, employeeName }: DifferentPerson): string =>
  `${employeeSurname} ${employeeName}`;
