import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, useRef, type JSX } from 'react';
import {
  ELSEWHERE,
  NO_SHIFT,
  requestChoices,
  toggled,
  useAwayOf,
  useCategoryNames,
  usePeopleFacts,
  weekdayAndNumber,
} from '../../areas/roster/index.ts';
import type { FilterList, MonthFilterControl, MonthStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import styles from './filter-panel.module.css';
import './month-filters.texts.ts';

export interface FilterPanelProps {
  readonly store: MonthStore;
  readonly filter: MonthFilterControl;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  /** People who have it. */
  readonly people: number;
}

interface ChoicesProps {
  readonly list: FilterList;
  readonly choices: readonly Choice[];
  readonly filter: MonthFilterControl;
}

/** One list: any number of its members, none means all. */
function Choices({ list, choices, filter }: ChoicesProps): JSX.Element | null {
  const t = useTexts('monthFilters');
  const chosen = filter.lists[list];
  // A list with one member narrows nothing.
  if (choices.length < 2 && chosen.size === 0) return null;
  return (
    <fieldset className={styles['list']}>
      <legend>{t(list)}</legend>
      {choices.map(({ id, name, people }) => (
        <label key={id} className={styles['choice']} data-on={chosen.has(id) || undefined}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={() => filter.setList(list, toggled(chosen, id))}
          />
          {name} <small>{people}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** How many people have each of the values that `valuesOf` names. */
function countPeople(
  people: MonthStore['people'],
  valuesOf: (index: number) => Iterable<string>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  people.forEach((_, index) => {
    for (const value of new Set(valuesOf(index))) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
}

const named = (
  counts: ReadonlyMap<string, number>,
  entries: readonly (readonly [id: string, name: string])[],
): Choice[] => entries.map(([id, name]) => ({ id, name, people: counts.get(id) ?? 0 }));

/** What the month itself tells: islands, categories, and the shifts that stand in it. */
function useMonthChoices(store: MonthStore, shiftDay: Day | null, others: string) {
  const categoryNames = useCategoryNames();
  return useMemo(() => {
    const { people, groups, book } = store;
    const groupCounts = countPeople(people, (index) => [groups[people[index]!.group]?.id ?? '']);
    const categoryCounts = countPeople(people, (index) => [people[index]!.category]);
    const turnCounts = countPeople(people, (index) => {
      const { turns } = store.row(index);
      return shiftDay === null ? turns : turns.slice(shiftDay - store.from, shiftDay - store.from + 1);
    });
    const defined = [...new Set(book.definitions.map(({ name }) => name))];
    const causes = [...turnCounts.keys()].filter(
      (turn) => turn !== NO_SHIFT && turn !== ELSEWHERE && !defined.includes(turn),
    );
    const codes = [...defined, ...causes.sort()].filter((code) => turnCounts.has(code));
    return {
      isole: named(
        groupCounts,
        groups.map(({ id, name, kind }) => [id, kind === 'others' ? others : name]),
      ),
      categorie: named(
        categoryCounts,
        [...categoryCounts.keys()].map((code) => [code, categoryNames.get(code) ?? code]),
      ),
      turni: named(
        turnCounts,
        codes.map((code) => [code, code]),
      ),
    };
  }, [store, shiftDay, others, categoryNames]);
}

/** Who has asked to be away in the month, and who is. */
function RequestChoices({ store, filter }: FilterPanelProps): JSX.Element {
  const t = useTexts('monthFilters');
  const away = useAwayOf(store, true);
  const people = useMemo(() => {
    const asked = requestChoices(away);
    return countPeople(store.people, (index) => asked.get(store.people[index]!.employeeId) ?? []);
  }, [store, away]);
  const choices = (['attesa', 'assenze'] as const).map((id) => [id, t(id)] as const);
  return <Choices list="richieste" choices={named(people, choices)} filter={filter} />;
}

/** Day of the chosen shifts; the whole month unless a day is chosen. */
function ShiftDay({ store, filter }: FilterPanelProps): JSX.Element {
  const t = useTexts('monthFilters');
  const today = dayFromCompact(useSession().today);
  const days = Array.from({ length: store.days }, (_, index) => addDays(store.from, index));
  return (
    <label className={styles['day']}>
      {t('on')}
      <select
        value={filter.shiftDay ?? ''}
        onChange={({ currentTarget: { value } }) =>
          filter.setShiftDay(value === '' ? null : (Number(value) as Day))
        }
      >
        <option value="">{t('anyDay')}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {day === today ? t('today', { day: weekdayAndNumber(day) }) : weekdayAndNumber(day)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Everything that narrows or groups the month, each choice with the number of its people. */
export function FilterPanel({ store, filter }: FilterPanelProps): JSX.Element {
  const t = useTexts('monthFilters');
  const { facts, onRetry } = usePeopleFacts(store, true);
  const choices = useMonthChoices(store, filter.shiftDay, t('others'));
  const panel = useRef<HTMLDivElement>(null);
  // The panel comes after its frame, which found nothing to put the focus on.
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const factOf = useMemo(
    () => new Map(facts?.employees.map((employee) => [employee.employeeId, employee])),
    [facts],
  );
  const fact = (index: number) => factOf.get(store.people[index]!.employeeId);
  return (
    <div ref={panel} role="group" aria-label={t('title')} className={styles['panel']}>
      <div className={styles['lists']}>
        <Choices list="turni" choices={choices.turni} filter={filter} />
        <ShiftDay store={store} filter={filter} />
        <RequestChoices store={store} filter={filter} />
        <Choices list="isole" choices={choices.isole} filter={filter} />
        <Choices list="categorie" choices={choices.categorie} filter={filter} />
        {facts === null ? (
          <p className={styles['waiting']} role="status">
            {onRetry === null ? t('loading') : t('noFacts')}{' '}
            {onRetry !== null && (
              <button type="button" className={styles['link']} onClick={onRetry}>
                {t('retry')}
              </button>
            )}
          </p>
        ) : (
          <>
            <Choices
              list="specializzazioni"
              choices={named(
                countPeople(store.people, (index) => fact(index)?.specializations ?? []),
                facts.specializations.map(({ specializationId, name }) => [specializationId, name]),
              )}
              filter={filter}
            />
            <Choices
              list="unita"
              choices={named(
                countPeople(store.people, (index) => [fact(index)?.codUo ?? '']),
                facts.units.map(({ codUo, name }) => [codUo, name]),
              )}
              filter={filter}
            />
          </>
        )}
      </div>
      <div className={styles['foot']}>
        <div role="group" aria-label={t('groupBy')} className={styles['groupBy']}>
          <span>{t('groupBy')}</span>
          {([false, true] as const).map((byUnit) => (
            <button
              key={String(byUnit)}
              type="button"
              aria-pressed={filter.byUnit === byUnit}
              onClick={() => filter.setByUnit(byUnit)}
            >
              {t(byUnit ? 'byUnit' : 'byIsland')}
            </button>
          ))}
        </div>
        <button type="button" className={styles['link']} disabled={!filter.active} onClick={filter.clear}>
          {t('clear')}
        </button>
      </div>
    </div>
  );
}
