import { IconX } from '@tabler/icons-react';
import { useRef, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import type { DataColumn } from './data-column.ts';
import styles from './filter-chips.module.css';
import type { TableView } from './table-address.ts';
import '../kit.texts.ts';

interface FilterChipsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onClear: () => void;
}

/** The filters that are set, each with its way out; taking one away leaves the hand on the next. */
export function FilterChips<Row>({ columns, view, onView, onClear }: FilterChipsProps<Row>): JSX.Element {
  const t = useTexts('kit');
  const list = useRef<HTMLUListElement>(null);
  const chips = columns.flatMap(({ id, header, meta }) => {
    const value = view.filters[id];
    if (value === undefined || value.length === 0) return [];
    const text = typeof value === 'string' ? value : value.map(meta.optionText ?? String).join(', ');
    return [{ id, text: `${header}: ${text}` }];
  });
  const remove = (id: string, index: number): void => {
    const { [id]: _gone, ...filters } = view.filters;
    onView({ ...view, filters });
    setTimeout(() => {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      (buttons[index] ?? buttons.at(-1) ?? list.current)?.focus();
    });
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles['chips']} aria-label={t('activeFilters')}>
      {chips.map(({ id, text }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={t('removeFilter', { filter: text })}
            onClick={() => remove(id, index)}
          >
            <span>{text}</span>
            <IconX size={13} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <button type="button" className={styles['clear']} onClick={onClear}>
            {t('clearFilters')}
          </button>
        </li>
      )}
    </ul>
  );
}
