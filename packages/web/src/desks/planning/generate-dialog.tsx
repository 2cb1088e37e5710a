import { serverWords } from '../../platform/server-words.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { GeneratedShift, GenerationReply } from '@torre/contract/cycles';
import type { Draft } from '@torre/contract/drafts';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import { useDeferredValue, useState, type FormEvent, type JSX } from 'react';
import { movedCounters } from '../../areas/counters/index.ts';
import { askGenerate, cyclesQuery, usePlanningAgain } from '../../areas/planning/index.ts';
import { monthTitle, weekdayAndDate } from '../../areas/roster/index.ts';
import { Dialog, FormEnd, LoadingRows } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice, outcomeNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { PeoplePicker } from './people-picker.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';

interface GenerateDialogProps {
  readonly place: PlanningPlace;
  /** null: the month is empty and published with its generation. */
  readonly draft: Draft | null;
  readonly onClose: () => void;
}

/** Writes the cycles into a month: what is left out, what would be written, what that does to the counters. */
export function GenerateDialog({ place, draft, onClose }: GenerateDialogProps): JSX.Element {
  const t = useTexts('planning');
  const { division, code, month, from, to } = place;
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [days, setDays] = useState('');
  const [overwrites, setOverwrites] = useState(false);
  const [saving, setSaving] = useState(false);
  const readAgain = usePlanningAgain();
  const { data: cycles } = useQuery(cyclesQuery(division));
  const last = to - from + 1;
  const numbers = days
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const readable = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= last);
  const keep = numbers.map((number) => compactDay(addDays(from, number - 1)));
  const body = useDeferredValue(JSON.stringify({ month: code, without: [...without], keep, overwrites }));
  const query = { division, ...(draft && { draft: draft.draftId }) };
  const preview = useQuery({
    queryKey: ['planning', 'generation', division, draft?.draftId, draft?.revision, body],
    queryFn: () => askGenerate({ ...query, preview: true }, JSON.parse(body)),
    enabled: readable,
    staleTime: 0,
  });

  const generate = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!readable) return;
    track('action', 'genera mese');
    setSaving(true);
    try {
      const reply = await withSpinner(
        askGenerate(query, { month: code, without: [...without], keep, overwrites }),
      );
      notify(outcomeNotice(reply, serverWords(reply.outcome), t('generated')));
      onClose();
    } catch (error) {
      notify(failureNotice(error, t('generateFailed')));
      setSaving(false);
    }
    await readAgain();
  };
  const refusal = refusalWords(preview.error) ?? null;
  return (
    <Dialog title={t('generateTitle', { month: monthTitle(month) })} onClose={onClose} size={720}>
      <form className={styles['form']} onSubmit={(event) => void generate(event)} noValidate>
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
        {cycles && (
          <details>
            <summary>
              {t('without')} {without.size > 0 && `(${without.size})`}
            </summary>
            <PeoplePicker people={cycles.people} chosen={without} onChoose={setWithout} />
          </details>
        )}
        <section aria-live="polite" aria-label={t('preview')}>
          {refusal && <p role="alert">{refusal}</p>}
          {!refusal && !preview.data && <LoadingRows rows={3} />}
          {preview.data && (
            <Foretold reply={preview.data} nameOf={(id) => nameIn(cycles?.people ?? [], id)} />
          )}
        </section>
        <FormEnd
          refusal={null}
          cancel={t('cancel')}
          submit={t('generate')}
          saving={saving}
          disabled={!preview.data || preview.data.written === 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

type Named = { readonly employeeId: string; readonly employeeName: string; readonly employeeSurname: string };

function nameIn(people: readonly Named[], employeeId: string): string {
  const found = people.find((person) => person.employeeId === employeeId);
  return found ? `${found.employeeSurname} ${found.employeeName}` : employeeId;
}

interface ForetoldProps {
  readonly reply: GenerationReply;
  readonly nameOf: (employeeId: string) => string;
}

/** What the generation would do, in figures; what it leaves and what gives way by name. */
function Foretold({ reply, nameOf }: ForetoldProps): JSX.Element {
  const t = useTexts('planning');
  const { written, overwritten, kept, unknown, refused, withoutCycle, effects = [] } = reply;
  const { up, down } = movedCounters(effects);
  const moves = [up > 0 && t('countersUp', { count: up }), down > 0 && t('countersDown', { count: down })];
  const lists = [
    [t('willOverwrite', { count: overwritten.length }), overwritten],
    [t('willKeep', { count: kept.length }), kept],
    [t('unknownTurns', { count: unknown.length }), unknown],
  ] as const;
  return (
    <>
      <p>
        <b>{t('willWrite', { count: written })}.</b>{' '}
        {effects.length === 0
          ? t('countersSame')
          : t('countersMove', { moves: moves.filter(Boolean).join(', ') })}{' '}
        {withoutCycle.length > 0 && t('withoutCycle', { count: withoutCycle.length })}{' '}
        {refused.length > 0 && t('refusedCells', { count: refused.length })}
      </p>
      {lists
        .filter(([, cells]) => cells.length > 0)
        .map(([title, cells]) => (
          <details key={title}>
            <summary>{title}</summary>
            <ul className={styles['cells']}>
              {cells.map((cell) => (
                <li key={`${cell.employeeId} ${cell.date}`}>{sentence(cell, nameOf, t)}</li>
              ))}
            </ul>
          </details>
        ))}
    </>
  );
}

function sentence(
  { employeeId, date, before, turn }: GeneratedShift,
  nameOf: (employeeId: string) => string,
  t: ReturnType<typeof useTexts<'planning'>>,
): string {
  const day = dayFromCompact(date);
  const change = t('becomes', { before: before ?? t('none'), after: turn });
  return `${nameOf(employeeId)}, ${day === null ? date : weekdayAndDate(day)}: ${change}`;
}
