import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import type { FactBook, FactRow } from '@torre/domain/organisation';
import { useCallback, useMemo, useState, type JSX } from 'react';
import { Panel } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { thingsOf } from '../facts/things.ts';
import { NewPersonButton } from '../people/people-panel.tsx';
import './plant.texts.ts';

const NOTHING: FactRow = {};
const COLUMNS = ['employee_id', 'category', 'unit_code', 'island_id', 'employment_condition'];

/** Who is of the plant, today or next. */
export function PlantPeople({
  of,
  book,
}: {
  readonly of: { readonly icao: string };
  readonly book: FactBook;
}): JSX.Element {
  const t = useTexts('organisationPlant');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const [wanted, setWanted] = useState('');
  const names = useMemo(
    () =>
      new Map(
        (book['employee'] ?? []).map(({ values }) => [
          String(values['employee_id']),
          `${String(values['surname'])} ${String(values['name'])}`,
        ]),
      ),
    [book],
  );
  const rows = useMemo(() => {
    const text = wanted.trim().toLocaleLowerCase('it-IT');
    return thingsOf('assignment', book['assignment'] ?? [], NOTHING, today)
      .filter(({ shown: { values } }) => {
        const code = String(values['employee_id']);
        const name = `${code} ${names.get(code) ?? ''}`.toLocaleLowerCase('it-IT');
        return values['icao'] === of.icao && name.includes(text);
      })
      .flatMap(({ states }) => states);
  }, [book, today, wanted, names, of]);
  const nameOf = useCallback(
    ({ employee_id }: FactRow): string => names.get(String(employee_id)) ?? String(employee_id),
    [names],
  );
  return (
    <Panel
      title={t('part.persone')}
      aside={
        <TextInput
          type="search"
          size="xs"
          aria-label={t('searchPerson')}
          placeholder={t('searchPerson')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      }
    >
      <FactTable
        kind="assignment"
        rows={rows}
        book={book}
        of={NOTHING}
        columns={COLUMNS}
        name={nameOf}
        headings={{ employee_id: t('person') }}
        cell={(column, row) => {
          if (column !== 'employee_id') return undefined;
          const code = String(row['employee_id']);
          return (
            <Link to="/amministrazione/organizzazione/persone/$persona" params={{ persona: code }}>
              {nameOf(row)}
            </Link>
          );
        }}
        closed
        tools={<NewPersonButton icao={of.icao} />}
      />
    </Panel>
  );
}
