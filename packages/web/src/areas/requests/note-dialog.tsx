import { Textarea } from '@mantine/core';
import { MOST_NOTE } from '@torre/domain/requests';
import { useState, type JSX } from 'react';
import { FormDialog } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './requests.texts.ts';

interface NoteDialogProps {
  /** null: no note, nothing is sent. */
  readonly onNote: (note: string | null) => void;
}

/** Why a request is rejected: 1 to 100 characters (M5.50); as wide as the dialog of a rejected trip (E9.05). */
export function NoteDialog({ onNote }: NoteDialogProps): JSX.Element {
  const t = useTexts('requests');
  const [note, setNote] = useState('');
  const [left, setLeft] = useState(false);
  const isEmpty = note.trim() === '';
  const isLong = [...note].length > MOST_NOTE;
  const fault = isLong ? t('noteLong') : isEmpty && left ? t('noteMissing') : null;
  return (
    <FormDialog
      title={t('note')}
      size={400}
      submit={t('save')}
      refusal={null}
      saving={false}
      disabled={isEmpty || isLong}
      onClose={() => onNote(null)}
      onSubmit={() => onNote(note.trim())}
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

/** `await askNote()` opens the dialog; `element` must be drawn. */
export function useNote(): {
  readonly askNote: () => Promise<string | null>;
  readonly element: JSX.Element | null;
} {
  const [asked, setAsked] = useState<{ readonly answer: (note: string | null) => void } | null>(null);
  return {
    askNote: () => new Promise((answer) => setAsked({ answer })),
    element: asked && (
      <NoteDialog
        onNote={(note) => {
          setAsked(null);
          asked.answer(note);
        }}
      />
    ),
  };
}
