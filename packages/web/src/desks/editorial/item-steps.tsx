import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeskItem, DeskStep } from '@torre/contract/content';
import type { Outcome } from '@torre/contract/outcome';
import { MINUTES_PER_DAY, dayFromCompact, zoneTable, type Day, type DayMinute } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import {
  DateField,
  FormDialog,
  Line,
  Text,
  TimeField,
  useActions,
  useCloseQuestion,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useSession } from '../../platform/session.ts';
import { EDITORIAL, stepItem, usesQuery } from './editorial.queries.ts';
import './editorial.texts.ts';
import { shownValue, type ItemEdits } from './item-edits.ts';
import './item-state.texts.ts';

type Operation = DeskStep['operation'];

const ORDER: readonly Operation[] = ['withdraw', 'unschedule', 'sendBack', 'ask', 'schedule', 'publish'];
/** Minutes since midnight. */
const MORNING = 9 * 60;
const MS_PER_MINUTE = 60_000;
/** The server's key of a field that is missing. */
const INCOMPLETE = 'content.incomplete';
const LONGEST_REMARK = 500;

interface ItemStepsProps {
  readonly item: DeskItem;
  readonly edits: ItemEdits;
  /** Something typed is not saved yet: a step would leave it behind. */
  readonly isTyped: boolean;
  readonly onStep: (item: DeskItem) => void;
}

/** The steps that the server allows, each a button; one that a rule would refuse stands there and says why. */
export function ItemSteps({ item, edits, isTyped, onStep }: ItemStepsProps): JSX.Element {
  const t = useTexts('editorial');
  const s = useTexts('itemState');
  const { run, busy, element } = useActions();
  const [asks, setAsks] = useState<'sendBack' | 'schedule' | null>(null);
  const { data: used } = useQuery({
    ...usesQuery(item.id),
    enabled: item.allowedActions.includes('withdraw'),
  });
  const names = used?.uses.map(({ name }) => name) ?? [];
  const questions: Partial<Record<Operation, Parameters<typeof run>[0]['ask']>> = {
    publish: { title: t('publishQuestion', { name: item.name }), text: t('publishEffect') },
    withdraw: {
      title: t('withdrawQuestion', { name: item.name }),
      text: [t('withdrawEffect'), names.length > 0 ? t('withdrawUsed', { names: names.join(', ') }) : '']
        .filter(Boolean)
        .join(' '),
      tone: 'danger',
    },
  };
  const take = async (operation: Operation, more: Partial<DeskStep> = {}): Promise<boolean> => {
    const ask = questions[operation];
    const taken = await run({
      ...(ask && { ask }),
      afresh: true,
      track: `contenuto-${operation}`,
      act: (options) =>
        stepItem(item.id, { version: item.version, state: item.state, operation, ...more }, options),
      done: ({ item: { publishAt } }) =>
        operation === 'schedule'
          ? s('schedule_done', { when: publishAt === null ? '' : romeDateTime(publishAt) })
          : s(`${operation}_done`),
      failed: t('stepFailed'),
      refresh: EDITORIAL,
    });
    if (taken !== null) onStep(taken.item);
    return taken !== null;
  };
  const offered = ORDER.filter((one) => item.allowedActions.includes(one));
  const reasonOf = (operation: Operation): string | undefined => {
    const blocked = item.blocked.find(({ action }) => action === operation);
    if (blocked && !isFilledNow(item, edits, blocked.reason)) return serverWords(blocked.reason);
    return isTyped ? t('saveFirst') : undefined;
  };
  const reasons = [...new Set(offered.map(reasonOf).filter((one) => one !== undefined))];
  return (
    <>
      <Line label={t('steps')}>
        {offered.map((operation) => {
          const reason = reasonOf(operation);
          return (
            <Button
              key={operation}
              variant={operation === 'publish' ? 'filled' : 'default'}
              disabled={busy || reason !== undefined}
              title={reason}
              onClick={() =>
                operation === 'sendBack' || operation === 'schedule'
                  ? setAsks(operation)
                  : void take(operation)
              }
            >
              {t(operation)}
            </Button>
          );
        })}
      </Line>
      {reasons.map((reason) => (
        <Text key={reason} tone="quiet">
          {reason}
        </Text>
      ))}
      {asks === 'sendBack' && (
        <SendBackDialog
          busy={busy}
          onClose={() => setAsks(null)}
          onSend={async (remark) => void ((await take('sendBack', { remark })) && setAsks(null))}
        />
      )}
      {asks === 'schedule' && (
        <ScheduleDialog
          publishAt={item.publishAt}
          busy={busy}
          onClose={() => setAsks(null)}
          onSend={async (publishAt) => void ((await take('schedule', { publishAt })) && setAsks(null))}
        />
      )}
      {element}
    </>
  );
}

