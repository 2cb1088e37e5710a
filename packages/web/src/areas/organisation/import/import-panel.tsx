import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { jobStep } from '@torre/contract/jobs';
import { checkImport, saveImport, type OrganisationImport } from '@torre/contract/organisation-import';
import { useState, type JSX } from 'react';
import { Callout, Line, Panel, ProgressBar, useActions } from '../../../kit/index.ts';
import { call } from '../../../platform/call.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import { ReasonField } from '../facts/reason-field.tsx';
import { ORGANISATION } from '../organisation.queries.ts';
import { importKey, isUnderWay } from './import.queries.ts';
import { ImportReport } from './import-report.tsx';
import './import.texts.ts';

const STATE_TEXT = {
  checking: 'stateChecking',
  faulty: 'stateFaulty',
  checked: 'stateChecked',
  saving: 'stateSaving',
  saved: 'stateSaved',
  outdated: 'stateOutdated',
  failed: 'stateFailed',
} as const;

interface ImportPanelProps {
  readonly one: OrganisationImport;
  /** Another check of the same file has begun. */
  readonly onImport: (importId: string) => void;
}

/** One import: how far it is, what it would do, and its save. */
export function ImportPanel({ one, onImport }: ImportPanelProps): JSX.Element {
  const t = useTexts('organisationImport');
  const language = useLanguage();
  const client = useQueryClient();
  const { run, busy, element } = useActions();
  const { importId, fileId, fileName, state, progress, problem, report, allowedActions } = one;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lacksReason = report?.rewritesPast === true && reason.trim() === '';
  const hasChanges = (report?.changeCount ?? 0) > 0;
  const again = (): Promise<unknown> =>
    run({
      track: 'controlla importazione',
      act: (options) => call(checkImport, { body: { fileId } }, options),
      failed: t('checkFailed'),
    }).then((reply) => reply && onImport(reply.importId));
  const save = (): Promise<unknown> =>
    run({
      track: 'salva importazione',
      act: (options) =>
        call(saveImport, { path: { importId }, body: { reason: reason.trim() || null } }, options),
      failed: t('saveFailed'),
      refresh: async () => {
        await client.invalidateQueries({ queryKey: importKey(importId) });
        await client.invalidateQueries({ queryKey: ORGANISATION });
      },
    });
  return (
    <Panel
      title={t('report', { name: fileName })}
      aside={<span role="status">{t(STATE_TEXT[state])}</span>}
      padded
    >
      {isUnderWay(one) && (
        <ProgressBar
          label={t(STATE_TEXT[state])}
          done={progress?.done ?? 0}
          total={progress?.total ?? 0}
          step={jobStep(progress?.message ?? '', language)}
        />
      )}
      {state === 'saved' && <Callout tone="seen">{t('savedAll')}</Callout>}
      {state === 'checked' && !hasChanges && <Callout tone="seen">{t('nothing')}</Callout>}
      {(state === 'failed' || state === 'outdated') && (
        <Callout tone="danger" choices={[{ label: t('checkAgain'), run: () => void again() }]}>
          {problem ? serverWords(problem) : t('failedWhy')}
        </Callout>
      )}
      {hasChanges && allowedActions.includes('save') && (
        <>
          <ReasonField
            value={reason}
            needed={report?.rewritesPast === true}
            missing={tried && lacksReason}
            onChange={setReason}
          />
          <Line>
            <Button disabled={busy} onClick={() => (lacksReason ? setTried(true) : void save())}>
              {t('save')}
            </Button>
          </Line>
        </>
      )}
      <ImportReport one={one} />
      {element}
    </Panel>
  );
}
