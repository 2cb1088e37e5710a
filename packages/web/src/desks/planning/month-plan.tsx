import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@torre/contract/drafts';
import { Suspense, useState, type JSX } from 'react';
import { askDiscard, askOpenDraft, planningQuery, usePlanningAgain } from '../../areas/planning/index.ts';
import { WaitingNotices } from '../../areas/notices/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import { ErrorState, LoadingRows, Panel, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { DraftDifference } from './draft-difference.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './planning.texts.ts';

const GenerateDialog = lazyPart(() => import('./generate-dialog.tsx'), 'GenerateDialog');

interface MonthPlanProps {
  readonly place: PlanningPlace;
  readonly onCalendar: (draft: string | null) => void;
}

/** Where a month stands: its draft with what may be done, what it would change, and what was published before. */
export function MonthPlan({ place, onCalendar }: MonthPlanProps): JSX.Element {
  const t = useTexts('planning');
  const drafts = useTexts('drafts');
  const { division, code, plant, month } = place;
  const { data, error, refetch } = useQuery(planningQuery(division, code));
  const [generating, setGenerating] = useState(false);
  /** Opened by 'Genera' alone: given up with it. */
  const [openedFor, setOpenedFor] = useState<Draft | null>(null);
  const readAgain = usePlanningAgain();
  const { run, element } = useActions();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={8} />;
  const { draft, isEmpty, versions } = data;

  const open = () =>
    run({
      track: 'apri bozza',
      act: (options) => askOpenDraft(division, code, options),
      failed: drafts('openFailed'),
      refresh: readAgain,
    });
  const generate = async (): Promise<void> => {
    if (!draft && !isEmpty) {
      const opened = await open();
      if (opened === null) return;
      setOpenedFor(opened.draft);
    }
    setGenerating(true);
  };
  const endGenerating = (isGenerated: boolean): void => {
    setGenerating(false);
    setOpenedFor(null);
    // What somebody wrote into it meanwhile is not given up: the draft has another revision then.
    if (isGenerated || openedFor === null || draft?.revision !== openedFor.revision) return;
    void run({
      track: 'rinuncia a generare',
      act: (options) => askDiscard(division, openedFor, options),
      failed: t('discardFailed'),
      refresh: readAgain,
    });
  };
  const discard = (standing: Draft) =>
    run({
      ask: {
        title: t('discardQuestion', { month: monthTitle(month) }),
        text: t('discardText', { count: standing.cells }),
        yes: t('discardYes'),
        tone: 'danger',
      },
      track: 'scarta bozza',
      act: (options) => askDiscard(division, standing, options),
      done: t('discarded'),
      failed: t('discardFailed'),
      refresh: readAgain,
    });
  const openedBy = draft && `${draft.openedBy.employeeSurname} ${draft.openedBy.employeeName}`;
  return (
    <>
      <Panel
        title={drafts('draft')}
        aside={draft ? drafts('bannerCells', { count: draft.cells }) : undefined}
      >
        <div className={styles['state']}>
          {draft ? (
            <p>
              {drafts('banner', { month: monthTitle(month), plant })}{' '}
              <span className={styles['quiet']}>
                {t('openedBy', { name: openedBy ?? '', at: draft.openedAt })}
              </span>
            </p>
          ) : (
            <p>
              <b>{isEmpty ? t('emptyMonth', { month: monthTitle(month) }) : t('noDraft')}</b>{' '}
              <span className={styles['quiet']}>{isEmpty ? t('emptyMonthWhy') : t('noDraftWhy')}</span>
            </p>
          )}
          <div className={styles['buttons']}>
            {draft ? (
              <>
                {draft.allowedActions.includes('discard') && (
                  <Button variant="default" onClick={() => void discard(draft)}>
                    {t('discard')}
                  </Button>
                )}
                <Button variant="default" onClick={() => onCalendar(draft.draftId)}>
                  {t('inCalendar')}
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={() => void open()}>
                {drafts('openYes')}
              </Button>
            )}
            <Button variant="default" onClick={() => void generate()}>
              {t('generate')}
            </Button>
          </div>
        </div>
      </Panel>
      {draft && <DraftDifference key={draft.draftId} place={place} draft={draft} />}
      <VersionsPanel place={place} versions={versions} />
      <Suspense>
        <WaitingNotices division={division} />
      </Suspense>
      {generating && (
        <Suspense>
          <GenerateDialog place={place} draft={draft} onClose={endGenerating} />
        </Suspense>
      )}
      {element}
    </>
  );
}
