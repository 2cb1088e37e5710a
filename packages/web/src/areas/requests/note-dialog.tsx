import { Textarea } from '@mantine/core';
import { MOST_NOTE } from '@torre/domain/requests';
import { useState, type JSX } from 'react';
import { FormDialog, savedUnknown, useSaveWait } from '../../kit/index.ts';
import { NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import './requests.texts.ts';

interface NoteDialogProps {
  /** Why it was not taken; null: it was, and the window closes. */
  readonly onSend: (note: string, options: SaveOptions) => Promise<string | null>;
  /** What the alert tells of a reason that the server gave, or of no answer. */
  readonly failure: (msg: string) => string;
  readonly onClose: () => void;
}

/**
 * Why a request is rejected: 1 to 100 characters (M5.50); as wide as the dialog of a rejected trip (E9.05). It stays open with
 * what was typed until it was taken.
 */
export function NoteDialog({ onSend, failure, onClose }: NoteDialogProps): JSX.Element {
  const t = useTexts('requests');
  const [note, setNote] = useState('');
  const [left, setLeft] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { wait, saving, slow } = useSaveWait();
  const isEmpty = note.trim() === '';
  const isLong = [...note].length > MOST_NOTE;
  const fault = isLong ? t('noteLong') : isEmpty && left ? t('noteMissing') : null;
  const send = async (): Promise<void> => {
    if (wait.isUnderWay) return;
    setRefusal(null);
    try {
      const reason = await wait.run((options) => onSend(note.trim(), options));
      if (reason === null) onClose();
      else setRefusal(reason);
    } catch (error) {
      const isGivenUp = error instanceof NetworkFailed && error.reason === 'aborted';
      setRefusal(isGivenUp ? savedUnknown() : failure(refusalWords(error) ?? t('noAnswer')));
    }
  };
  return (
    <FormDialog
      title={t('note')}
      size={400}
      submit={t('save')}
      {...{ refusal, saving, slow }}
      disabled={isEmpty || isLong}
      onClose={onClose}
      onSubmit={send}
    >
      <Textarea
        data-autofocus
        autosize
        minRows={3}
        label={t('noteWhy')}
        description={`${[...note].length}/${MOST_NOTE}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={fault}
        value={note}
        onBlur={() => setLeft(true)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
