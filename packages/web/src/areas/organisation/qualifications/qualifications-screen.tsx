import { Button } from '@mantine/core';
import {
  exportQualificationList,
  qualificationListOf,
  type QualificationRow,
} from '@torre/contract/qualifications';
import { inLanguage } from '@torre/contract/list';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, type JSX } from 'react';
import { Line, ListScreen, type TableScreenProps } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useCategories } from '../../../platform/lookups.ts';
import { track } from '../../../platform/track.ts';
import { qualificationsKey, readQualificationPage } from '../organisation.queries.ts';
import {
  HolderName,
  QualificationStatus,
  qualificationColumns,
  qualificationName,
} from './qualification-columns.tsx';
import './qualifications.texts.ts';

const QUICK = { all: undefined, missing: 'manca', expiring: 'in scadenza' } as const;
const QUICK_NAMES = ['all', 'missing', 'expiring'] as const;

/** `/personale/titoli`: what each person holds and until when; what is missing and what ends soon. */
export function QualificationsScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('qualifications');
  useEffect(() => track('view', 'titoli'), []);
  const language = useLanguage();
  const categories = useCategories();
  const list = useMemo(() => qualificationListOf(categories), [categories]);
  const { categoria, medical } = list.columns;
  const { stato, ...others } = address;
  const quick = QUICK_NAMES.find((name) => QUICK[name] === stato) ?? 'all';
  return (
    <ListScreen
      title={t('qualifications')}
      hint={t('hint')}
      aside={
        <Line label={t('quick')}>
          {QUICK_NAMES.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant={name === quick ? 'filled' : 'default'}
              aria-pressed={name === quick}
              onClick={() => onAddress(QUICK[name] ? { ...others, stato: QUICK[name] } : others)}
            >
              {t(name)}
            </Button>
          ))}
          <Link to="/personale/titoli/importa">{t('importExport')}</Link>
        </Line>
      }
      list={list}
      columns={qualificationColumns}
      queryKey={qualificationsKey}
      read={readQualificationPage}
      exportAs={exportQualificationList}
      rowId={(row: QualificationRow) => row.employeeId}
      nameOf={qualificationName}
      phoneRow={(row) => ({
        title: <HolderName {...row} />,
        detail: [
          row.plant,
          categoria.value(row, language),
          row.medical && `${inLanguage(medical.words, language)} ${medical.value(row, language)}`,
        ]
          .filter(Boolean)
          .join(' · '),
        aside: <QualificationStatus row={row} />,
      })}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('nobody'), why: t('nobodyWhy') }}
    />
  );
}
