import type { AuditProofReply } from '@torre/contract/administration';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { romeDateTime } from '../../../platform/rome-time.ts';
import { Disclosure, Row, Rows, Text } from '../../../kit/index.ts';
import './audit.texts.ts';

/** What the proof tells beside its problems: doubtful rows, rows that cannot be checked, who erased values. */
export function ProofRemarks({ proof }: { readonly proof: AuditProofReply }): JSX.Element {
  const t = useTexts('audit');
  const { doubtful, doubtfulCount, otherKeys, erasures, erasureCount, erasedValues } = proof;
  const erased = t('erasures', { count: erasureCount, values: erasedValues });
  return (
    <>
      {doubtful.length > 0 && (
        <Rows look="flush" compact maxHeight="180px" label={t('doubtful', { count: doubtfulCount })}>
          {doubtful.map(({ auditId, at, after, before }) => (
            <Row
              key={auditId}
              plain
              title={<code>{auditId}</code>}
              note={
                after === null
                  ? t('doubtFirst', { at: romeDateTime(at), before: romeDateTime(before) })
                  : t('doubt', {
                      at: romeDateTime(at),
                      after: romeDateTime(after),
                      before: romeDateTime(before),
                    })
              }
            />
          ))}
        </Rows>
      )}
      {otherKeys.map(({ keyId, rows, from, to }) => (
        <Text key={keyId} tone="quiet">
          {t('otherKey', { count: rows, from: romeDateTime(from), to: romeDateTime(to) })} (
          <code>{keyId}</code>). {t('otherKeyWhy')}
        </Text>
      ))}
      {erasureCount > 0 && (
        <Disclosure title={erased}>
          <Rows look="flush" compact maxHeight="180px" label={erased}>
            {erasures.toReversed().map(({ auditId, at, actor, reason, values }) => (
              <Row
                key={auditId}
                plain
                title={[romeDateTime(at), actor ?? 'Torre', t('erasedValues', { count: values }), reason]
                  .filter(Boolean)
                  .join(' · ')}
                note={<code>{auditId}</code>}
              />
            ))}
          </Rows>
        </Disclosure>
      )}
    </>
  );
}
