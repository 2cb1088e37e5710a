import { Button, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FACT_WORDS } from '@torre/contract/organisation';
import {
  exportOrganisation,
  exportQualifications,
  type ExportOrganisationBody,
} from '@torre/contract/organisation-import';
import { FACT_KIND_NAMES, QUALIFICATION, type FactKindName } from '@torre/domain/organisation';
import { useState, type JSX } from 'react';
import { FieldLine, Panel, useActions } from '../../../kit/index.ts';
import { download } from '../../../platform/download.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import './import.texts.ts';

const KINDS = FACT_KIND_NAMES.filter((kind) => kind !== QUALIFICATION);

interface ExportPanelProps {
  /** Of the qualifications, which HR keeps, instead of all else. */
  readonly qualifications: boolean;
}

/** Takes the organisation, or one kind of it, as a file that can be imported again. */
export function ExportPanel({ qualifications }: ExportPanelProps): JSX.Element {
  const t = useTexts('organisationImport');
  const language = useLanguage();
  const [kind, setKind] = useState<FactKindName | null>(null);
  const { run, busy, element } = useActions();
  const take = (body: Omit<ExportOrganisationBody, 'kinds'>) =>
    void run({
      track: qualifications ? 'esporta titoli' : 'esporta organizzazione',
      act: () =>
        qualifications
          ? download(exportQualifications, { body })
          : download(exportOrganisation, { body: { ...body, ...(kind && { kinds: [kind] }) } }),
      done: (name) => t('exported', { name }),
      failed: t('exportFailed'),
    });
  const options = KINDS.map((value) => ({
    value,
    label: FACT_WORDS[value].many[language === 'en' ? 1 : 0],
  }));
  const icon = <IconDownload size={16} aria-hidden />;
  return (
    <Panel title={t('out')} intro={t(qualifications ? 'outIntroHr' : 'outIntro')} padded>
      <FieldLine>
        {!qualifications && (
          <Select
            label={t('what')}
            data={[{ value: '', label: t('everything') }, ...options]}
            value={kind ?? ''}
            allowDeselect={false}
            onChange={(next) => setKind(next ? (next as FactKindName) : null)}
          />
        )}
        <Button variant="default" leftSection={icon} disabled={busy} onClick={() => take({ format: 'xlsx' })}>
          {t('exportXlsx')}
        </Button>
        {(kind !== null || qualifications) && (
          <Button
            variant="default"
            leftSection={icon}
            disabled={busy}
            onClick={() => take({ format: 'csv' })}
          >
            {t('exportCsv')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={icon}
          disabled={busy}
          onClick={() => take({ format: 'xlsx', example: true })}
        >
          {t('example')}
        </Button>
      </FieldLine>
      {element}
    </Panel>
  );
}
