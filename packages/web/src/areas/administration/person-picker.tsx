import { useQuery } from '@tanstack/react-query';
import { personName, type AccountRow } from '@torre/contract/administration';
import { useState, type JSX } from 'react';
import { Autocomplete } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { accountsQuery } from './administration.queries.ts';
import './administration.texts.ts';

interface PersonPickerProps {
  readonly onPick: (person: AccountRow) => void;
}

/** Finds somebody without an account by name; the personnel code tells namesakes apart. */
export function PersonPicker({ onPick }: PersonPickerProps): JSX.Element {
  const t = useTexts('administration');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data } = useQuery(accountsQuery({ nome: search, stato: 'senza account' }));
  const people = new Map(data?.rows.map((row) => [`${personName(row)} · ${row.employeeId}`, row]));
  return (
    <Autocomplete
      label={t('standingPerson')}
      description={t('standingPersonHint')}
      data-autofocus
      value={typed}
      search={search}
      suggestions={[...people].map(([value, { plant }]) => ({ value, label: plant ?? '' }))}
      onChange={(value) => {
        setTyped(value);
        const person = people.get(value);
        if (person) onPick(person);
        else setSearch(value.trim());
      }}
    />
  );
}
