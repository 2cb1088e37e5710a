import type { AuditProofReply } from '@torre/contract/administration';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { romeDateTime } from '../../../platform/rome-time.ts';
import styles from './audit-screen.module.css';
import './audit.texts.ts';

/** What the proof tells beside its problems: doubtful rows, rows that cannot be checked, who erased values. */
export function ProofRemarks({ proof }: { readonly proof: AuditProofReply }): JSX.Element {
  const t = useTexts('audit');
  const { doubtful, doubtfulCount, otherKeys, erasures, erasureCount, erasedValues } = proof;
  return (
    <>
      {doubtful.length > 0 && (
        <ul className={styles['problems']} tabIndex={0} aria-label={t('doubtful', { count: doubtfulCount })}>
          {doubtful.map(({ auditId, at, after, before }) => (
            <li key={auditId}>
              <code>{auditId}</code>{' '}
              {after === null
                ? t('doubtFirst', { at: romeDateTime(at), before: romeDateTime(before) })
                : t('doubt', {
                    at: romeDateTime(at),
                    after: romeDateTime(after),
                    before: romeDateTime(before),
                  })}
            </li>
          ))}
        </ul>
      )}
      {otherKeys.map(({ keyId, rows, from, to }) => (
        <p key={keyId} className={styles['why']}>
          {t('otherKey', { count: rows, from: romeDateTime(from), to: romeDateTime(to) })} (
          <code>{keyId}</code>). {t('otherKeyWhy')}
        </p>
      ))}
      {erasureCount > 0 && (
        <details className={styles['anchor']}>
          <summary>{t('erasures', { count: erasureCount, values: erasedValues })}</summary>
          <ul
            className={styles['problems']}
            tabIndex={0}
            aria-label={t('erasures', { count: erasureCount, values: erasedValues })}
          >
            {erasures.toReversed().map(({ auditId, at, actor, reason, values }) => (
              <li key={auditId}>
                {[romeDateTime(at), actor ?? 'Torre', t('erasedValues', { count: values }), reason]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                <code>{auditId}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
