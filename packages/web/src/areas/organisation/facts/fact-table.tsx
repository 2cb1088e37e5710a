import { Button } from '@mantine/core';
import {
  IconCalendarOff,
  IconCalendarPlus,
  IconChevronDown,
  IconChevronUp,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import { daysOfKind, kindOf } from '@torre/domain/organisation';
import type { FactBook, FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';
import { useMemo, useState, type JSX, type ReactNode } from 'react';
import { IconButton, RowActions, RowGap, Text, useBreakpoint, useVirtualRows } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import '../organisation.texts.ts';
import { FactDialog } from './fact-dialog.tsx';
import { mayRemove, type FactAction } from './fact-draft.ts';
import styles from './fact-table.module.css';
import { columnText, kindText, valueText } from './fact-text.ts';
import { OrderBar } from './order-bar.tsx';
import { StateLine } from './state-line.tsx';
import { StateWords } from './state-words.tsx';
import { thingName } from './thing-name.ts';
import { thingsOf, type Thing } from './things.ts';
import { useOrder } from './use-order.ts';

export interface FactTableProps {
  readonly kind: FactKindName;
  /** Rows of the kind that the table shows, all of their states. */
  readonly rows: readonly StandingFact[];
  /** Everything that was read: what a column can name is chosen from it. */
  readonly book: FactBook;
  /** Columns that all rows share (`{ icao }` of a plant, `{ employee_id }` of a person): neither shown nor asked. */
  readonly of: FactRow;
  /** Columns of the table in their order; what names the row stands first. The values of the kind unless told. */
  readonly columns?: readonly string[];
  /** Headings of columns that show something else than the words of the kind say. */
  readonly headings?: Readonly<Record<string, string>>;
  /** A value that is drawn otherwise than in words. */
  readonly cell?: (column: string, row: FactRow) => ReactNode | undefined;
  /** What a row is called and sorted by where its key is only a code: the same function each time. */
  readonly name?: (row: FactRow) => string;
  /** Columns behind those of the kind: what is known of a row from elsewhere. */
  readonly extra?: readonly {
    readonly word: string;
    readonly cell: (row: FactRow) => ReactNode;
  }[];
  /** On the button that adds a row; 'Aggiungi' unless told. */
  readonly addText?: string;
  /** Beside the button that adds a row. */
  readonly tools?: ReactNode;
  /** Values with which a new row begins. */
  readonly initial?: FactRow;
  /** Rows can be moved: their order is `ord`. */
  readonly ordered?: boolean;
  /** Rows are added elsewhere. */
  readonly closed?: boolean;
}

/**
 * Rows of one kind, a line for each thing: its state of today, its line of time, and what can be done with it. Nothing with rows
 * behind it is deleted: it ends.
 */
export function FactTable(props: FactTableProps): JSX.Element {
  const { kind, rows, book, of, cell, extra = [], addText, tools, initial } = props;
  const { name, headings = {}, ordered = false, closed = false } = props;
  const t = useTexts('organisation');
  const language = useLanguage();
  const today = isoDay(dayFromCompact(useSession().today)!);
  const { mobile } = useBreakpoint();
  const [action, setAction] = useState<FactAction | null>(null);
  const [withEnded, setWithEnded] = useState(false);
  const all = useMemo(() => thingsOf(kind, rows, of, today, name), [kind, rows, of, today, name]);
  const order = useOrder(kind, all);
  const ended = all.filter(({ when }) => when === 'ended').length;
  const things = order.things.filter(({ when }) => withEnded || when !== 'ended');
  const columns = props.columns ?? shownColumns(kind, of);
  const hasTime = daysOfKind(kindOf(kind)) !== null;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { isVirtual, first, end, above, below, measure } = useVirtualRows(things.length, ROW_PX, scroller);
  const width = columns.length + extra.length + (hasTime ? 2 : 1);
  const label = kindText(kind, 'many', language);

  const actionsOf = ({ shown, when }: Thing) => {
    const days = daysOfKind(kindOf(kind));
    const { states, renews = false } = kindOf(kind);
    const canChange = states !== undefined && (renews || (when !== 'ended' && columnsOfChange(kind, of) > 0));
    const open = (what: FactAction) => () => setAction(what);
    return [
      canChange
        ? {
            key: 'from',
            label: t(renews ? 'renew' : 'changeFrom'),
            icon: IconCalendarPlus,
            run: open({ do: 'from', of: shown }),
          }
        : null,
      { key: 'correct', label: t('correct'), icon: IconPencil, run: open({ do: 'correct', of: shown }) },
      days
        ? { key: 'end', label: t('end'), icon: IconCalendarOff, run: open({ do: 'end', of: shown }) }
        : null,
      mayRemove(kind, shown, today)
        ? { key: 'remove', label: t('removeIt'), icon: IconTrash, run: open({ do: 'remove', of: shown }) }
        : null,
    ];
  };
  return (
    <>
      {all.length === 0 ? (
        <div className={styles['none']}>
          <Text tone="quiet">{t('none')}</Text>
        </div>
      ) : (
        <div ref={setScroller} {...(isVirtual && { className: styles['scroller'], ...scrolled(label) })}>
          <table
            className={styles['table']}
            aria-label={label}
            aria-rowcount={isVirtual ? things.length + 1 : undefined}
          >
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {headings[column] ?? columnText(kind, column, language)}
                  </th>
                ))}
                {extra.map(({ word }) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
                {hasTime && <th scope="col">{t('inTime')}</th>}
                <td />
              </tr>
            </thead>
            <tbody>
              <RowGap height={above} width={width} />
              {things.slice(first, end).map((thing, nth) => {
                const index = first + nth;
                return (
                  <tr
                    key={thing.key}
                    data-when={thing.when}
                    {...(ordered && order.dragOf(index))}
                    {...(isVirtual && { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 })}
                  >
                    {columns.map((column, place) => {
                      const { values } = thing.shown;
                      const shown =
                        cell?.(column, values) ?? valueText(kind, column, values[column], language);
                      return place === 0 ? (
                        <th key={column} scope="row">
                          {shown}
                        </th>
                      ) : (
                        <td key={column} data-word={columnText(kind, column, language)}>
                          {shown}
                        </td>
                      );
                    })}
                    {extra.map((one) => (
                      <td key={one.word} data-word={one.word}>
                        {one.cell(thing.shown.values)}
                      </td>
                    ))}
                    {hasTime && (
                      <td>
                        <span className={styles['time']}>
                          <StateLine kind={kind} states={thing.line} today={today} />
                          <StateWords kind={kind} thing={thing} />
                        </span>
                      </td>
                    )}
                    <td className={styles['buttons']}>
                      <div>
                        {ordered && thing.when !== 'ended' && (
                          <>
                            <IconButton
                              label={t('moveUp', { thing: nameOf(thing) })}
                              icon={IconChevronUp}
                              disabled={index === 0}
                              onClick={() => order.move(index, index - 1)}
                            />
                            <IconButton
                              label={t('moveDown', { thing: nameOf(thing) })}
                              icon={IconChevronDown}
                              disabled={index === things.length - 1}
                              onClick={() => order.move(index, index + 1)}
                            />
                          </>
                        )}
                        <RowActions row={nameOf(thing)} actions={actionsOf(thing)} mobile={mobile} />
                      </div>
                    </td>
                  </tr>
                );
              })}
              <RowGap height={below} width={width} />
            </tbody>
          </table>
        </div>
      )}
      {order.isChanged && <OrderBar order={order} />}
      {(!closed || ended > 0 || tools !== undefined) && (
        <div className={styles['foot']}>
          {!closed && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={addText ?? t('addOf', { kind: kindText(kind, 'one', language) })}
              onClick={() =>
                setAction({ do: 'add', initial: { ...firstValues(kind, rows, today), ...initial, ...of } })
              }
            >
              {addText ?? t('add')}
            </Button>
          )}
          {tools}
          {ended > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => setWithEnded(!withEnded)}>
              {withEnded ? t('hideEnded') : t('showEnded', { count: ended })}
            </Button>
          )}
        </div>
      )}
      {action !== null && (
        <FactDialog
          kind={kind}
          action={action}
          rows={rows}
          book={book}
          of={of}
          {...(name && { name })}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );

  function nameOf({ shown }: Thing): string {
    return name?.(shown.values) ?? thingName(kind, shown.values, of, language);
  }
}

