import { Button } from '@mantine/core';
import { Suspense, useImperativeHandle, type JSX, type Ref } from 'react';
import { Dialog } from '../../kit/index.ts';
import type { GridEditor, SavedCell } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { SelectionTools, TypedTools, UndoTools } from './edit-tools.tsx';
import './month-edit.texts.ts';
import { RefusedCells } from './refused-cells.tsx';
import { useMonthEdit } from './use-month-edit.ts';
import type { MonthEditParts } from './use-month-edit.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const loadDialog = () => import('./bulk-dialog.tsx');
const BulkDialog = lazyWithRetry(async () => ({ default: (await loadDialog()).BulkDialog }));

/** What the desk of the month asks of the editor. */
export interface MonthEditorHandle extends GridEditor {
  /** Days were saved in a window of their own: they can be taken back as well, all at once. */
  readonly record: (saved: readonly SavedCell[]) => void;
}

interface MonthEditorProps extends MonthEditParts {
  readonly ref: Ref<MonthEditorHandle>;
  /** Where undo and redo stand in the toolbar, and the tools of a selection in the status line. */
  readonly toolbar: HTMLElement | null;
  readonly statusLine: HTMLElement | null;
  /** By touch: one chosen cell has the same tools as many. */
  readonly byTouch?: boolean;
}

/** Editing like a spreadsheet: the hands on the selection, the windows that they open, the buttons for who has no keys. */
export function MonthEditor({
  ref,
  toolbar,
  statusLine,
  byTouch = false,
  ...parts
}: MonthEditorProps): JSX.Element {
  const t = useTexts('monthEdit');
  const { model, selection } = parts;
  const edit = useMonthEdit(parts);
  const { editor, record, run, steps, division, open, close, instead, keep, saved } = edit;
  useImperativeHandle(ref, () => ({ ...editor, record }));
  return (
    <>
      {model.store.editable && (
        <>
          <UndoTools place={toolbar} steps={steps} onRun={run} />
          <TypedTools
            place={statusLine}
            count={edit.typed.length}
            onReview={() => run('review')}
            onTakeBack={edit.takeAllBack}
          />
          <SelectionTools
            place={statusLine}
            {...{ model, selection }}
            least={byTouch ? 1 : 2}
            onNear={() => loadDialog().catch(() => undefined)}
            onRun={run}
          />
        </>
      )}
      {open?.is === 'wish' && (
        <Suspense>
          <BulkDialog
            key={open.wish.kind}
            {...{ model, division }}
            draft={parts.draft}
            wish={open.wish}
            unknown={open.unknown}
            kept={open.kept}
            typed={selection.typed}
            onChoice={keep}
            onInstead={instead}
            onClose={close}
            onSaved={(reply) => saved(open.wish, reply)}
          />
        </Suspense>
      )}
      {open?.is === 'refused' && (
        <Dialog title={t(open.way === 'undo' ? 'undoRefused' : 'redoRefused')} onClose={close} size={640}>
          <RefusedCells
            model={model}
            refused={open.refused}
            title={t('stays', { count: open.refused.length })}
          />
          {edit.allTheSame && (
            <Button onClick={edit.allTheSame}>
              {t(open.way === 'undo' ? 'undoAllTheSame' : 'redoAllTheSame')}
            </Button>
          )}
        </Dialog>
      )}
    </>
  );
}
