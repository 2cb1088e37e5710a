import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState, type JSX } from 'react';
import { Panel } from '../../../kit/index.ts';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';
import { useTexts } from '../../../platform/language.ts';
import './people.texts.ts';
import { PersonSearch } from './person-search.tsx';

const NewPersonDialog = lazyPart(() => import('./new-person-dialog.tsx'), 'NewPersonDialog');

/** Ways to a person's page: a search, the list of everybody, somebody new. */
export function PeoplePanel(): JSX.Element {
  const t = useTexts('organisationPeople');
  return (
    <Panel title={t('people')} aside={<NewPersonButton icao={null} />} padded>
      <PersonSearch />
      <Link to="/amministrazione/persone">{t('everybody')}</Link>
    </Panel>
  );
}

/** Opens the window of a new person; `icao`: the plant where it begins, null: chosen there. */
export function NewPersonButton({ icao }: { readonly icao: string | null }): JSX.Element {
  const t = useTexts('organisationPeople');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('newPerson')}
      </Button>
      <Suspense>{isOpen && <NewPersonDialog icao={icao} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
