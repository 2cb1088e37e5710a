import { useQuery } from '@tanstack/react-query';
import type { VersionPerson } from '@torre/contract/drafts';
import { addDays } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { versionQuery } from '../../areas/planning/index.ts';
import { monthTitle, weekdayAndDate } from '../../areas/roster/index.ts';
import { Dialog, ErrorState, LoadingRows, useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './version-dialog.module.css';
import type { PlanningPlace } from './planning-place.ts';
import './planning.texts.ts';

interface VersionDialogProps {
  readonly place: PlanningPlace;
  readonly versionNo: number;
  readonly onClose: () => void;
}

/** A frozen version: person by person, the month as it was published, what differs from today marked and named. */
export function VersionDialog({ place, versionNo, onClose }: VersionDialogProps): JSX.Element {
  const t = useTexts('planning');
  const { mobile } = useBreakpoint();
  const { division, code, month, from, to } = place;
  const { data, error, refetch } = useQuery(versionQuery(division, code, versionNo));
  // Who changed stands first: nobody looks for one cell among a hundred rows.
  const rows = (data?.people ?? [])
    .map((person) => ({ person, different: differentDays(person) }))
    .toSorted((one, other) => Number(other.different.length > 0) - Number(one.different.length > 0));
  const changedDays = new Set(rows.flatMap(({ different }) => different));
  const count = rows.reduce((sum, { different }) => sum + different.length, 0);
  const sentenceOf = ({ frozen, today }: VersionPerson, index: number): string => {
    const [before, after] = [frozen, today].map((turns) => turns.split(' ')[index] || t('none'));
    return `${weekdayAndDate(addDays(from, index))}: ${t('becomes', { before: before!, after: after! })}`;
  };
  const days = Array.from({ length: to - from + 1 }, (_, index) => index);
  return (
    <Dialog
      title={t('versionTitle', { month: monthTitle(month), no: versionNo })}
      onClose={onClose}
      size="100%"
    >
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={8} />}
      {data && (
        <>
          <p className={styles['words']}>
            {count === 0 ? t('versionSame') : t('versionDiffers', { count })}
            {count > 0 && (
              <span className={styles['key']}>
                <del>{t('versionThen')}</del> <ins>{t('versionNow')}</ins>
              </span>
            )}
          </p>
          {/* A phone shows a week of the table at once: what changed is said above it. */}
          {mobile && count > 0 && (
            <ul className={styles['changes']}>
              {rows
                .filter(({ different }) => different.length > 0)
                .map(({ person, different }) => (
                  <li key={person.employeeId}>
                    <b>{`${person.employeeSurname} ${person.employeeName}`}</b>{' '}
                    {different.map((index) => sentenceOf(person, index)).join(', ')}
                  </li>
                ))}
            </ul>
          )}
          <div
            className={styles['frozen']}
            tabIndex={0}
            role="region"
            aria-label={t('version', { no: versionNo })}
          >
            <table>
              <thead>
                <tr>
                  <td />
                  {days.map((day) => (
                    <th key={day} scope="col" data-different={changedDays.has(day) || undefined}>
                      {day + 1}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ person, different }) => (
                  <tr key={person.employeeId} data-different={different.length > 0 || undefined}>
                    <th scope="row">{`${person.employeeSurname} ${person.employeeName}`}</th>
                    {person.frozen.split(' ').map((turn, index) => {
                      const now = different.includes(index) ? (person.today.split(' ')[index] ?? '') : null;
                      const title = now === null ? undefined : sentenceOf(person, index);
                      return (
                        <td key={days[index]} data-different={now !== null || undefined} title={title}>
                          {now === null ? (
                            turn
                          ) : (
                            <>
                              <del>{turn || t('none')}</del>
                              <ins>{now || t('none')}</ins>
                            </>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Dialog>
  );
}

function differentDays({ frozen, today }: VersionPerson): readonly number[] {
  const now = today.split(' ');
  return frozen.split(' ').flatMap((turn, index) => (turn === now[index] ? [] : [index]));
}
