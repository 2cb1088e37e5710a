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
import { IconButton } from '../icon-button/icon-button.tsx';
import '../kit.texts.ts';

/** What can be done with several rows: one call each, so that each is done or refused for itself. */
export interface ManyAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  /** Rows that the server allows it for. */
  readonly mayReach: (row: Row) => boolean;
  /** `first`: one of the rows. */
  readonly ask: (count: number, first: Row) => ConfirmQuestion;
  readonly act: (row: Row) => Promise<unknown>;
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

interface ManyToolsProps<Row> extends RowSelection {
  readonly actions: readonly ManyAction<Row>[];
  readonly rows: readonly ShownRow<Row>[];
  readonly nameOf: (row: Row) => string;
  /** Read again afterwards. */
  readonly queryKey: QueryKey;
}

/** Above a list: how many rows are ticked, what can be done with them, how far it is, and what became of each. */
export function ManyTools<Row>(props: ManyToolsProps<Row>): JSX.Element | null {
  const { actions, rows, chosen, onChoose, nameOf, queryKey } = props;
  const t = useTexts('kit');
  const client = useQueryClient();
  const { confirm, element } = useConfirm();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<{ done: number; failures: readonly Failure[] } | null>(null);
  const isStopped = useRef(false);
  const ticked = rows.filter(({ id }) => chosen.has(id));

  const run = async (action: ManyAction<Row>, reached: readonly ShownRow<Row>[]): Promise<void> => {
    const [first] = reached;
    if (!first || !(await confirm(action.ask(reached.length, first.data)))) return;
    track('action', `${action.key} (più righe)`);
    isStopped.current = false;
    const failures: Failure[] = [];
    const left = new Set(chosen);
    let done = 0;
    for (const { id, data } of reached) {
      if (isStopped.current) break;
      setProgress({ done, all: reached.length });
      try {
        // One after the other: nobody else waits for many at once.
        await action.act(data);
        left.delete(id);
      } catch (error) {
        failures.push({ name: nameOf(data), why: refusalWords(error) ?? action.failed });
      }
      done += 1;
    }
    setProgress(null);
    onChoose(left);
    const count = done - failures.length;
    if (failures.length > 0) setOutcome({ done: count, failures });
    else notify({ type: NOTICE.success, text: t('manyDone', { count }) });
    await client.invalidateQueries({ queryKey });
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
                  onClick={() => void run(action, reached)}
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
