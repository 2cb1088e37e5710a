import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type JSX } from 'react';
import { Dialog, FormEnd } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { makeAccount } from './administration.queries.ts';
import './administration.texts.ts';
import styles from './new-person-dialog.module.css';

interface NewPersonDialogProps {
  readonly onClose: () => void;
  /** The account is there; `name` surname first. */
  readonly onMade: (made: { readonly userName: string; readonly name: string }) => void;
}

/** A new person with an account: no rights and no password yet. What the server refuses stands in the window. */
export function NewPersonDialog({ onClose, onMade }: NewPersonDialogProps): JSX.Element {
  const t = useTexts('administration');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const needed = (value: string): string | null => (value.trim() === '' ? t('needed') : null);
  const form = useForm({
    initialValues: { cognome: '', nome: '', userName: '', codicePersonale: '' },
    validate: {
      cognome: needed,
      nome: needed,
      userName: needed,
      codicePersonale: (value) => (/^(\d{6})?$/.test(value.trim()) ? null : t('sixDigits')),
    },
  });
  const save = form.onSubmit(async ({ codicePersonale, ...person }) => {
    setRefusal(null);
    setSaving(true);
    try {
      const { account } = await withSpinner(
        makeAccount({ ...person, codicePersonale: codicePersonale.trim() || null }),
      );
      onMade({
        userName: account.userName,
        name: `${person.cognome.trim()} ${person.nome.trim()}`,
      });
    } catch (error) {
      const message = refusalWords(error);
      if (message) setRefusal(message);
      else notify(failureNotice(error, t('personFailed')));
      setSaving(false);
    }
  });
  return (
    <Dialog title={t('newPerson')} onClose={onClose} size={480}>
      <form className={styles['form']} onSubmit={save} noValidate>
        <TextInput
          label={t('surname')}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('cognome')}
        />
        <TextInput label={t('firstName')} autoComplete="off" {...form.getInputProps('nome')} />
        <TextInput
          label={t('userName')}
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
