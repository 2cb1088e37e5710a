import type { QueryKey } from '@tanstack/react-query';
import type { Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useActions } from '../action/use-actions.tsx';
import type { ConfirmQuestion } from '../confirm/confirm-question.ts';
import type { RowActionPlaces } from '../data-table/data-column.ts';
import type { ManyAction } from './many-tools.tsx';

interface Button {
  readonly label: string;
  readonly icon: Icon;
  readonly tone?: 'danger';
  /** Never allowed together with others of the same place: they share it. */
  readonly place?: string;
}

/** What is done with a row at once, after a question where it cannot be taken back. */
interface CallAction<Row> extends Button {
  /** Word of the analytics. */
  readonly track: string;
  readonly ask?: (row: Row) => ConfirmQuestion;
  /** Title of the question for several rows; without it one row is acted on at a time. */
  readonly askMany?: (count: number) => Partial<ConfirmQuestion> & Pick<ConfirmQuestion, 'title'>;
  /** Of several rows: why one is left out, and what is said when all are done. */
  readonly whyNot?: ManyAction<Row>['whyNot'];
  readonly doneMany?: ManyAction<Row>['doneMany'];
  readonly act: (row: Row) => Promise<unknown>;
  readonly done: (row: Row, reply: unknown) => string;
  readonly failed: string;
}

/** What opens something else: a window, a file. */
interface OpenAction<Row> extends Button {
  readonly run: (row: Row) => void;
}

export type ListAction<Row> = CallAction<Row> | OpenAction<Row>;

/**
 * The actions of a list's rows, each declared once for one row and for several; the server's `allowedActions` say which a
 * row has. `refresh`: what is read again; `element` holds the question and must be drawn.
 */
export function useListActions<Row extends { readonly allowedActions: readonly string[] }>(
  refresh: QueryKey,
  actions: Readonly<Record<Row['allowedActions'][number], ListAction<Row>>>,
): {
  readonly actionsOf: (row: Row) => RowActionPlaces;
  readonly many: readonly ManyAction<Row>[];
  readonly element: JSX.Element | null;
} {
  const { run, element } = useActions();
  const known = Object.entries<ListAction<Row>>(actions);
  const start = (action: ListAction<Row>, row: Row): void => {
    if ('run' in action) return action.run(row);
    const { ask, act, done, ...rest } = action;
    void run({
      ...rest,
      refresh,
      ...(ask && { ask: ask(row) }),
      act: () => act(row),
      done: (reply) => done(row, reply),
    });
  };
  const places = [...Map.groupBy(known, ([key, { place }]) => place ?? key).values()];
  const actionsOf = (row: Row): RowActionPlaces =>
    places.map((sharing) => {
      const found = sharing.find(([key]) => row.allowedActions.includes(key));
      if (!found) return null;
      const [key, action] = found;
      const { label, icon, tone } = action;
      return { key, label, icon, ...(tone && { tone }), run: () => start(action, row) };
    });
  const many = known.flatMap(([key, action]): readonly ManyAction<Row>[] => {
    if ('run' in action || !action.askMany) return [];
    const { askMany, ask, ...rest } = action;
    return [
      {
        key,
        ...rest,
        mayReach: (row) => row.allowedActions.includes(key),
        ask: (count, first) => (count === 1 && ask ? ask(first) : { ...ask?.(first), ...askMany(count) }),
      },
    ];
  });
  return { actionsOf, many, element };
}
