import { Button } from '@mantine/core';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { IconX, type Icon } from '@tabler/icons-react';
import { useRef, useState, type JSX } from 'react';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { track } from '../../platform/track.ts';
import { useConfirm } from '../confirm/use-confirm.tsx';
import type { ConfirmQuestion } from '../confirm/confirm-question.ts';
import type { RowSelection } from '../data-table/data-column.ts';
import type { ShownRow } from '../data-table/use-shown-rows.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { focusPlace, returnFocus, type FocusPlace } from '../focus/return-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import '../kit.texts.ts';

interface ManyButton<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  /** Rows that the server allows it for. */
  readonly mayReach: (row: Row) => boolean;
}

/** What asks, sends and tells by itself, where one call takes several rows and answers each. */
export interface ManyAtOnce<Row> extends ManyButton<Row> {
  readonly runAll: (rows: readonly Row[]) => Promise<unknown>;
  /** Words of the button that ticks every row in the list which one of such actions may reach. */
  readonly chooseAll: string;
}

/** What can be done with several rows: one call each, so that each is done or refused for itself. */
export interface ManyAction<Row> extends ManyButton<Row> {
  /** Why it is not allowed for a row, said where some of the chosen are left out. */
  readonly whyNot?: (row: Row) => string;
  /** `first`: one of the rows. */
  readonly ask: (count: number, first: Row) => ConfirmQuestion;
  readonly act: (row: Row) => Promise<unknown>;
  /** What is said when all are done, by their answers; without it how many. */
  readonly doneMany?: (replies: readonly unknown[]) => string;
  /** What is said of a row that failed without a sentence of the server. */
  readonly failed: string;
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

interface Failure {
  readonly name: string;
  readonly why: string;
}

interface Outcome {
  readonly done: number;
  readonly failures: readonly Failure[];
  readonly askedFrom: FocusPlace;
}

interface ManyToolsProps<Row> extends RowSelection {
  readonly actions: readonly (ManyAction<Row> | ManyAtOnce<Row>)[];
  readonly rows: readonly ShownRow<Row>[];
  readonly nameOf: (row: Row) => string;
  /** Read again afterwards. */
  readonly queryKey: QueryKey;
}

/**
 * Whether a row can be ticked: all of them where an action tells which of the chosen it leaves out; else those alone that some
 * action reaches.
 */
export function choosableOf<Row>(
  actions: readonly (ManyAction<Row> | ManyAtOnce<Row>)[],
  rows: readonly ShownRow<Row>[],
): ((id: string) => boolean) | undefined {
  if (!actions.every((action) => 'runAll' in action)) return undefined;
  const reached = new Set(
    rows.filter(({ data }) => actions.some(({ mayReach }) => mayReach(data))).map(({ id }) => id),
  );
  return (id) => reached.has(id);
}

/** Above a list: how many rows are ticked, what can be done with them, how far it is, and what became of each. */
export function ManyTools<Row>(props: ManyToolsProps<Row>): JSX.Element | null {
  const { actions, rows, chosen, onChoose, nameOf, queryKey } = props;
  const t = useTexts('kit');
  const client = useQueryClient();
  const { confirm, element } = useConfirm();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isStopped = useRef(false);
  const ticked = rows.filter(({ id }) => chosen.has(id));
  const atOnce = actions.filter((action) => 'runAll' in action);
  const reachable = rows.filter(({ data }) => atOnce.some(({ mayReach }) => mayReach(data)));

  const runAtOnce = async (action: ManyAtOnce<Row>, reached: readonly ShownRow<Row>[]): Promise<void> => {
    const askedFrom = focusPlace();
    await action.runAll(reached.map(({ data }) => data));
    returnFocus(askedFrom);
  };
  const run = async (action: ManyAction<Row>, reached: readonly ShownRow<Row>[]): Promise<void> => {
    const [first] = reached;
    if (!first) return;
    const askedFrom = focusPlace();
    const question = action.ask(reached.length, first.data);
    const effect = <Reach action={action} ticked={ticked} nameOf={nameOf} />;
    if (!(await confirm({ ...question, effect }))) return;
    track('action', `${action.key} (più righe)`);
    isStopped.current = false;
    const failures: Failure[] = [];
    const replies: unknown[] = [];
    const left = new Set(chosen);
    let done = 0;
    for (const { id, data } of reached) {
      if (isStopped.current) break;
      setProgress({ done, all: reached.length });
      try {
        // One after the other: nobody else waits for many at once.
        replies.push(await action.act(data));
        left.delete(id);
      } catch (error) {
        failures.push({ name: nameOf(data), why: refusalWords(error) ?? action.failed });
      }
      done += 1;
    }
    setProgress(null);
    onChoose(left);
    const count = replies.length;
    if (failures.length > 0) setOutcome({ done: count, failures, askedFrom });
    else notify({ type: NOTICE.success, text: action.doneMany?.(replies) ?? t('manyDone', { count }) });
    await client.invalidateQueries({ queryKey });
    returnFocus(askedFrom);
  };

  if (progress !== null)
    return (
      <span role="status">
        {t('manyProgress', { done: progress.done, all: progress.all })}{' '}
        <Button variant="default" onClick={() => (isStopped.current = true)}>
          {t('manyStop')}
        </Button>
      </span>
    );
  return (
    <>
      {atOnce[0] && !reachable.every(({ id }) => chosen.has(id)) && (
        <Button variant="default" onClick={() => onChoose(new Set(reachable.map(({ id }) => id)))}>
          {`${atOnce[0].chooseAll} (${reachable.length})`}
        </Button>
      )}
      {ticked.length > 0 && (
        <>
          <span>{t('chosenCount', { count: ticked.length })}</span>
          {actions.map((action) => {
            const reached = ticked.filter(({ data }) => action.mayReach(data));
            const { icon: Drawing } = action;
            return (
              reached.length > 0 && (
                <Button
                  key={action.key}
                  variant="default"
                  leftSection={<Drawing size={16} aria-hidden />}
                  onClick={() =>
                    void ('runAll' in action ? runAtOnce(action, reached) : run(action, reached))
                  }
                >
                  {`${action.label} (${reached.length})`}
                </Button>
              )
            );
          })}
          <IconButton label={t('chooseNone')} icon={IconX} onClick={() => onChoose(new Set())} />
        </>
      )}
      {element}
      {outcome && (
        <Dialog
          title={t('manyOutcome', { done: outcome.done, failed: outcome.failures.length })}
          returnTo={outcome.askedFrom}
          onClose={() => setOutcome(null)}
        >
          <ul>
            {outcome.failures.map(({ name, why }) => (
              <li key={name}>
                <b>{name}</b>: {why}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** Names that a question says; more are counted. */
const MOST_NAMES = 5;

interface ReachProps<Row> extends Pick<ManyToolsProps<Row>, 'nameOf'> {
  readonly action: ManyAction<Row>;
  readonly ticked: readonly ShownRow<Row>[];
}

/** Whom a question about several rows is about, and which of the chosen it leaves out. */
function Reach<Row>({ action, ticked, nameOf }: ReachProps<Row>): JSX.Element {
  const t = useTexts('kit');
  const rows = ticked.map(({ data }) => data);
  const leftOut = rows.filter((row) => !action.mayReach(row));
  const list = (names: readonly string[]): string => {
    const more = names.length - MOST_NAMES;
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return more > 0 ? t('andMore', { names: shown, count: more }) : shown;
  };
  const withReason = (row: Row): string => {
    const why = action.whyNot?.(row);
    return why === undefined ? nameOf(row) : `${nameOf(row)} (${why})`;
  };
  return (
    <>
      <p>{list(rows.filter(action.mayReach).map(nameOf))}</p>
      {leftOut.length > 0 && (
        <p>
          {t('leftOut', {
            chosen: rows.length,
            count: leftOut.length,
            names: list(leftOut.map(withReason)),
          })}
        </p>
      )}
    </>
  );
}
