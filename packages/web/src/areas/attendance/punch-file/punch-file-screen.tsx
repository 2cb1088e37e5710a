import { PUNCH_FILE_MAX_BYTES } from '@torre/contract/attendance';
import { PUNCH_COLUMNS } from '@torre/domain/attendance';
import { useEffect, type JSX } from 'react';
import {
  BackLink,
  Callout,
  Disclosure,
  DropZone,
  Page,
  Panel,
  ProgressBar,
  SmallTable,
  fileSize,
} from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import './punch-file.texts.ts';
import { PunchFileReport } from './punch-file-report.tsx';
import { usePunchFile } from './use-punch-file.ts';

const EXAMPLES: Readonly<Record<(typeof PUNCH_COLUMNS)[number], string>> = {
  Codice: '800123',
  Data: '12/11/2026',
  Ora: '07:01',
  Tipo: 'E',
  Orologio: 'Nord',
};

/** `/amministrazione/timbrature`: punches of the clocks as a file, checked, then imported whole or not at all. */
export function PunchFileScreen(): JSX.Element {
  const t = useTexts('punchFile');
  const { state, busy, choose, save, element } = usePunchFile();
  useEffect(() => track('view', 'importa timbrature'), []);
  return (
    <Page title={t('title')} hint={t('hint')} back={<BackLink to="/amministrazione">{t('back')}</BackLink>}>
      <Panel title={t('in')} padded>
        <DropZone
          title={t('drop')}
          allowed={t('allowed', { size: fileSize(PUNCH_FILE_MAX_BYTES) })}
          choose={t('choose')}
          extensions={['xlsx', 'csv']}
          multiple={false}
          onFiles={choose}
        />
        <Disclosure title={t('how')}>
          <SmallTable
            framed
            label={t('howTable')}
            head={[t('column'), t('example'), t('meaning')]}
            rows={PUNCH_COLUMNS.map((column) => [column, EXAMPLES[column], t(`how.${column}`)])}
          />
        </Disclosure>
      </Panel>
      {state.step === 'checking' && (
        <Panel title={t('report', { name: state.name })} padded>
          <ProgressBar label={t('checking')} done={0} total={0} />
        </Panel>
      )}
      {state.step === 'refused' && (
        <Callout tone="danger" alert title={t('notRead', { name: state.name })}>
          {state.problem}
        </Callout>
      )}
      {state.step === 'checked' && (
        <PunchFileReport
          name={state.file.name}
          check={state.check}
          busy={busy}
          onSave={() => save(state.file)}
        />
      )}
      {state.step === 'saved' && (
        <Panel
          title={t('report', { name: state.name })}
          aside={<span role="status">{t('saved')}</span>}
          padded
        >
          <Callout tone="seen">{state.text}</Callout>
        </Panel>
      )}
      {element}
    </Page>
  );
}
