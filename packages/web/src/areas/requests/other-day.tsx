import { Button } from '@mantine/core';
import type { RequestRow } from '@torre/contract/requests';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LabelReader } from '@torre/domain/requests';
import { useState, type JSX } from 'react';
import { Callout, DateField, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { shownDay } from './request-times.ts';
import { answerProposal, propose, requestsKey } from './requests.queries.ts';
import './requests.texts.ts';

interface OtherDayProps {
  readonly request: RequestRow;
  readonly reader: LabelReader;
}

/** Law 104: another day that a manager proposes, and what whose request it is answers (domain.md 4.1.9). */
export function OtherDay({ request, reader }: OtherDayProps): JSX.Element | null {
  const t = useTexts('requests');
  const { proposta = null, allowedActions } = request;
  return (
    <>
      {proposta !== null && (
        <Callout tone="wait">
          <p>{t(reader === 'employee' ? 'proposedToYou' : 'proposed', { day: shownDay(proposta) })}</p>
          {allowedActions.includes('answerDay') && <Answer request={request} day={proposta} />}
        </Callout>
      )}
      {allowedActions.includes('proposeDay') && <Proposal request={request} />}
    </>
  );
}

function Proposal({ request }: Pick<OtherDayProps, 'request'>): JSX.Element {
  const t = useTexts('requests');
  const today = dayFromCompact(useSession().today)!;
  const [day, setDay] = useState<Day | null>(null);
  const { run, busy, element } = useActions('footer');
  const send = async (): Promise<void> => {
    if (day === null) return;
    const done = await run({
      track: 'proponi altro giorno',
      act: (options) => propose(request, day, options),
      done: t('dayProposed'),
      failed: t('proposeFailed'),
      refresh: requestsKey,
    });
    if (done !== null) setDay(null);
  };
  return (
    <>
      <DateField
        label={t('otherDay')}
        description={t('otherDayWhy')}
        value={day}
        today={today}
        onChange={setDay}
        onUnreadable={() => setDay(null)}
      />
      <div>
        <Button variant="default" disabled={day === null} loading={busy} onClick={() => void send()}>
          {t('proposeDay')}
        </Button>
      </div>
      {element}
    </>
  );
}

function Answer({ request, day }: { readonly request: RequestRow; readonly day: string }): JSX.Element {
  const t = useTexts('requests');
  const { run, busy, element } = useActions('footer');
  const send = (moves: boolean): void =>
    void run({
      track: moves ? 'sposta al giorno proposto' : 'tieni il giorno',
      act: (options) => answerProposal(request, moves, options),
      done: t(moves ? 'dayMoved' : 'dayKept'),
      failed: t('answerFailed'),
      refresh: requestsKey,
    });
  return (
    <>
      <Text as="span">
        <Button disabled={busy} title={t('accept')} onClick={() => send(true)}>
          {t('moveDay', { day: shownDay(day) })}
        </Button>{' '}
        <Button variant="default" disabled={busy} onClick={() => send(false)}>
          {t('keepDay', { day: shownDay(request.datainizio) })}
        </Button>
      </Text>
      {element}
    </>
  );
}
