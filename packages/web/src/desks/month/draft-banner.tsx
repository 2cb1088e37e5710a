import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconPencil } from '@tabler/icons-react';
import type { DifferenceReply } from '@torre/contract/drafts';
import { dayFromCompact } from '@torre/domain/kernel';
import { useEffect, type JSX } from 'react';
import { differenceQuery, planningQuery } from '../../areas/planning/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import type { DraftedCell } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { compactMonthOf } from './compact-month-of.ts';
import styles from './draft-parts.module.css';
import type { DraftBannerProps } from './lazy-draft.tsx';
import { useDivision } from './use-month-data.ts';

/** Every cell that the publication would change; a date that is none is left out. */
function draftedCells({ people }: DifferenceReply): readonly DraftedCell[] {
  return people.flatMap(({ employeeId, days }) =>
    days.flatMap(({ date, before }): DraftedCell[] => {
      const day = dayFromCompact(date);
      return day === null ? [] : [{ employeeId, day, published: before?.turn ?? null }];
    }),
  );
}

/** Above the grid while a draft is looked at: who sees it, how much it holds, and the way to its publication. */
export function DraftBanner({ plant, month, draft, store, onDraft }: DraftBannerProps): JSX.Element {
  const t = useTexts('drafts');
  const code = compactMonthOf(month);
  const division = useDivision(plant);
  const { data } = useQuery({ ...planningQuery(division, code), enabled: division !== '' });
  const open = data?.draft?.draftId === draft ? data.draft : null;
  const { data: difference } = useQuery({
    ...differenceQuery(division, open ?? { draftId: draft, revision: 0 }),
    enabled: open !== null,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (store !== null && difference !== undefined) store.setOverlays({ drafted: draftedCells(difference) });
  }, [store, difference]);
  const isGone = data !== undefined && data.draft?.draftId !== draft;
  return (
    <div className={`${styles['banner']} no-print`} role="status">
      <IconPencil size={16} aria-hidden />
      <p>
        {isGone ? t('bannerGone') : t('banner', { month: monthTitle(month), plant })}{' '}
        {!isGone && data?.draft && t('bannerCells', { count: data.draft.cells })}{' '}
        {!isGone && <span className={styles['quiet']}>{t('bannerCounters')}</span>}
      </p>
      {!isGone && (
        <Link
          to="/responsabile/pianificazione"
          search={{ impianto: plant, mese: `${code.slice(0, 4)}-${code.slice(4)}` }}
        >
          {t('review')}
        </Link>
      )}
      <button type="button" onClick={() => onDraft(null)}>
        {t('backToPublished')}
      </button>
    </div>
  );
}
