import { auditEntityText, auditOperationText } from '@torre/contract/audit';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AuditRow } from '@torre/contract/administration';
import { IconListDetails } from '@tabler/icons-react';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, type JSX } from 'react';
import { DataTable, EmptyState, ErrorState, LoadingRows, type DataColumn } from '../../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { track } from '../../../platform/track.ts';
import page from '../administration-page.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRowDialog } from './audit-row-dialog.tsx';
import styles from './audit-screen.module.css';
import { auditThing } from './audit-words.ts';
import type { it } from './audit.it.ts';
import { areDaysReversed, auditQuery, type AuditAddress } from './audit.queries.ts';
import './audit.texts.ts';
import { ProofPanel } from './proof-panel.tsx';

interface AuditScreenProps {
  readonly address: AuditAddress;
  readonly onAddress: (address: AuditAddress) => void;
}

/** `/amministrazione/audit`: who did what, and the proof that nobody changed it afterwards. */
export function AuditScreen({ address, onAddress }: AuditScreenProps): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  const today = dayFromCompact(useSession().today) as Day;
  const { data, error, refetch, isPlaceholderData } = useQuery(auditQuery(address));
  const columns = useMemo(() => auditColumns(t, language), [t, language]);
  useEffect(() => track('view', 'registro'), []);
  const whoOf = (row: AuditRow): string => row.actorName ?? row.actor ?? t('program');
  const open = (riga: string | undefined): void => onAddress({ ...address, riga });
  return (
    <div className={page['page']} data-wide>
      <header className={page['header']}>
        <h1>{t('audit')}</h1>
        <p>{t('auditHint')}</p>
      </header>
      <ProofPanel />
      <AuditFilters
        address={address}
        today={today}
        onFilter={(part) => onAddress({ ...address, ...part, oltre: undefined, riga: undefined })}
        onClear={() => onAddress({})}
      />
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={12} />}
      {data && (
        <div className={styles['table']} aria-busy={isPlaceholderData}>
          <DataTable
            label={t('audit')}
            columns={columns}
            rows={data.rows}
            rowId={(row) => row.auditId}
            nameOf={(row) => `${row.at} ${auditOperationText(row.what, language)}`}
            phoneRow={(row) => ({
              title: `${auditOperationText(row.what, language)} · ${auditEntityText(row.entity, language)} ${auditThing(row, language)}`,
              detail: `${row.at} · ${whoOf(row)}`,
            })}
            actionsOf={(row) => [
              { key: 'values', label: t('details'), icon: IconListDetails, run: () => open(row.auditId) },
            ]}
            address={{}}
            onAddress={nothing}
            today={today}
            empty={
              areDaysReversed(address) ? (
                <EmptyState title={t('reversed')} why={t('reversedWhy')} />
              ) : (
                <EmptyState title={t('nothing')} why={t('nothingWhy')} />
              )
            }
          />
          <nav className={styles['pages']} aria-label={t('audit')}>
            <Button
              variant="default"
              disabled={!address.oltre}
              onClick={() => onAddress({ ...address, oltre: undefined })}
            >
              {t('newest')}
            </Button>
            <Button
              variant="default"
              disabled={data.older === null}
              onClick={() => onAddress({ ...address, oltre: data.older ?? undefined })}
            >
              {t('older')}
            </Button>
          </nav>
        </div>
      )}
      {address.riga && <AuditRowDialog auditId={address.riga} onClose={() => open(undefined)} />}
    </div>
  );
}

const nothing = (): void => undefined;

function auditColumns(t: Texts<typeof it>, language: Language): readonly DataColumn<AuditRow>[] {
  const meta = { filter: 'none', sortable: false } as const;
  return [
    { id: 'at', header: t('at'), value: (row) => row.at, meta: { ...meta, width: 130 } },
    {
      id: 'actor',
      header: t('actor'),
      value: (row) => row.actorName ?? row.actor ?? t('program'),
      meta,
    },
    { id: 'what', header: t('what'), value: (row) => auditOperationText(row.what, language), meta },
    {
      id: 'subject',
      header: t('subject'),
      value: (row) => row.subjectName ?? row.subject,
      meta: { ...meta, hideBelow: 'lg' },
    },
    { id: 'entity', header: t('entity'), value: (row) => auditEntityText(row.entity, language), meta },
    { id: 'entityKey', header: t('entityKey'), value: (row) => auditThing(row, language), meta },
    { id: 'plant', header: t('plant'), value: (row) => row.plant, meta: { ...meta, hideBelow: 'lg' } },
    {
      id: 'day',
      header: t('day'),
      value: (row) => (row.day === null ? null : displayDay(dayFromCompact(row.day) as Day)),
      meta: { ...meta, hideBelow: 'lg' },
    },
  ];
}
