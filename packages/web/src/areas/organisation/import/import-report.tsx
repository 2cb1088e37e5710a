import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import {
  exportImportFaults,
  type ImportDifference,
  type OrganisationImport,
} from '@torre/contract/organisation-import';
import type { JSX } from 'react';
import { Callout, Line, SmallTable, Stack, Text, useActions } from '../../../kit/index.ts';
import { download } from '../../../platform/download.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import { ImportEffects } from './import-effects.tsx';
import './import.texts.ts';

interface ImportReportProps {
  readonly one: OrganisationImport;
}

/** What the check found: rows by sheet, faults by place, and what would change. */
export function ImportReport({ one }: ImportReportProps): JSX.Element | null {
  const t = useTexts('organisationImport');
  const { report } = one;
  if (report === null) return null;
  const { counts, changeCount, differences } = report;
  return (
    <Stack>
      {counts.length > 0 && (
        <SmallTable
          framed
          label={t('counts')}
          head={[t('sheet'), t('added'), t('changed'), t('same'), t('refused')]}
          rows={counts.map(({ sheet, added, changed, same, refused }) => [
            sheet,
            added,
            changed,
            same,
            refused,
          ])}
        />
      )}
      {one.faults.length > 0 && <Faults one={one} />}
      {one.state === 'checked' && report.effects && <ImportEffects one={one} effects={report.effects} />}
      {one.faults.length === 0 && changeCount > 0 && (
        <>
          <h3>{t('differences', { count: changeCount })}</h3>
          {changeCount > differences.length && (
            <Text tone="quiet">{t('firstDifferences', { count: differences.length })}</Text>
          )}
          <Differences differences={differences} />
        </>
      )}
    </Stack>
  );
}

function Faults({ one }: ImportReportProps): JSX.Element {
  const t = useTexts('organisationImport');
  const { run, busy, element } = useActions();
  const { importId, faults, report } = one;
  const count = report!.faultCount;
  const take = () =>
    void run({
      track: 'errori importazione',
      act: () => download(exportImportFaults, { path: { importId } }),
      done: (name) => t('exported', { name }),
      failed: t('exportFailed'),
    });
  return (
    <>
      <h3>{t('faults', { count })}</h3>
      <Callout tone="danger">{t('faultsIntro')}</Callout>
      <Line>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={busy}
          onClick={take}
        >
          {t('faultsFile')}
        </Button>
      </Line>
      {count > faults.length && <Text tone="quiet">{t('firstFaults', { count: faults.length })}</Text>}
      <SmallTable
        framed
        label={t('faults', { count })}
        head={[t('sheet'), t('row'), t('column'), t('whatToDo')]}
        rows={faults.map((fault) => [fault.sheet, fault.row, fault.column, serverWords(fault)])}
      />
      {element}
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly ImportDifference[] }): JSX.Element {
  const t = useTexts('organisationImport');
  const valueOf = (text: string): string => (text === '' ? t('none') : text);
  const changes = ({ isNew, values }: ImportDifference): string =>
    values
      .filter(({ after }) => !isNew || after !== '')
      .map(({ column, before, after }) =>
        isNew
          ? t('is', { column, after })
          : t('becomes', { column, before: valueOf(before), after: valueOf(after) }),
      )
      .join(', ');
  return (
    <SmallTable
      framed
      label={t('differences', { count: differences.length })}
      head={[t('sheet'), t('row'), t('thing'), t('changed')]}
      rows={differences.map((one) => [
        one.sheet,
        one.row,
        one.isNew ? `${one.key} (${t('isNew')})` : one.key,
        changes(one),
      ])}
    />
  );
}
