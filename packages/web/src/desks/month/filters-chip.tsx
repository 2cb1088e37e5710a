import { IconFilter } from '@tabler/icons-react';
import { Suspense, type JSX } from 'react';
import type { MonthFilterControl, MonthStore } from '../../areas/roster/index.ts';
import { Chip, useBreakpoint, usePopup } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './month.texts.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const loadPanel = () => import('../month-filters/index.ts');
const FilterPopover = lazyWithRetry(async () => ({ default: (await loadPanel()).FilterPopover }));
const FilterSheet = lazyWithRetry(async () => ({ default: (await loadPanel()).FilterSheet }));

const ActiveFilters = lazyWithRetry(async () => ({ default: (await loadPanel()).ActiveFilters }));

interface FiltersChipProps {
  readonly store: MonthStore | null;
  readonly filter: MonthFilterControl;
}

/** All lists that narrow the month behind one button, which says of how many something is chosen. */
export function FiltersChip({ store, filter }: FiltersChipProps): JSX.Element {
  const t = useTexts('month');
  const { mobile } = useBreakpoint();
  const { opened, open, button, popup } = usePopup('dialog', loadPanel);
  return (
    <>
      <Chip isOn={filter.count > 0} isLarge={mobile} {...button}>
        {!mobile && <IconFilter size={14} stroke={2} aria-hidden />}
        {t('filters')}
        {filter.count > 0 && <b>{filter.count}</b>}
      </Chip>
      {popup && store !== null && (
        <Suspense>
          {mobile ? (
            opened && <FilterSheet store={store} filter={filter} onClose={() => open(false)} />
          ) : (
            <FilterPopover popup={popup} store={store} filter={filter} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Below the toolbar: what narrows the month. */
export function ActiveFiltersRow({ store, filter }: FiltersChipProps): JSX.Element | null {
  if (store === null || filter.count === 0) return null;
  return (
    <Suspense>
      <ActiveFilters {...{ store, filter }} />
    </Suspense>
  );
}
