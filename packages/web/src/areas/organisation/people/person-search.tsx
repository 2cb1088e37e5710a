import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listAccounts, personName } from '@torre/contract/administration';
import { useState, type JSX } from 'react';
import { Autocomplete } from '../../../kit/index.ts';
import { call } from '../../../platform/call.ts';
import { useTexts } from '../../../platform/language.ts';
import './people.texts.ts';

/** Finds somebody by name and opens the person's page; the personnel code tells namesakes apart. */
export function PersonSearch(): JSX.Element {
  const t = useTexts('organisationPeople');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const { data } = useQuery({
    queryKey: ['administration', 'person search', wanted],
    queryFn: ({ signal }) => call(listAccounts, { query: wanted === '' ? {} : { nome: wanted } }, { signal }),
    placeholderData: (before) => before,
  });
  const people = new Map(data?.rows.map((row) => [`${personName(row)} · ${row.employeeId}`, row]));
  return (
    <Autocomplete
      label={t('search')}
      description={t('searchHint')}
      value={typed}
      search={wanted}
      suggestions={[...people].map(([value, { plant }]) => ({ value, label: plant ?? '' }))}
      onChange={(value) => {
        const employeeId = people.get(value)?.employeeId;
        if (employeeId === undefined) return setTyped(value);
        void navigate({
          to: '/amministrazione/organizzazione/persone/$persona',
          params: { persona: employeeId },
        });
      }}
    />
  );
}