/** With a line of time of one word. */
const ROW_PX = 44;

/** A stretch that scrolls takes the focus, so that keys move it. */
const scrolled = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 }) as const;

/** All but the days, which the line of time shows, and the order, which the lines have. */
function shownColumns(kind: FactKindName, of: FactRow): readonly string[] {
  const days = daysOfKind(kindOf(kind));
  return Object.keys(kindOf(kind).columns).filter(
    (column) =>
      !Object.hasOwn(of, column) && column !== 'ord' && column !== days?.from && column !== days?.to,
  );
}

/** Columns that a state can have otherwise than the one before it; none of what is a stretch of days and nothing else. */
function columnsOfChange(kind: FactKindName, of: FactRow): number {
  const { columns, key, states } = kindOf(kind);
  if (states && columns[states.to]?.required) return 0;
  return Object.keys(columns).filter(
    (column) =>
      !key.includes(column) && column !== states?.to && column !== 'ord' && !Object.hasOwn(of, column),
  ).length;
}

/** A new row begins today and stands last. */
function firstValues(kind: FactKindName, rows: readonly StandingFact[], today: string): FactRow {
  const from = daysOfKind(kindOf(kind))?.from;
  return {
    ...(from && { [from]: today }),
    ...('ord' in kindOf(kind).columns && {
      ord: Math.max(0, ...rows.map(({ values }) => Number(values['ord']))) + 1,
    }),
  };
}
