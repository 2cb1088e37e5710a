import { auditEntityText, auditFieldText, auditOperationText } from '@torre/contract/audit';
import { useQuery } from '@tanstack/react-query';
import {
  AUDIT_ERASED,
  AUDIT_HIDDEN,
  auditList,
  auditValueText,
  type AuditValueView,
} from '@torre/contract/administration';
import { inLanguage } from '@torre/contract/list';
import { dayFromCompact, displayDay, type Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Dialog, ErrorState, LoadingRows } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import styles from './audit-screen.module.css';
import { auditThing } from './audit-words.ts';
import { auditRowQuery } from './audit.queries.ts';
import './audit.texts.ts';

interface AuditRowDialogProps {
  readonly auditId: string;
  readonly onClose: () => void;
}

/** One change with what was and what is, as far as this reader may see it. */
export function AuditRowDialog({ auditId, onClose }: AuditRowDialogProps): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(auditRowQuery(auditId));
  const row = data?.row;
  const head = (name: keyof typeof auditList.columns): string =>
    inLanguage(auditList.columns[name].words, language);
  return (
    <Dialog title={row ? t('detailsOf', { at: row.at }) : t('details')} onClose={onClose} size={640}>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={3} />}
      {data && row && (
        <>
          <dl className={styles['facts']}>
            <Fact
              term={head('actor')}
              text={[row.actorName, row.actor].filter(Boolean).join(' · ') || 'Torre'}
            />
            <Fact term={head('what')} text={`${auditOperationText(row.what, language)} (${row.call})`} />
            <Fact
              term={head('entity')}
              text={`${auditEntityText(row.entity, language)} ${auditThing(row, language)}`}
            />
            {row.plant !== null && <Fact term={head('plant')} text={row.plant} />}
            {row.day !== null && (
              <Fact term={head('day')} text={displayDay(dayFromCompact(row.day) as Day)} />
            )}
            {row.subject !== null && (
              <Fact
                term={head('subject')}
                text={[row.subjectName, row.subject].filter(Boolean).join(' · ')}
              />
            )}
            {row.reason && <Fact term={t('reason')} text={row.reason} />}
          </dl>
          {data.values.length === 0 ? (
            <p>{t('noValues')}</p>
          ) : (
            <ValueTable entity={row.entity} values={data.values} />
          )}
          {data.values.some(({ hidden }) => hidden) && <p className={styles['why']}>{t('hiddenWhy')}</p>}
        </>
      )}
    </Dialog>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function ValueTable({
  entity,
  values,
}: {
  readonly entity: string;
  readonly values: readonly AuditValueView[];
}): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  return (
    <div className={styles['values']} tabIndex={0} role="region" aria-label={t('details')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.field}>
              <th scope="row">{auditFieldText(entity, value.field, language)}</th>
              {value.hidden || value.erased ? (
                <td colSpan={2} className={styles['hidden']}>
                  {inLanguage(value.hidden ? AUDIT_HIDDEN : AUDIT_ERASED, language)}
                </td>
              ) : (
                <>
                  <td>{auditValueText(value.field, value.old, language)}</td>
                  <td>{auditValueText(value.field, value.new, language)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
