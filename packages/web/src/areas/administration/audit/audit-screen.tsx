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

const { actor, values } = auditList.columns;

/** `/amministrazione/audit`: who did what, and the proof that nobody changed it afterwards. */
export function AuditScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  useEffect(() => track('view', 'registro'), []);
  const open = (riga: string | undefined): void => onAddress({ ...address, riga });
  const { riga } = address;
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
        detail: [row.at, actor.value(row), values.value(row, language)].filter(Boolean).join(' · '),
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
  entity: {},
  entityKey: { cell: (row) => <CutText>{auditKeyText(row, language)}</CutText>, width: 140 },
  values: { cell: (row) => <CutText>{values.value(row, language)}</CutText>, width: 320 },
  plant: { hideBelow: 'xl', width: 100 },
  day: { hideBelow: 'xl' },
});
