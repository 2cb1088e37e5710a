import { Suspense, useState, type JSX, type RefObject } from 'react';
import type { GridModel, SelectionStore } from '../../areas/roster/index.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import type { MonthEditorHandle } from '../month-edit/index.ts';
import { ChooseBar } from './choose-bar.tsx';
import { StatusLine } from './status-line.tsx';
import type { useDesk } from './use-desk.ts';

const MonthEditor = lazyPart(() => import('../month-edit/index.ts'), 'MonthEditor');

interface WeekEditorProps {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  readonly live: ReturnType<typeof useDesk>['live'];
  /** Id of the draft in view; null: the published month. */
  readonly draft: string | null;
  readonly editor: RefObject<MonthEditorHandle | null>;
  /** The hand has reached for the week. */
  readonly near: boolean;
  /** At the desk: where undo and redo stand in the toolbar, and how many people are in view. */
  readonly desk: { readonly editTools: HTMLElement | null; readonly shown: number } | null;
  readonly choosing: boolean;
  readonly onEnd: () => void;
}

/** The spreadsheet's hands on a week: at the desk as in the month, on the phone while a touch chooses cells. */
export function WeekEditor(props: WeekEditorProps): JSX.Element {
  const { model, selection, live, draft, editor, near, desk, choosing, onEnd } = props;
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [undo, setUndo] = useState<HTMLElement | null>(null);
  return (
    <>
      {desk !== null && (
        <StatusLine
          {...{ model, selection }}
          pages="weeks"
          shown={desk.shown}
          news={live.news}
          tools={setTools}
        />
      )}
      {desk === null && choosing && (
        <ChooseBar
          {...{ model, selection, onEnd }}
          message={live.news.message}
          undo={setUndo}
          tools={setTools}
        />
      )}
      {near && (
        <Suspense>
          <MonthEditor
            ref={editor}
            {...{ model, selection, draft }}
            toolbar={desk === null ? undo : desk.editTools}
            statusLine={tools}
            byTouch={desk === null}
            say={live.say}
            onSaved={live.saved}
          />
        </Suspense>
      )}
    </>
  );
}
