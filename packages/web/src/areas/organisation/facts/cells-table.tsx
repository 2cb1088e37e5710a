import type { Effects, TouchedCell } from '@torre/contract/organisation-effects';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Disclosure, SmallTable } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import './effects.texts.ts';

/** Which published shifts a change reaches; open at once where it takes some away. */
export function CellsTable({ counts, first }: Effects['cells']): JSX.Element | null {
  const t = useTexts('organisationEffects');
  if (first.length === 0) return null;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const becomes = (cell: TouchedCell): string =>
    cell.reason === 'hours' ? timesOf(cell.after) : t(`short.${cell.reason}`);
  return (
    <Disclosure
      title={first.length < all ? t('firstCells', { count: first.length }) : t('whichCells')}
      isOpen={first.some(({ reason }) => reason === 'removed')}
    >
      <SmallTable
        label={t('whichCells')}
        head={[t('person'), t('day'), t('shift'), t('before'), t('after')]}
        rows={first.map((cell) => [
          `${cell.employeeSurname} ${cell.employeeName}`.trim(),
          displayDay(dayFromCompact(cell.date)!),
          cell.turn,
          timesOf(cell.before),
          cell.isClosed ? t('onClosedDay', { becomes: becomes(cell) }) : becomes(cell),
        ])}
      />
    </Disclosure>
  );
}

/** `07:00–15:00` of two `YYYYMMDD HHmm`. */
function timesOf(times: TouchedCell['before']): string {
  if (times === null) return '–';
  const hours = (text: string): string => `${text.slice(9, 11)}:${text.slice(11, 13)}`;
  return `${hours(times.startDate)}–${hours(times.endDate)}`;
}
