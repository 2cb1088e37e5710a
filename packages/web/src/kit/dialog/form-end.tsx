import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Callout } from '../callout/callout.tsx';
import { SlowAnswer, type SlowAnswerProps } from '../waiting/slow-answer.tsx';
import styles from './form-end.module.css';

interface FormEndProps {
  /** What the server said against the form; null while it has said nothing. */
  readonly refusal: string | null;
  readonly cancel: string;
  readonly submit: string;
  readonly saving: boolean;
  /** There is nothing to send. */
  readonly disabled?: boolean;
  readonly onCancel: () => void;
  readonly slow?: SlowAnswerProps;
}

/** The end of the form of a window: what was refused, the way out, the way on. */
export function FormEnd({
  refusal,
  cancel,
  submit,
  saving,
  disabled,
  onCancel,
  slow,
}: FormEndProps): JSX.Element {
  return (
    <>
      {slow && <SlowAnswer {...slow} />}
      {refusal !== null && (
        <Callout tone="danger" alert>
          {refusal}
        </Callout>
      )}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" loading={saving} disabled={disabled ?? false}>
          {submit}
        </Button>
      </div>
    </>
  );
}
