import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Sheet } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './filter-panel.module.css';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import './month-filters.texts.ts';

/** The filters on the phone: under the thumb, with the way back to the calendar at the lower edge. */
export function FilterSheet({
  onClose,
  ...props
}: FilterPanelProps & { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('monthFilters');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <FilterPanel {...props} />
      <div className={styles['done']}>
        <Button fullWidth size="md" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Sheet>
  );
}