/** The field whose lack the server names has been filled in meanwhile: it is judged anew with the save. */
function isFilledNow(item: DeskItem, edits: ItemEdits, { text }: Outcome): boolean {
  const field = text?.key === INCOMPLETE ? text.values['field'] : undefined;
  return (
    typeof field === 'string' &&
    Boolean(shownValue(item, edits, 'it', field)?.length) &&
    Object.hasOwn(edits.it, field)
  );
}

interface StepDialogProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: (value: string) => Promise<void>;
}

function SendBackDialog({ busy, onClose, onSend }: StepDialogProps): JSX.Element {
  const t = useTexts('editorial');
  const [remark, setRemark] = useState('');
  const closing = useCloseQuestion(remark.trim() !== '', onClose);
  return (
    <FormDialog
      title={t('sendBack')}
      submit={t('sendBack')}
      refusal={null}
      saving={busy}
      disabled={remark.trim() === '' || [...remark].length > LONGEST_REMARK}
      question={closing.element}
      asked={closing.asks}
      onClose={closing.close}
      onSubmit={() => onSend(remark)}
    >
      <Textarea
        data-autofocus
        autosize
        minRows={3}
        label={t('remarkLabel')}
        description={t('remarkHint')}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Day and minute in Rome of an instant in ISO 8601. */
function romeDayMinute(iso: string): DayMinute {
  const at = Date.parse(iso) / MS_PER_MINUTE;
  // The day in UTC: the table reaches beyond it, further than Rome is from it.
  const day = Math.floor(at / MINUTES_PER_DAY) as Day;
  return zoneTable(day, day).local(at);
}

interface ScheduleDialogProps extends StepDialogProps {
  /** ISO 8601: for when it is scheduled already. */
  readonly publishAt: string | null;
}

function ScheduleDialog({ publishAt, busy, onClose, onSend }: ScheduleDialogProps): JSX.Element {
  const t = useTexts('editorial');
  const today = dayFromCompact(useSession().today) as Day;
  const before = publishAt === null ? null : romeDayMinute(publishAt);
  const [day, setDay] = useState<Day | null>(before?.day ?? null);
  const [minute, setMinute] = useState<number | null>(before?.minute ?? MORNING);
  const send = async (): Promise<void> => {
    if (day === null || minute === null) return;
    const at = zoneTable(day, day).utc(day, minute, 'start');
    await onSend(new Date(at * MS_PER_MINUTE).toISOString());
  };
  return (
    <FormDialog
      title={t('schedule')}
      submit={t('schedule')}
      refusal={null}
      saving={busy}
      disabled={day === null || minute === null}
      onClose={onClose}
      onSubmit={send}
    >
      <DateField
        label={t('day')}
        value={day}
        today={today}
        onChange={setDay}
        onUnreadable={() => setDay(null)}
      />
      <TimeField label={t('time')} value={minute} onChange={setMinute} onUnreadable={() => setMinute(null)} />
    </FormDialog>
  );
}
