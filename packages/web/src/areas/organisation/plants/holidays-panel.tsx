import { Button, NativeSelect } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { FactBook, FactRow } from '@torre/domain/organisation';
import { useMemo, useState, type JSX } from 'react';
import { Panel } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { FactTable } from '../facts/fact-table.tsx';
import './plants.texts.ts';
import { ProposedHolidays, useHolidayProposals } from './proposed-holidays.tsx';

const NOTHING: FactRow = {};
const COLUMNS = ['day', 'name', 'type', 'comune'];

interface HolidaysPanelProps {
  readonly book: FactBook;
  readonly year: string | undefined;
  readonly onYear: (year: string) => void;
}

/** Holidays of a year, and those of the next one, proposed. */
export function HolidaysPanel({ book, year, onYear }: HolidaysPanelProps): JSX.Element {
  const t = useTexts('organisationPlants');
  const thisYear = Number(useSession().today.slice(0, 4));
  const all = useMemo(() => book['holiday'] ?? [], [book]);
  const years = [...new Set(all.map(({ values }) => Number(String(values['day']).slice(0, 4))))];
  const choices = [...new Set([...years, thisYear, thisYear + 1])].toSorted((one, other) => one - other);
  const shown = choices.includes(Number(year)) ? Number(year) : thisYear;
  const rows = useMemo(
    () => all.filter(({ values }) => String(values['day']).startsWith(`${shown}-`)),
    [all, shown],
  );
  const [proposed, setProposed] = useState<number | null>(null);
  const next = Math.max(thisYear, ...years) + (years.includes(thisYear) ? 1 : 0);
  const proposalsOf = useHolidayProposals(book);
  const isMissing = (one: number): boolean => proposalsOf(one).length > 0;
  return (
    <Panel
      title={t('holidays')}
      aside={
        <NativeSelect
          size="xs"
          aria-label={t('year')}
          value={String(shown)}
          data={choices.map(String)}
          onChange={(event) => onYear(event.currentTarget.value)}
        />
      }
    >
      <FactTable
        kind="holiday"
        rows={rows}
        book={book}
        of={NOTHING}
        columns={COLUMNS}
        tools={[shown, next]
          .filter((one, index, both) => both.indexOf(one) === index && one >= thisYear && isMissing(one))
          .map((one) => (
            <Button
              key={one}
              variant="default"
              size="compact-sm"
              leftSection={<IconCalendarPlus size={16} aria-hidden />}
              onClick={() => setProposed(one)}
            >
              {t('propose', { year: one })}
            </Button>
          ))}
      />
      {proposed !== null && (
        <ProposedHolidays
          year={proposed}
          book={book}
          onClose={() => {
            setProposed(null);
            onYear(String(proposed));
          }}
        />
      )}
    </Panel>
  );
}
