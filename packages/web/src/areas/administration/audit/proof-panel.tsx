import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AuditProofReply } from '@torre/contract/administration';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Disclosure, Line, Panel, Row, Rows, StatusBadge, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { romeDateTime } from '../../../platform/rome-time.ts';
import { track } from '../../../platform/track.ts';
import { auditProofQuery } from './audit.queries.ts';
import './audit.texts.ts';
import { ProofRemarks } from './proof-remarks.tsx';

/** Whether the trail is whole, up to when, and what is wrong with it. */
export function ProofPanel(): JSX.Element {
  const t = useTexts('audit');
  const { data, error, isFetching, refetch } = useQuery(auditProofQuery);
  const verify = (): void => {
    track('action', 'verifica registro');
    void refetch();
  };
  return (
    <Panel
      title={t('proof')}
      padded
      aside={
        <Button variant="default" size="compact-sm" disabled={isFetching} onClick={verify}>
          {isFetching ? t('verifying') : t('verify')}
        </Button>
      }
    >
      <div role="status" aria-busy={isFetching}>
        <Line>
          {data ? <Proof proof={data} /> : <p>{error ? t('proofFailed') : t('verifying')}</p>}
          {data && error && <Text tone="quiet">{t('proofFailed')}</Text>}
        </Line>
      </div>
    </Panel>
  );
}

function Proof({ proof }: { readonly proof: AuditProofReply }): JSX.Element {
  const t = useTexts('audit');
  const { problemCount, problems, sealedUpTo, rows, older, unsealed, doubtfulCount, anchor } = proof;
  const facts = [
    sealedUpTo === null ? t('nothingSealed') : t('verifiedUpTo', { at: romeDateTime(sealedUpTo) }),
    t('rows', { count: rows }),
    older > 0 && t('beforeSigning', { count: older }),
    unsealed > 0 && t('unsealed', { count: unsealed }),
  ];
  return (
    <>
      <Line>
        {problemCount === 0 ? (
          <StatusBadge family="ok" icon={IconShieldCheck} text={t('whole')} />
        ) : (
          <StatusBadge
            family="refused"
            icon={IconAlertTriangle}
            text={t('broken', { count: problemCount })}
          />
        )}
        {doubtfulCount > 0 && (
          <StatusBadge
            family="wait"
            icon={IconAlertTriangle}
            text={t('doubtful', { count: doubtfulCount })}
          />
        )}
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </Line>
      {problems.length > 0 && (
        <Rows look="flush" compact maxHeight="180px" label={t('broken', { count: problemCount })}>
          {problems.map(({ kind, auditId, batch }) => (
            <Row
              key={`${kind} ${auditId ?? ''} ${batch ?? ''}`}
              plain
              title={t(`problem.${kind}`)}
              note={<code>{auditId ?? t('batch', { number: batch ?? 0 })}</code>}
            />
          ))}
        </Rows>
      )}
      <ProofRemarks proof={proof} />
      <Disclosure title={t('anchor')}>
        <Text tone="quiet">{t('proofHint')}</Text>
        <code>{anchor}</code>
      </Disclosure>
    </>
  );
}
