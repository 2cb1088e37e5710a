import { Button, Select, TextInput } from '@mantine/core';
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
  /** The plant whose part is taken, to begin with. */
  readonly plant: string | undefined;
}

const PLANT_CODE = /^[A-Z0-9]{4}$/;

/** Takes the organisation, or one kind of it, as a file that can be imported again. */
export function ExportPanel({ qualifications, plant = '' }: ExportPanelProps): JSX.Element {
  const t = useTexts('organisationImport');
  const language = useLanguage();
  const [kind, setKind] = useState<FactKindName | null>(null);
  const [typed, setTyped] = useState(plant);
  const [isWrong, setWrong] = useState(false);
  const { run, busy, element } = useActions();
  const take = (wanted: Pick<ExportOrganisationBody, 'format' | 'example'>): void => {
    const code = typed.trim().toUpperCase();
    const isCode = code === '' || PLANT_CODE.test(code);
    setWrong(!isCode);
    if (!isCode) return;
    const body = { ...wanted, ...(code !== '' && !wanted.example && { plant: code }) };
    void run({
      track: qualifications ? 'esporta titoli' : 'esporta organizzazione',
      act: () =>
        qualifications
          ? download(exportQualifications, { body })
          : download(exportOrganisation, { body: { ...body, ...(kind && { kinds: [kind] }) } }),
      done: (name) => t('exported', { name }),
      failed: t('exportFailed'),
    });
  };
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
        <TextInput
          label={t('ofPlant')}
          placeholder={t('ofPlantHint')}
          maxLength={4}
          value={typed}
          error={isWrong && t('plantShape')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
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
