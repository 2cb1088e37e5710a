import type { CSSProperties, JSX, Ref } from 'react';
import { useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import type { MonthStore } from '../month-store.ts';
import type { GridTexts } from './cell-sentence.ts';
import { OverlayFrames } from './overlay-frames.tsx';
import { ColumnGrounds } from './column-grounds.tsx';
import { countLines, lineBlocks } from './grid-lines.ts';
import type { LineBlock } from './grid-lines.ts';
import type { GridModel } from './grid-model.ts';
import { GroupRow } from './group-row.tsx';
import styles from './month-grid.module.css';
import { PersonRow } from './person-row.tsx';
import { SelectionOverlay } from './selection-overlay.tsx';
import type { NamedCell, SelectionStore } from './grid-selection.ts';
import { useProgressiveBlocks } from './use-progressive-blocks.ts';

export interface GridBodyHandle {
  readonly mountAll: () => void;
}

interface GridBodyProps {
  readonly ref: Ref<GridBodyHandle>;
  readonly model: GridModel;
  readonly neighbour: MonthStore | null;
  readonly totals: boolean;
  /** The line at the top of the view; asked once, when the body appears. */
  readonly lineAtTop: () => number;
  readonly selection: SelectionStore;
  /** Whether the selection has its handle. */
  readonly fills: boolean;
  readonly onTyped: (cell: NamedCell, text: string) => void;
  readonly t: GridTexts;
}

/** Groups and people in blocks that the browser skips while they are out of sight. */
export function GridBody({
  ref,
  model,
  neighbour,
  totals,
  lineAtTop,
  selection,
  fills,
  onTyped,
  t,
}: GridBodyProps): JSX.Element {
  const { lines, store, columns } = model;
  const blocks = lineBlocks(lines);
  const { range, mountAll } = useProgressiveBlocks(blocks.length, () => {
    const top = lineAtTop();
    return Math.max(
      0,
      blocks.findLastIndex(({ first }) => first <= top),
    );
  });
  useImperativeHandle(ref, () => ({ mountAll: () => flushSync(mountAll) }));
  // Row 1 is that of the heads; the counters follow it.
  const above = model.counters.length + 2;
  const rows = (block: LineBlock): JSX.Element[] =>
    block.lines.map((line, index) => {
      const rowIndex = above + block.first + index;
      if (line.kind === 'group') return <GroupRow key={line.key} line={line} rowIndex={rowIndex} t={t} />;
      return (
        <PersonRow
          key={line.key}
          {...{ store, neighbour, columns, totals, t, rowIndex }}
          person={line.person}
          own={model.own !== undefined && store.people[line.person]?.employeeId === model.own}
        />
      );
    });
  return (
    <div className={styles['body']} data-part="body">
      <ColumnGrounds columns={columns} />
      {blocks.map((block, index) => {
        const { people, groups } = countLines(lines, block.first, block.first + block.lines.length);
        return (
          <div
            key={block.key}
            className={styles['block']}
            style={{ '--people': people, '--groups': groups } as CSSProperties}
          >
            {index >= range.low && index < range.high && rows(block)}
          </div>
        );
      })}
      <OverlayFrames model={model} />
      <SelectionOverlay {...{ model, selection, fills, onTyped, t }} />
    </div>
  );
}
