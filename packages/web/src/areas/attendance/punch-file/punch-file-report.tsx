import { Button } from '@mantine/core';
import type { PunchFileCheck } from '@torre/contract/attendance';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Callout, Facts, Line, Panel, Row, Rows, Text } from '../../../kit/index.ts';
import { grouped } from '../../../platform/grouped.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import './punch-file.texts.ts';

interface PunchFileReportProps {
  readonly name: string;
  readonly check: PunchFileCheck;
  readonly busy: boolean;
  readonly onSave: () => void;
}

/** What the check found: how much is new, or which rows are wrong and what to do. */
export function PunchFileReport({ name, check, busy, onSave }: PunchFileReportProps): JSX.Element {
  const t = useTexts('punchFile');
  const { read, fresh, people, from, to, faultCount } = check;
  const isFaulty = faultCount > 0;
  const dayOf = (text: string): string => displayDay(dayFromCompact(text)!);
  return (
    <Panel
      title={t('report', { name })}
      aside={<span role="status">{t(isFaulty ? 'faulty' : 'checked')}</span>}
      padded
    >
      <Facts
        facts={[
          [t('read'), grouped(read)],
          [t('fresh'), isFaulty ? null : grouped(fresh)],
          [t('known'), isFaulty ? null : grouped(read - fresh)],
          [t('people'), grouped(people)],
          [t('period'), from && to && t('fromTo', { from: dayOf(from), to: dayOf(to) })],
        ]}
      />
      {isFaulty && <Faults {...check} />}
      {!isFaulty && fresh === 0 && <Callout tone="seen">{t('nothing')}</Callout>}
      {!isFaulty && fresh > 0 && (
        <Line>
          <Button disabled={busy} onClick={onSave}>
            {t('save', { count: fresh })}
          </Button>
        </Line>
      )}
    </Panel>
  );
}

function Faults({ faults, faultCount: count }: Pick<PunchFileCheck, 'faults' | 'faultCount'>): JSX.Element {
  const t = useTexts('punchFile');
  return (
    <>
      <h3>{t('faults', { count })}</h3>
      <Callout tone="danger">{t('faultsIntro')}</Callout>
      {count > faults.length && <Text tone="quiet">{t('firstFaults', { count: faults.length })}</Text>}
      <Rows compact look="framed" label={t('faults', { count })}>
        {faults.map((fault) => (
          <Row key={fault.row} plain title={serverWords(fault)} />
        ))}
      </Rows>
    </>
  );
}
