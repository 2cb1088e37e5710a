import type { ShiftNotice } from '@torre/contract/notices';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './notices.texts.ts';
import styles from './notices.module.css';

const dateOf = (compact: string): string => {
  const day = dayFromCompact(compact);
  return day === null ? compact : displayDay(day);
};

/** HH:mm of `YYYYMMDD HHmm`. */
const clockOf = (instant: string): string => `${instant.slice(9, 11)}:${instant.slice(11, 13)}`;

const REQUEST_WORDS: Readonly<Record<number, 'approved' | 'rejected' | 'proposed' | 'moved' | 'kept'>> = {
  10: 'approved',
  41: 'proposed',
  42: 'moved',
  43: 'kept',
  70: 'rejected',
};

interface NoticeWordsProps {
  readonly notice: ShiftNotice;
  /** Said to the person whose shifts they are, or about them. */
  readonly to: 'person' | 'manager';
}

/** Without the full stop at its end: the sentence around it has one. Points of omission stay. */
const withoutFullStop = (reason: string): string => reason.trimEnd().replace(/(?<!\.)\.$/, '');

/** What changed and why: one change as a sentence, many as a list that opens; what was decided on a request, what waits, who will be missing, or who stands in. */
export function NoticeWords({ notice, to: reader }: NoticeWordsProps): JSX.Element {
  const t = useTexts('notices');
  const {
    absence,
    changes,
    comment,
    desk,
    kind,
    plant,
    reading,
    reason,
    request,
    review,
    substitution,
    waiting,
  } = notice;
  if (comment !== undefined) {
    return (
      <p>
        {comment.articleName === null
          ? t(`comment.${comment.state}.ofWithdrawn`)
          : t(`comment.${comment.state}`, { article: comment.articleName })}{' '}
        {reason !== null && t('reason', { reason: withoutFullStop(reason) })}
      </p>
    );
  }
  if (reading !== undefined) {
    const words = { article: reading.articleName, due: dateOf(reading.due) };
    return <p>{t(reading.isLate ? 'reading.late' : 'reading.asked', words)}</p>;
  }
  if (review !== undefined)
    return <p>{t('review', { person: review.askedBy, until: dateOf(review.until) })}</p>;
  if (desk !== undefined) {
    return (
      <p>
        {t(`desk.${desk.state}`, { person: desk.by, name: desk.name })}{' '}
        {reason !== null && t('desk.remark', { remark: withoutFullStop(reason) })}
      </p>
    );
  }
  if (waiting !== null) {
    const words = {
      person: absence?.person ?? '',
      day: dateOf(request?.from ?? ''),
      plant,
      since: dateOf(waiting.since),
    };
    return <p>{t(waiting.isEscalation ? 'waiting.second' : 'waiting.first', words)}</p>;
  }
  if (absence !== undefined) {
    const { person, shifts } = absence;
    const [from, to] = [dateOf(absence.from), dateOf(absence.to)];
    const missed = shifts.map(({ turn, start, end }) =>
      t('absence.shift', { turn, date: dateOf(start.slice(0, 8)), begin: clockOf(start), end: clockOf(end) }),
    );
    return (
      <p>
        {from === to
          ? t('absence.day', { person, plant, from })
          : t('absence.days', { person, plant, from, to })}{' '}
        {missed.length > 0 &&
          t(missed.length === 1 ? 'absence.oneShift' : 'absence.shifts', { shifts: missed.join(', ') })}
      </p>
    );
  }
  if (request !== null) {
    const state = REQUEST_WORDS[request.stato] ?? 'annulled';
    const [from, to] = [dateOf(request.from), dateOf(request.to)];
    return (
      <p>{from === to ? t(`request.${state}.day`, { from }) : t(`request.${state}.days`, { from, to })}</p>
    );
  }
  if (substitution !== null) {
    const { isGiver, isOfOthers, isEnded, giver, substitute } = substitution;
    const [from, to] = [dateOf(substitution.from), dateOf(substitution.to)];
    const words = { giver, substitute, plant, from, to };
    if (isOfOthers) return <p>{t(`substitution.${isEnded ? 'ofOthersEnded' : 'ofOthers'}`, words)}</p>;
    const key = isGiver ? (isEnded ? 'ofYouEnded' : 'ofYou') : isEnded ? 'ended' : 'begins';
    return <p>{t(`substitution.${key}`, words)}</p>;
  }
  const [only] = changes;
  const words = changes.map(({ date, before, after }) => ({
    date: dateOf(date),
    before: before ?? t('none'),
    after,
  }));
  const isOne = changes.length === 1 && only !== undefined;
  return (
    <>
      <p>
        {isOne ? t(`${reader}.one`, words[0]!) : t(`${reader}.many`, { count: changes.length })}{' '}
        {kind === 'PUBLICATION' && t('published')}{' '}
        {reason === null
          ? kind === 'CHANGE' && t('noReason')
          : t('reason', { reason: withoutFullStop(reason) })}
      </p>
      {!isOne && (
        <details>
          <summary>{t('more', { count: changes.length })}</summary>
          <ul className={styles['changes']}>
            {words.map((change) => (
              <li key={change.date}>{t('change', change)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
