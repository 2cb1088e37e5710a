import { Checkbox } from '@mantine/core';
import { keyOfFact, proposedHolidays } from '@torre/domain/organisation';
import type { FactBook, FactRow } from '@torre/domain/organisation';
import { useCallback, useMemo, type JSX } from 'react';
import { FormDialog, Row, Rows, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useLookupList } from '../../../platform/lookups.ts';
import { EffectsPanel } from '../facts/effects-panel.tsx';
import { OvertakenRows } from '../facts/overtaken-rows.tsx';
import { dayText, valueText } from '../facts/fact-text.ts';
import { useEditsForm } from '../facts/use-edits-form.ts';
import './plants.texts.ts';

interface ProposedHolidaysProps {
  readonly year: number;
  readonly book: FactBook;
  readonly onClose: () => void;
}

interface Chosen {
  /** Names of the proposals that are not wanted. */
  readonly left: readonly string[];
}

const ALL: Chosen = { left: [] };

/** National days and patron days of the plants that a year lacks, to be looked through and saved together. */
export function ProposedHolidays({ year, book, onClose }: ProposedHolidaysProps): JSX.Element {
  const t = useTexts('organisationPlants');
  const language = useLanguage();
  const proposalsOf = useHolidayProposals(book);
  const proposals = useMemo(() => proposalsOf(year), [proposalsOf, year]);
  const form = useEditsForm<Chosen>({
    name: ['festività', String(year)],
    initial: ALL,
    editsOf: ({ left }) =>
      proposals
        .filter((row) => !left.includes(keyOfFact('holiday', row)))
        .map((values) => ({ kind: 'holiday', values, version: null })),
    readKept: () => null,
    done: t('holidaysSaved'),
    onClose,
  });
  const { left } = form.fields;
  const choose = (name: string, wanted: boolean): void =>
    form.write({ left: wanted ? left.filter((one) => one !== name) : [...left, name] });
  return (
    <FormDialog
      title={t('propose', { year })}
      {...form.dialog}
      disabled={form.edits.length === 0 || form.dialog.disabled}
    >
      <Text tone="quiet">{proposals.length === 0 ? t('proposeNone', { year }) : t('proposeHint')}</Text>
      {proposals.length > 0 && (
        <Rows look="framed" compact maxHeight="44vh" label={t('holidays')}>
          {proposals.map((row) => (
            <Row
              key={keyOfFact('holiday', row)}
              plain
              title={
                <Checkbox
                  size="xs"
                  label={`${dayText(String(row['day']))} · ${String(row['name'])}`}
                  checked={!left.includes(keyOfFact('holiday', row))}
                  onChange={(event) => choose(keyOfFact('holiday', row), event.currentTarget.checked)}
                />
              }
              actions={
                <Text as="span" tone="faint">
                  {[valueText('holiday', 'type', row['type'], language), row['comune']]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              }
            />
          ))}
        </Rows>
      )}
      <OvertakenRows overtaken={form.overtaken} />
      <EffectsPanel preview={form.preview} kinds={form.edits.map(({ kind }) => kind)} />
    </FormDialog>
  );
}

/** What a year lacks, by year: national days, and patron days of the plants' municipalities. */
export function useHolidayProposals(book: FactBook): (year: number) => readonly FactRow[] {
  const patrons = useLookupList('patron-day');
  return useCallback(
    (year) => {
      const comuni = (book['plant'] ?? []).map(({ values }) => String(values['comune']));
      return proposedHolidays(year, comuni, book['holiday'] ?? [], patrons ?? []);
    },
    [book, patrons],
  );
}
