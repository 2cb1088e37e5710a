import { TextInput } from '@mantine/core';
import { createAccount, personName, type AccountRow } from '@torre/contract/administration';
import type { JSX } from 'react';
import { FormDialog, useTextForm } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import './administration.texts.ts';
import { PersonPicker } from './person-picker.tsx';

interface NewPersonDialogProps {
  /** Whose account is made; null: chosen here by name, or somebody new. */
  readonly person: AccountRow | null;
  readonly onClose: () => void;
  /** The account is there; `name` surname first. */
  readonly onMade: (made: { readonly userName: string; readonly name: string }) => void;
}

/** An account for a person of the list or for a new one: no rights and no password yet. What is refused stands in the window. */
export function NewPersonDialog({ person, onClose, onMade }: NewPersonDialogProps): JSX.Element {
  const t = useTexts('administration');
  const needed = (value: string): string | null => (value.trim() === '' ? t('needed') : null);
  const { fieldProps, fill, end, save } = useTextForm({
    initial: { ...namesOf(person), userName: '' },
    faultsOf: ({ cognome, nome, userName, codicePersonale }) => ({
      cognome: needed(cognome),
      nome: needed(nome),
      userName: needed(userName),
      codicePersonale: /^(\d{6})?$/.test(codicePersonale.trim()) ? null : t('sixDigits'),
    }),
    hasEnd: true,
    save: async ({ codicePersonale, ...named }) => {
      const body = { ...named, codicePersonale: codicePersonale.trim() || null };
      const { account } = await call(createAccount, { body });
      const name = personName({ cognome: named.cognome.trim(), nome: named.nome.trim() });
      onMade({ userName: account.userName, name });
    },
    track: 'crea persona',
    done: null,
    failed: t('personFailed'),
  });
  return (
    <FormDialog
      title={t('newPerson')}
      size={480}
      onClose={onClose}
      onSubmit={save}
      submit={t('create')}
      {...end}
    >
      {person === null && <PersonPicker onPick={(picked) => fill(namesOf(picked))} />}
      <TextInput label={t('surname')} autoComplete="off" {...fieldProps('cognome')} />
      <TextInput label={t('firstName')} autoComplete="off" {...fieldProps('nome')} />
      <TextInput
        label={t('userName')}
        data-autofocus={person !== null || undefined}
        description={t('userNameHint')}
        autoComplete="off"
        autoCapitalize="none"
        {...fieldProps('userName')}
      />
      <TextInput
        label={t('personnelCode')}
        description={t('personnelCodeHint')}
        autoComplete="off"
        inputMode="numeric"
        {...fieldProps('codicePersonale')}
      />
    </FormDialog>
  );
}

const namesOf = (person: AccountRow | null) => ({
  cognome: person?.cognome ?? '',
  nome: person?.nome ?? '',
  codicePersonale: person?.employeeId ?? '',
});
