import { useQuery } from '@tanstack/react-query';
import type { VersionPerson } from '@torre/contract/drafts';
import { addDays } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { versionQuery } from '../../areas/planning/index.ts';
import { monthTitle, weekdayAndDate } from '../../areas/roster/index.ts';
import { Dialog, ErrorState, LoadingRows } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './version-dialog.module.css';
import type { PlanningPlace } from './planning-place.ts';

interface VersionDialogProps {
  readonly place: PlanningPlace;
  readonly versionNo: number;
  readonly onClose: () => void;
}

/** A frozen version: person by person, the month as it was published, what differs from today marked and named. */
export function VersionDialog({ place, versionNo, onClose }: VersionDialogProps): JSX.Element {
  const t = useTexts('planning');
  const { division, code, month, from, to } = place;
  const { data, error, refetch } = useQuery(versionQuery(division, code, versionNo));
  const rows = (data?.people ?? []).map((person) => ({ person, different: differentDays(person) }));
  const count = rows.reduce((sum, { different }) => sum + different.length, 0);
  const days = Array.from({ length: to - from + 1 }, (_, index) => index);
  return (
    <Dialog
      title={t('versionTitle', { month: monthTitle(month), no: versionNo })}
      onClose={onClose}
      size="95%"
    >
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={8} />}
      {data && (
        <>
          <p>{count === 0 ? t('versionSame') : t('versionDiffers', { count })}</p>
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
                    <th key={day} scope="col">
                      {day + 1}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ person, different }) => (
                  <tr key={person.employeeId}>
                    <th scope="row">{`${person.employeeSurname} ${person.employeeName}`}</th>
                    {person.frozen.split(' ').map((turn, index) => {
                      const now = different.includes(index) ? (person.today.split(' ')[index] ?? '') : null;
                      const title =
                        now === null
                          ? undefined
                          : `${weekdayAndDate(addDays(from, index))}: ${t('becomes', { before: turn, after: now })}`;
                      return (
                        <td key={days[index]} data-different={now !== null || undefined} title={title}>
                          {turn}
                          {now !== null && <em>{now}</em>}
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
