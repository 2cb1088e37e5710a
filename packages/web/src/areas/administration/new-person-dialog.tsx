import { TextInput } from '@mantine/core';
import type { JSX } from 'react';
import { Dialog, FormEnd, useTextForm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
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
  const needed = (value: string): string | null => (value.trim() === '' ? t('needed') : null);
  const { fieldProps, refusal, saving, save } = useTextForm({
    initial: { cognome: '', nome: '', userName: '', codicePersonale: '' },
    faultsOf: ({ cognome, nome, userName, codicePersonale }) => ({
      cognome: needed(cognome),
      nome: needed(nome),
      userName: needed(userName),
      codicePersonale: /^(\d{6})?$/.test(codicePersonale.trim()) ? null : t('sixDigits'),
    }),
    hasEnd: true,
    save: async ({ codicePersonale, ...person }) => {
      const body = { ...person, codicePersonale: codicePersonale.trim() || null };
      const { account } = await makeAccount(body);
      onMade({ userName: account.userName, name: `${person.cognome.trim()} ${person.nome.trim()}` });
    },
    track: 'crea persona',
    done: null,
    failed: t('personFailed'),
  });
  return (
    <Dialog title={t('newPerson')} onClose={onClose} size={480}>
      <form className={styles['form']} onSubmit={save} noValidate>
        <TextInput label={t('surname')} data-autofocus autoComplete="off" {...fieldProps('cognome')} />
        <TextInput label={t('firstName')} autoComplete="off" {...fieldProps('nome')} />
        <TextInput
          label={t('userName')}
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
