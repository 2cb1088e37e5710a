import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createAccount, personName, type AccountRow } from '@torre/contract/administration';
import { useState, type JSX } from 'react';
import { Dialog, FormEnd } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import './administration.texts.ts';
import styles from './new-person-dialog.module.css';
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
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const needed = (value: string): string | null => (value.trim() === '' ? t('needed') : null);
  const form = useForm({
    initialValues: { ...namesOf(person), userName: '' },
    validate: {
      cognome: needed,
      nome: needed,
      userName: needed,
      codicePersonale: (value) => (/^(\d{6})?$/.test(value.trim()) ? null : t('sixDigits')),
    },
  });
  const save = form.onSubmit(async ({ codicePersonale, ...named }) => {
    setRefusal(null);
    setSaving(true);
    try {
      const { account } = await withSpinner(
        call(createAccount, { body: { ...named, codicePersonale: codicePersonale.trim() || null } }),
      );
      onMade({
        userName: account.userName,
        name: personName({ cognome: named.cognome.trim(), nome: named.nome.trim() }),
      });
    } catch (error) {
      const said = refusalWords(error);
      if (said) setRefusal(said);
      else notify(failureNotice(error, t('personFailed')));
      setSaving(false);
    }
  });
  return (
    <Dialog title={t('newPerson')} onClose={onClose} size={480}>
      <form className={styles['form']} onSubmit={save} noValidate>
        {person === null && <PersonPicker onPick={(picked) => form.setValues(namesOf(picked))} />}
        <TextInput label={t('surname')} autoComplete="off" {...form.getInputProps('cognome')} />
        <TextInput label={t('firstName')} autoComplete="off" {...form.getInputProps('nome')} />
        <TextInput
          label={t('userName')}
          data-autofocus={person !== null || undefined}
          description={t('userNameHint')}
          autoComplete="off"
          autoCapitalize="none"
          {...form.getInputProps('userName')}
        />
        <TextInput
          label={t('personnelCode')}
          description={t('personnelCodeHint')}
          autoComplete="off"
          inputMode="numeric"
          {...form.getInputProps('codicePersonale')}
        />
        <FormEnd
          refusal={refusal}
          cancel={t('cancel')}
          submit={t('create')}
          saving={saving}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const namesOf = (person: AccountRow | null) => ({
  cognome: person?.cognome ?? '',
  nome: person?.nome ?? '',
  codicePersonale: person?.employeeId ?? '',
});
