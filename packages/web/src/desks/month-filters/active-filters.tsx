import { IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { toggled, useCategoryNames, usePeopleFacts, weekdayAndNumber } from '../../areas/roster/index.ts';
import type { ChosenLists, FilterList, MonthFilterControl } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './active-filters.module.css';
import type { FilterPanelProps } from './filter-panel.tsx';
import './month-filters.texts.ts';

/** One chosen member of a list. */
export interface ActiveFilter {
  readonly list: FilterList;
  readonly id: string;
  readonly name: string;
}

/** Everything that is chosen, list by list; a member whose name has not come yet is called by its id. */
export function activeFilters(
  lists: ChosenLists,
  names: Partial<Record<FilterList, ReadonlyMap<string, string>>>,
): readonly ActiveFilter[] {
  return (Object.keys(lists) as FilterList[]).flatMap((list) =>
    [...lists[list]].map((id) => ({ list, id, name: names[list]?.get(id) ?? id })),
  );
}

/** What narrows the month, each with the way to take it out. */
export function ActiveFilters({ store, filter }: FilterPanelProps): JSX.Element | null {
  const t = useTexts('monthFilters');
  const { lists } = filter;
  const categorie = useCategoryNames();
  const { facts } = usePeopleFacts(store, lists.unita.size > 0 || lists.specializzazioni.size > 0);
  const active = activeFilters(lists, {
    categorie,
    isole: new Map(store.groups.map(({ id, name, kind }) => [id, kind === 'others' ? t('others') : name])),
    specializzazioni: new Map(facts?.specializations.map((one) => [one.specializationId, one.name])),
    richieste: new Map([
      ['attesa', t('attesa')],
      ['assenze', t('assenze')],
    ]),
    unita: new Map(facts?.units.map(({ codUo, name }) => [codUo, name])),
  });
  return active.length === 0 ? null : <FilterChips {...{ active, filter }} />;
}

interface FilterChipsProps {
  readonly active: readonly ActiveFilter[];
  readonly filter: Pick<MonthFilterControl, 'lists' | 'setList' | 'shiftDay' | 'clear'>;
}

export function FilterChips({ active, filter }: FilterChipsProps): JSX.Element {
  const t = useTexts('monthFilters');
  const day = filter.shiftDay === null ? '' : ` ${t('on')} ${weekdayAndNumber(filter.shiftDay)}`;
  return (
    <div className={`${styles['row']} no-print`} role="group" aria-label={t('active')}>
      {active.map(({ list, id, name }) => {
        const what = `${t(list)}: ${name}${list === 'turni' ? day : ''}`;
        return (
          <button
            key={`${list} ${id}`}
            type="button"
            className={styles['chip']}
            aria-label={t('remove', { what })}
            title={t('remove', { what })}
            onClick={() => filter.setList(list, toggled(filter.lists[list], id))}
          >
            {what}
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        );
      })}
      {active.length > 1 && (
        <button type="button" className={styles['clear']} onClick={filter.clear}>
          {t('clear')}
        </button>
      )}
    </div>
  );
}
