import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { accountsQuery } from './administration.queries.ts';
import './administration.texts.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const NewPersonDialog = lazyWithRetry(async () => ({
  default: (await import('./new-person-dialog.tsx')).NewPersonDialog,
}));

/** The button above the list of people, and its window. `onMade`: the user name, to bring the row into view. */
export function NewPerson({ onMade }: { readonly onMade: (userName: string) => void }): JSX.Element {
  const t = useTexts('administration');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('newPerson')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewPersonDialog
            onClose={() => setOpen(false)}
            onMade={({ userName, name }) => {
              setOpen(false);
              notify({
                type: NOTICE.success,
                header: t('personMade', { name }),
                text: t('personMadeNext'),
                staysMs: 10_000,
              });
              onMade(userName);
              void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
