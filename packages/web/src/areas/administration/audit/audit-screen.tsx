import { auditKeyText, auditList, exportAudit, type AuditListRow } from '@torre/contract/administration';
import { auditEntityText, auditOperationText } from '@torre/contract/audit';
import { IconListDetails } from '@tabler/icons-react';
import { useEffect, type JSX } from 'react';
import { CutText, ListScreen, type ScreenColumns, type TableScreenProps } from '../../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import { AuditRowDialog } from './audit-row-dialog.tsx';
import { BY_NAME } from './audit-words.ts';
import { auditKey, readAudit } from './audit.queries.ts';
import './audit.texts.ts';
import { ProofPanel } from './proof-panel.tsx';

const { actor, subject, values } = auditList.columns;

/** `/amministrazione/audit`: who did what, and the proof that nobody changed it afterwards. */
export function AuditScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  useEffect(() => track('view', 'registro'), []);
  const open = (riga: string | undefined): void => onAddress({ ...address, riga });
  const { riga } = address;
  const about = (row: AuditListRow): string | null => {
    const name = subject.value(row);
    return name && t('aboutWhom', { name });
  };
  return (
    <ListScreen
      title={t('audit')}
      hint={t('auditHint')}
      above={<ProofPanel />}
      list={auditList}
      columns={auditColumns(language)}
      queryKey={auditKey}
      read={readAudit}
      exportAs={exportAudit}
      sent={BY_NAME}
      rowId={(row: AuditListRow) => row.auditId}
      nameOf={(row) => `${row.at} ${auditOperationText(row.what, language)}`}
      phoneRow={(row) => ({
        title:
          `${auditOperationText(row.what, language)} · ${auditEntityText(row.entity, language)} ${auditKeyText(row, language)}`.trimEnd(),
        detail: [row.at, actor.value(row), about(row), values.value(row, language)]
          .filter(Boolean)
          .join(' · '),
      })}
      actionsOf={(row) => [
        { key: 'values', label: t('details'), icon: IconListDetails, run: () => open(row.auditId) },
      ]}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('nothing'), why: t('nothingWhy') }}
    >
      {riga && <AuditRowDialog auditId={riga} onClose={() => open(undefined)} />}
    </ListScreen>
  );
}

const auditColumns = (language: Language): ScreenColumns<typeof auditList> => ({
  at: { width: 130 },
  actor: {},
  what: {},
  subject: { hideBelow: 'lg' },
  entity: {
    cell: (row) => (
      <CutText>{`${auditEntityText(row.entity, language)} ${auditKeyText(row, language)}`.trimEnd()}</CutText>
    ),
    width: 150,
  },
  entityKey: { onlyFilter: true },
  values: { cell: (row) => <CutText>{values.value(row, language)}</CutText>, width: 'rest' },
  plant: { onlyFilter: true },
  day: { hideBelow: 'xl' },
});
