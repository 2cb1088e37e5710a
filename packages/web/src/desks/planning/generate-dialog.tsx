import { serverWords } from '../../platform/server-words.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@torre/contract/drafts';
import type { ChangeReason } from '@torre/contract/notices';
import { addDays, compactDay } from '@torre/domain/kernel';
import { useDeferredValue, useState, type JSX } from 'react';
import { LegalityReason } from '../../areas/legality/index.ts';
import { givenReason } from '../../areas/notices/index.ts';
import { askGenerate, cyclesQuery, usePlanningAgain } from '../../areas/planning/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import { FormDialog, LoadingRows, useActions } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { outcomeNotice } from '../../platform/outcome-notice.ts';
import { FollowedCycles } from './cycle-warnings.tsx';
import { GenerationPreview } from './generation-preview.tsx';
import { PeoplePicker } from './people-picker.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import './planning.texts.ts';

interface GenerateDialogProps {
  readonly place: PlanningPlace;
  /** null: the month is empty and published with its generation. */
  readonly draft: Draft | null;
  /** Closed after the generation, or without it. */
  readonly onClose: (isGenerated: boolean) => void;
}

/** Writes the cycles into a month: what is left out, what would be written, what that does to the counters. */
export function GenerateDialog({ place, draft, onClose }: GenerateDialogProps): JSX.Element {
  const t = useTexts('planning');
  const { division, code, month, from, to } = place;
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [days, setDays] = useState('');
  const [overwrites, setOverwrites] = useState(false);
  const [overwritesOnCall, setOverwritesOnCall] = useState(false);
  const [reason, setReason] = useState<ChangeReason>({});
  const { run, busy, element, asks } = useActions('footer');
  const readAgain = usePlanningAgain();
  const { data: cycles } = useQuery(cyclesQuery(division));
  const last = to - from + 1;
  const numbers = days
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const readable = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= last);
  const keep = numbers.map((number) => compactDay(addDays(from, number - 1)));
  const wanted = { month: code, without: [...without], keep, overwrites, overwritesOnCall };
  const body = useDeferredValue(JSON.stringify(wanted));
  const query = { division, ...(draft && { draft: draft.draftId }) };
  const preview = useQuery({
    queryKey: ['planning', 'generation', division, draft?.draftId, draft?.revision, body],
    queryFn: () => askGenerate({ ...query, preview: true }, JSON.parse(body)),
    enabled: readable,
    staleTime: 0,
  });

  const generate = async (): Promise<void> => {
    if (!readable) return;
    const done = await run({
      track: 'genera mese',
      act: (options) => askGenerate(query, { ...wanted, ...givenReason(reason) }, options),
      done: (reply) => outcomeNotice(reply, serverWords(reply.outcome), t('generated')),
      failed: t('generateFailed'),
      refresh: readAgain,
    });
    if (done !== null) onClose(true);
  };
  const refusal = refusalWords(preview.error) ?? null;
  return (
    <FormDialog
      title={t('generateTitle', { month: monthTitle(month) })}
      size={720}
      onClose={() => onClose(false)}
      onSubmit={generate}
      refusal={null}
      submit={t('generate')}
      saving={busy}
      disabled={!preview.data || preview.data.written === 0}
      question={element}
      asked={asks}
    >
      <p className={styles['quiet']}>{draft ? t('generateInto') : t('generateDirect')}</p>
      <TextInput
        label={t('keep')}
        description={t('keepHint')}
        value={days}
        error={readable ? null : t('keepWrong', { last })}
        onChange={(event) => setDays(event.currentTarget.value)}
        data-autofocus
      />
      <Checkbox
        label={t('overwrites')}
        description={t('overwritesHint')}
        checked={overwrites}
        onChange={(event) => setOverwrites(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('overwritesOnCall')}
        description={t('overwritesOnCallHint')}
        checked={overwritesOnCall}
        onChange={(event) => setOverwritesOnCall(event.currentTarget.checked)}
      />
      {cycles && (
        <details>
          <summary>
            {t('without')} {without.size > 0 && `(${without.size})`}
          </summary>
          <PeoplePicker people={cycles.people} chosen={without} onChoose={setWithout} />
        </details>
      )}
      {cycles && (
        <FollowedCycles cycles={cycles} from={compactDay(from)} to={compactDay(to)} without={without} />
      )}
      <section aria-live="polite" aria-label={t('preview')}>
        {refusal && <p role="alert">{refusal}</p>}
        {!refusal && !preview.data && <LoadingRows rows={3} />}
        {preview.data && (
          <GenerationPreview reply={preview.data} nameOf={(id) => nameIn(cycles?.people ?? [], id)} />
        )}
      </section>
      {/* In a draft nothing is asked before it is published. */}
      {draft === null && (preview.data?.legality?.added.length ?? 0) > 0 && (
        <LegalityReason reason={reason} onReason={setReason} />
      )}
    </FormDialog>
  );
}

type Named = { readonly employeeId: string; readonly employeeName: string; readonly employeeSurname: string };

function nameIn(people: readonly Named[], employeeId: string): string {
  const found = people.find((person) => person.employeeId === employeeId);
  return found ? `${found.employeeSurname} ${found.employeeName}` : employeeId;
}
