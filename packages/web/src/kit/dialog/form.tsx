import type { ComponentProps, FormEvent, JSX, ReactNode } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import { RestoredNote } from '../form/restored-note.tsx';
import { Stack } from '../layout/layout.tsx';
import { Dialog } from './dialog.tsx';
import { FormEnd } from './form-end.tsx';
import styles from './form-end.module.css';

interface FormProps extends Omit<ComponentProps<typeof FormEnd>, 'cancel'> {
  /** 'Annulla' unless told. */
  readonly cancel?: string;
  readonly onSubmit: (event: FormEvent) => unknown;
  /** A question about the form; while one is asked (`asked`) it takes the place of the form's end. */
  readonly question?: ReactNode;
  readonly asked?: boolean;
  /** A kept draft came back: gives it up. */
  readonly onDropRestored?: (() => void) | null;
  /** On the phone its end stays in view below what is filled in. */
  readonly endStays?: boolean;
  readonly children: ReactNode;
}

/** Fields one below the other, and the end of a form. */
export function Form({
  onSubmit,
  question,
  asked = false,
  cancel,
  onDropRestored = null,
  endStays = false,
  children,
  ...end
}: FormProps): JSX.Element {
  const t = useTexts('kit');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      <Stack>
        <RestoredNote onDrop={onDropRestored} />
        {children}
        {question}
        <div hidden={asked} className={endStays ? styles['stays'] : undefined}>
          <Stack>
            <FormEnd {...end} cancel={cancel ?? t('cancel')} />
          </Stack>
        </div>
      </Stack>
    </form>
  );
}

interface FormDialogProps
  extends Omit<FormProps, 'onCancel'>, Pick<ComponentProps<typeof Dialog>, 'title' | 'size'> {
  /** Escape and the cross, and the form's way out unless `onCancel` says otherwise. */
  readonly onClose: () => void;
  readonly onCancel?: () => void;
  /** Below the form: what is no part of it. */
  readonly below?: ReactNode;
}

/** A window with one form. */
export function FormDialog({
  title,
  size = 520,
  onClose,
  onCancel,
  below,
  ...form
}: FormDialogProps): JSX.Element {
  return (
    <Dialog title={title} onClose={onClose} size={size}>
      <Form {...form} onCancel={onCancel ?? onClose} />
      {below}
    </Dialog>
  );
}
