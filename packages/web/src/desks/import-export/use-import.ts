import { serverWords } from '../../platform/server-words.ts';
import { changeMany } from '@torre/contract/bulk';
import type { BulkReply, RefusedCell } from '@torre/contract/bulk';
import type { ChangeReason } from '@torre/contract/notices';
import { IMPORT_MAX_BYTES, previewImport } from '@torre/contract/import-export';
import type { ImportPreview } from '@torre/contract/import-export';
import { useEffect, useRef, useState } from 'react';
import { givenReason } from '../../areas/notices/index.ts';
import { fileSize } from '../../kit/index.ts';
import { CallFailed, refusalWords } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { fileContent } from '../../platform/file-content.ts';
import { compactMonthKey, type ShownMonth } from './shown-month.ts';
import './import-export.texts.ts';

/** The chosen file, as it was read: whatever becomes of it on the disk, the comparison can be made again. */
interface ChosenFile {
  readonly name: string;
  /** base64 */
  readonly content: string;
}

export type ImportStep =
  | { readonly step: 'choosing'; readonly problem: string | null }
  | { readonly step: 'reading'; readonly name: string }
  | {
      readonly step: 'compared';
      readonly file: ChosenFile;
      readonly preview: ImportPreview;
      readonly saving: boolean;
      readonly problem: string | null;
    }
  | {
      readonly step: 'saved';
      readonly file: ChosenFile;
      /** What the server says of it. */
      readonly text: string;
      readonly preview: ImportPreview;
      readonly refused: readonly RefusedCell[];
    };

interface ImportParts extends Pick<ShownMonth, 'plant' | 'month'> {
  readonly division: string;
  /** Everything was saved. */
  readonly onDone: (name: string, text: string) => void;
  /** These shifts were saved: the month in view is not the same any more. */
  readonly onChanged: (shifts: BulkReply['shifts']) => void;
}

/** An import from the choice of a file to its outcome. Nothing that was chosen is lost by a call that fails. */
export function useImport({ plant, month, division, onDone, onChanged }: ImportParts) {
  const t = useTexts('importExport');
  const [state, setState] = useState<ImportStep>({ step: 'choosing', problem: null });
  const [reason, setReason] = useState<ChangeReason>({});
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const compare = async (file: ChosenFile): Promise<void> => {
    const abort = new AbortController();
    asking.current = abort;
    setState({ step: 'reading', name: file.name });
    try {
      const body = { month: compactMonthKey(month), content: file.content };
      const preview = await call(previewImport, { query: { plant }, body }, { signal: abort.signal });
      setState({ step: 'compared', file, preview, saving: false, problem: null });
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = refusalWords(error);
      setState({ step: 'choosing', problem: message ? `${file.name}: ${message}` : t('failed') });
    }
  };

  const choose = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (file === undefined) return;
    track('action', 'confronta file');
    if (file.size > IMPORT_MAX_BYTES) {
      return setState({ step: 'choosing', problem: t('tooLarge', { size: fileSize(IMPORT_MAX_BYTES) }) });
    }
    if (file.size === 0) return setState({ step: 'choosing', problem: t('empty', { name: file.name }) });
    setState({ step: 'reading', name: file.name });
    const content = await fileContent(file);
    if (content === null) return setState({ step: 'choosing', problem: t('unreadable') });
    await compare({ name: file.name, content });
  };

  const save = async (): Promise<void> => {
    if (state.step !== 'compared') return;
    const { file, preview } = state;
    track('action', 'importa turni');
    setState({ ...state, saving: true, problem: null });
    const body = preview.changes.map(({ employeeId, date, version, confTurnId }) => ({
      employeeId,
      date,
      version,
      confTurnId,
      extraActivities: [],
      ...givenReason(reason),
    }));
    try {
      const { outcome, refused, shifts } = await call(changeMany, { query: { division }, body });
      onChanged(shifts);
      if (refused.length === 0) return onDone(file.name, serverWords(outcome));
      setState({ step: 'saved', file, text: serverWords(outcome), preview, refused });
    } catch (error) {
      const refused = refusedIn(error);
      if (refused !== null) {
        setState({
          step: 'saved',
          file,
          text: serverWords(refused.outcome),
          preview,
          refused: refused.refused,
        });
      } else {
        const message = refusalWords(error);
        setState({ ...state, saving: false, problem: message ?? t('saveFailed') });
      }
    }
  };

  const isExplained = Object.keys(givenReason(reason)).length > 0;
  return {
    state,
    /** A read file that would change something, or words of a reason, which nobody else holds. */
    isUnsaved:
      state.step !== 'saved' &&
      (isExplained || (state.step === 'compared' && state.preview.changes.length > 0)),
    reason,
    setReason,
    choose: (files: readonly File[]): void => void choose(files),
    save: (): void => void save(),
    again: (file: ChosenFile): void => void compare(file),
    restart: (): void => {
      asking.current?.abort();
      setState({ step: 'choosing', problem: null });
    },
  };
}

/** The answer of a save in which no cell could be changed (409); null for every other failure. */
function refusedIn(error: unknown): BulkReply | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const reply = error.reply as Partial<BulkReply>;
  return Array.isArray(reply.refused) ? (reply as BulkReply) : null;
}
