import type { PerformanceEntry } from '@torre/contract/attendance';
import { formatDuration } from '@torre/domain/kernel';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, type Icon } from '@tabler/icons-react';
import type { ComponentProps, JSX } from 'react';
import { StatusBadge } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import './attendance.texts.ts';
import { dayOfSlash, spanText, timeText } from './day-text.ts';

type Family = ComponentProps<typeof StatusBadge>['family'];

const LOOKS: Readonly<Record<PerformanceEntry['status'], readonly [Family, Icon]>> = {
  V: ['ok', IconCircleCheck],
  G: ['wait', IconClock],
  R: ['refused', IconCircleX],
  E: ['refused', IconAlertTriangle],
};

interface ResultLineProps {
  readonly result: PerformanceEntry;
  /** Code of the shift or timetable that stands for the day. */
  readonly planned: string | null;
  /** What causes are called. */
  readonly causes: ReadonlyMap<string, string>;
}

/** What came of one piece of work: in a word, and what is missing from when to when. */
export function ResultLine({ result, planned, causes }: ResultLineProps): JSX.Element {
  const t = useTexts('attendance');
  const { status, prestazione, causale } = result;
  const [family, icon] = LOOKS[status];
  const words = resultWords(t, result);
  const what =
    prestazione === null || prestazione === planned
      ? words
      : t('ofOther', { code: prestazione, what: words });
  return (
    <span>
      <StatusBadge family={family} icon={icon} text={t(`result.${status}`)} />{' '}
      {causale === null ? what : t('withCause', { what, cause: causes.get(causale) ?? causale })}
    </span>
  );
}

function resultWords(
  t: Texts<'attendance'>,
  { data, status, dalle, alle, durata, motivo }: PerformanceEntry,
): string {
  const day = dayOfSlash(data);
  if (dalle === null || alle === null) {
    const half =
      alle === null
        ? t('exitMissing', { time: timeText(day, dalle!) })
        : t('entranceMissing', { time: timeText(day, alle) });
    return motivo === 'not-planned' ? t('notPlanned', { what: half }) : half;
  }
  const hours = spanText(day, dalle, alle);
  if (status === 'R') return t('missing', { hours, duration: formatDuration(durata) });
  if (motivo === 'not-planned') return t('notPlanned', { what: hours });
  return motivo === 'while-away' ? t('whileAway', { what: hours }) : hours;
}
