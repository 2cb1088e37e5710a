import {
  PUNCH_FILE_MAX_BYTES,
  checkPunches,
  importPunches,
  type PunchFileCheck,
} from '@torre/contract/attendance';
import { useState, type JSX } from 'react';
import { fileSize, useActions } from '../../../kit/index.ts';
import { CallFailed } from '../../../platform/call-failure.ts';
import { call } from '../../../platform/call.ts';
import { fileContent } from '../../../platform/file-content.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import './punch-file.texts.ts';

const FAULTY = 409;

/** The chosen file as it was read: whatever becomes of it on the disk, what was checked is imported. */
export interface ChosenFile {
  readonly name: string;
  /** base64 */
  readonly content: string;
}

export type PunchFileStep =
  | { readonly step: 'choosing' }
  | { readonly step: 'checking'; readonly name: string }
  /** The file as a whole cannot be taken. */
  | { readonly step: 'refused'; readonly name: string; readonly problem: string }
  | { readonly step: 'checked'; readonly file: ChosenFile; readonly check: PunchFileCheck }
  | { readonly step: 'saved'; readonly name: string; readonly text: string };

interface PunchFile {
  readonly state: PunchFileStep;
  readonly busy: boolean;
  readonly choose: (files: readonly File[]) => void;
  readonly save: (file: ChosenFile) => void;
  readonly element: JSX.Element | null;
}

/** A file of punches from its choice to its import: checked first, then saved whole or not at all. */
export function usePunchFile(): PunchFile {
  const t = useTexts('punchFile');
  const [state, setState] = useState<PunchFileStep>({ step: 'choosing' });
  const { run, busy, element } = useActions();

  const check = async (file: ChosenFile): Promise<void> => {
    const { name, content } = file;
    let ended: PunchFileStep = { step: 'choosing' };
    setState({ step: 'checking', name });
    const reply = await run({
      track: 'controlla timbrature',
      act: (options) => call(checkPunches, { body: { content } }, options),
      failed: t('checkFailed'),
      onRefused: (problem) => (ended = { step: 'refused', name, problem }),
    });
    setState(reply ? { step: 'checked', file, check: reply } : ended);
  };

  const choose = async (file: File): Promise<void> => {
    const { name, size } = file;
    const problem =
      size > PUNCH_FILE_MAX_BYTES
        ? t('tooLarge', { name, size: fileSize(PUNCH_FILE_MAX_BYTES) })
        : size === 0
          ? t('empty', { name })
          : null;
    const content = problem === null ? await fileContent(file) : null;
    if (content === null) setState({ step: 'refused', name, problem: problem ?? t('unreadable', { name }) });
    else await check({ name, content });
  };

  const save = async (file: ChosenFile): Promise<void> => {
    const { name, content } = file;
    const refusals: number[] = [];
    const reply = await run({
      track: 'importa timbrature',
      act: (options) =>
        call(importPunches, { body: { content } }, options).catch((error: unknown) => {
          if (error instanceof CallFailed) refusals.push(error.status);
          throw error;
        }),
      failed: t('saveFailed'),
    });
    if (reply) setState({ step: 'saved', name, text: serverWords(reply.outcome) });
    // The check names the rows that are wrong now.
    else if (refusals.includes(FAULTY)) await check(file);
  };

  return {
    state,
    busy,
    choose: ([file]) => {
      if (file !== undefined && !busy) void choose(file);
    },
    save: (file) => void save(file),
    element,
  };
}
