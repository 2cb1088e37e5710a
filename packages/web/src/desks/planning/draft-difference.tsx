import { serverWords } from '../../platform/server-words.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChangeReason } from '@torre/contract/notices';
import type { DifferentPerson, Draft, ResolvedCell } from '@torre/contract/drafts';
import { useRef, useState, type JSX } from 'react';
import { LegalityChanges, LegalityReason } from '../../areas/legality/index.ts';
import { ReasonNote, givenReason } from '../../areas/notices/index.ts';
import { askPublish, differenceQuery, usePlanningAgain } from '../../areas/planning/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import { EmptyState, ErrorState, LoadingRows, Panel, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { outcomeNotice } from '../../platform/outcome-notice.ts';
import { CounterEffects, harmedCounters } from '../counter-effects/index.ts';
import { DifferentDay, type Taken } from './different-day.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import './planning.texts.ts';

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
  /** Kept while the question is answered no, to be asked again. */
  const reason = useRef<ChangeReason>({});
  const readAgain = usePlanningAgain();
  const { run, element } = useActions();
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

  const rules = (
    <LegalityChanges
      change={data.legality}
      nameOf={(employeeId) => {
        const found = people.find((person) => person.employeeId === employeeId);
        return found ? nameOf(found) : employeeId;
      }}
    />
  );

  const publish = async (): Promise<void> => {
    const { short } = harmedCounters(data.effects);
    const over = data.overAbsence.length;
    const terms = short === 0 ? t('publishNoneShort') : t('publishShort', { count: short });
    const done = await run({
      ask: {
        title: t('publishQuestion', { month: monthTitle(month) }),
        text: [t('publishText', { count }), terms, over > 0 && t('publishOverAbsence', { count: over })]
          .filter(Boolean)
          .join(' '),
        effect: (
          <>
            <CounterEffects effects={data.effects} />
            {rules}
          </>
        ),
        note: (
          <ReasonNote
            reason={reason.current}
            onReason={(given) => {
              reason.current = given;
            }}
            fields={data.legality.added.length > 0 ? LegalityReason : null}
          />
        ),
        yes: t('publish'),
      },
      track: 'pubblica bozza',
      act: (options) =>
        askPublish(
          division,
          data.draft,
          { resolved, ...givenReason(reason.current), ...(over > 0 && { overAbsence: true }) },
          options,
        ),
      done: (reply) => outcomeNotice(reply, serverWords(reply.outcome), serverWords(reply.outcome)),
      failed: t('publishFailed'),
      refresh: readAgain,
    });
    // The next publication has its own reason.
    if (done !== null) reason.current = {};
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
            {rules}
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
          <div className={styles['foot']}>
            <span className={styles['quiet']}>{t(undecided > 0 ? 'decideFirst' : 'publishTerms')}</span>
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
