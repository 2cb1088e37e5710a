import { Button } from '@mantine/core';
import type { CoverCandidate } from '@torre/contract/cover';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { clockOf, nameOf, whyOf } from './cover-words.ts';
import './cover.texts.ts';

interface CandidateListProps {
  readonly label: string;
  readonly candidates: readonly CoverCandidate[];
  /** Date of the slot, YYYYMMDD: a shift written on another one says so. */
  readonly date: string;
  /** Who is on the call list. */
  readonly asked: ReadonlySet<string>;
  readonly busy: boolean;
  readonly onAssign: (candidate: CoverCandidate) => void;
  readonly onAsk: (candidate: CoverCandidate) => void;
}

/** People who could take a slot, each with the shift, why, and what it would add to the findings. */
export function CandidateList({ label, candidates, ...props }: CandidateListProps): JSX.Element {
  return (
    <Rows label={label} look="framed">
      {candidates.map((candidate) => (
        <Candidate key={candidate.employeeId} candidate={candidate} {...props} />
      ))}
    </Rows>
  );
}

function Candidate({
  candidate,
  date,
  asked,
  busy,
  onAssign,
  onAsk,
}: Omit<CandidateListProps, 'label' | 'candidates'> & { readonly candidate: CoverCandidate }): JSX.Element {
  const t = useTexts('cover');
  const { turn, beginTime, endTime, findings, island } = candidate;
  const name = nameOf(candidate);
  const written = displayDay(dayFromCompact(candidate.date) as Day).slice(0, 5);
  return (
    <Row
      title={name}
      note={
        <>
          {island} <b>{t('turnHours', { turn, from: clockOf(beginTime), to: clockOf(endTime) })}</b>
          {candidate.date !== date && ` ${t('onDay', { date: written })}`}
        </>
      }
      actions={
        <>
          {!asked.has(candidate.employeeId) && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              aria-label={t('askOf', { name })}
              onClick={() => onAsk(candidate)}
            >
              {t('ask')}
            </Button>
          )}
          <Button
            size="compact-sm"
            disabled={busy}
            aria-label={t('assignTo', { turn, name })}
            onClick={() => onAssign(candidate)}
          >
            {t('assign')}
          </Button>
        </>
      }
    >
      <Text tone="quiet">{whyOf(candidate, t)}</Text>
      {findings.map((finding) => (
        <Text
          key={`${finding.rule} ${finding.limit} ${finding.from}`}
          tone={finding.level === 'BLOCCO' ? 'danger' : 'quiet'}
        >
          {finding.level === 'BLOCCO'
            ? serverWords(finding)
            : t('warning', { sentence: serverWords(finding) })}
        </Text>
      ))}
    </Row>
  );
}
