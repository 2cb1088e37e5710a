import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type JSX } from 'react';
import { askDiscard, askOpenDraft, planningQuery, usePlanningAgain } from '../../areas/planning/index.ts';
import { WaitingNotices } from '../../areas/notices/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import { ErrorState, LoadingRows, Panel, useConfirm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { DraftDifference } from './draft-difference.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const GenerateDialog = lazyWithRetry(async () => ({
  default: (await import('./generate-dialog.tsx')).GenerateDialog,
}));

interface MonthPlanProps {
  readonly place: PlanningPlace;
  readonly onCalendar: (draft: string | null) => void;
}

/** Where a month stands: its draft with what may be done, what it would change, and what was published before. */
export function MonthPlan({ place, onCalendar }: MonthPlanProps): JSX.Element {
  const t = useTexts('planning');
  const { division, code, plant, month } = place;
  const { data, error, refetch } = useQuery(planningQuery(division, code));
  const [generating, setGenerating] = useState(false);
  const readAgain = usePlanningAgain();
  const { confirm, element } = useConfirm();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={8} />;
  const { draft, isEmpty, versions } = data;

  const act = async (work: Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await withSpinner(work);
      return true;
    } catch (failure) {
      notify(failureNotice(failure, failed));
      return false;
    } finally {
      await readAgain();
    }
  };
  const open = async (): Promise<void> => {
    track('action', 'apri bozza');
    await act(askOpenDraft(division, code), t('openFailed'));
  };
  const generate = async (): Promise<void> => {
    if (draft || isEmpty || (await act(askOpenDraft(division, code), t('openFailed')))) setGenerating(true);
  };
  const discard = async (): Promise<void> => {
    if (!draft) return;
    const question = {
      title: t('discardQuestion', { month: monthTitle(month) }),
      text: t('discardText', { count: draft.cells }),
      yes: t('discardYes'),
      tone: 'danger' as const,
    };
    if (!(await confirm(question))) return;
    track('action', 'scarta bozza');
    if (await act(askDiscard(division, draft), t('discardFailed')))
      notify({ type: NOTICE.success, text: t('discarded') });
  };
  const openedBy = draft && `${draft.openedBy.employeeSurname} ${draft.openedBy.employeeName}`;
  return (
    <>
      <Panel title={t('draft')} aside={draft ? t('bannerCells', { count: draft.cells }) : undefined}>
        <div className={styles['state']}>
          {draft ? (
            <p>
              {t('banner', { month: monthTitle(month), plant })}{' '}
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
                  <Button variant="default" onClick={() => void discard()}>
                    {t('discard')}
                  </Button>
                )}
                <Button variant="default" onClick={() => onCalendar(draft.draftId)}>
                  {t('inCalendar')}
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={() => void open()}>
                {t('openYes')}
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
          <GenerateDialog place={place} draft={draft} onClose={() => setGenerating(false)} />
        </Suspense>
      )}
      {element}
    </>
  );
}
