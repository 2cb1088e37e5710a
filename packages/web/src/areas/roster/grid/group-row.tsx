import { IconChevronDown } from '@tabler/icons-react';
import { memo, type JSX } from 'react';
import type { GridTexts } from './cell-sentence.ts';
import type { GridLine } from './grid-lines.ts';
import styles from './month-grid.module.css';

interface GroupRowProps {
  readonly line: Extract<GridLine, { kind: 'group' }>;
  readonly rowIndex: number;
  readonly t: GridTexts;
}

/** Head of an island: folds and unfolds its people, and counts those that the filter lets through. */
export const GroupRow = memo(function GroupRow({ line, rowIndex, t }: GroupRowProps): JSX.Element {
  const { group, shown, total, collapsed } = line;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles['group']} data-row={line.key}>
      <b role="rowheader" aria-expanded={!collapsed} className={styles['groupName']}>
        <IconChevronDown size={14} stroke={2} aria-hidden />
        {group.kind === 'others' ? t('others') : group.name}
        <small>{shown === total ? t('groupPeople', { count: total }) : t('groupOf', { shown, total })}</small>
      </b>
    </div>
  );
});
