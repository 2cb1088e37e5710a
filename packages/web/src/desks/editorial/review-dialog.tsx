import { useQuery } from '@tanstack/react-query';
import type { Reviewer } from '@torre/contract/content';
import { LONGEST_REVIEW_DAYS, REVIEW_DAYS } from '@torre/domain/content';
import { compactDay, dayFromCompact, type Day } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { Autocomplete, DateField, FormDialog, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { EDITORIAL } from './editorial.queries.ts';
import './editorial.texts.ts';
import { reviewersQuery, sendReview } from './review.queries.ts';

/** Who reads a draft, and until when. */
export function ReviewDialog({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useTexts('editorial');
  const today = dayFromCompact(useSession().today) as Day;
  const { run, busy, element, asks } = useActions('footer');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [until, setUntil] = useState<Day | null>((today + REVIEW_DAYS) as Day);
  const { data } = useQuery(reviewersQuery(search));
  const people = new Map(data?.people.map((person) => [personText(person), person.employeeId]));
  const employeeId = people.get(typed);
  const send = async (): Promise<void> => {
    if (until === null || employeeId === undefined) return;
    const done = await run({
      track: 'fai-rivedere',
      act: (options) => sendReview(id, { employeeId, until: compactDay(until) }, options),
      done: t('reviewSent'),
      failed: t('reviewNotSent'),
      onRefused: setRefusal,
      refresh: EDITORIAL,
    });
    if (done !== null) onClose();
  };
  return (
    <FormDialog
      title={t('review')}
      submit={t('nameReviewer')}
      refusal={refusal}
      saving={busy}
      disabled={until === null || employeeId === undefined}
      question={element}
      asked={asks}
      onClose={onClose}
      onSubmit={send}
    >
      <Autocomplete
        label={t('reviewer')}
        description={t('reviewerHint')}
        required
        data-autofocus
        value={typed}
        search={search}
        suggestions={[...people.keys()].map((text) => ({ value: text, label: '' }))}
        onChange={(text) => {
          setTyped(text);
          if (!people.has(text)) setSearch(text.trim());
        }}
      />
      <DateField
        label={t('reviewLastDay', { most: LONGEST_REVIEW_DAYS })}
        value={until}
        today={today}
        onChange={setUntil}
        onUnreadable={() => setUntil(null)}
      />
    </FormDialog>
  );
}

const personText = ({ employeeSurname, employeeName, employeeId }: Reviewer): string =>
  `${employeeSurname} ${employeeName} · ${employeeId}`;
