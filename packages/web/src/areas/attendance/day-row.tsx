import type { AttendancePlan, OwnAttendanceDay, PunchRow } from '@torre/contract/attendance';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { ButtonLink, Row, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import './attendance.texts.ts';
import { dayText, spanText } from './day-text.ts';
import { isOpen } from './month-totals.ts';
import { missingPunches, uncoveredHours } from './missing-punches.ts';
import { ResultLine } from './result-line.tsx';

interface DayRowProps {
  readonly one: OwnAttendanceDay;
  readonly causes: ReadonlyMap<string, string>;
}

/** A day: what stood for it, the punches, and what came of it. */
export function DayRow({ one, causes }: DayRowProps): JSX.Element {
  const t = useTexts('attendance');
  const { date, planned, punches, results } = one;
  const day = dayFromCompact(date)!;
  const why = withoutResult(one);
  return (
    <Row
      title={dayText(day)}
      {...(isOpen(one) && { actions: <DayRequests one={one} name={dayText(day)} /> })}
      note={planned ? planWords(t, day, planned) : t('noShift')}
      {...(results.length > 0
        ? { value: <Results one={one} causes={causes} /> }
        : why !== null && { value: <Text tone="quiet">{t(why)}</Text> })}
    >
      {punches.length > 0 && <span>{punches.map((punch) => punchWords(t, punch)).join(' · ')}</span>}
    </Row>
  );
}

function Results({ one: { planned, results }, causes }: DayRowProps): JSX.Element {
  return (
    <>
      {results.map((result, index) => (
        <ResultLine key={index} {...{ result, causes }} planned={planned?.code ?? null} />
      ))}
    </>
  );
}

/** What can be asked for on a day that is not settled: the punches that it lacks, the hours that nothing covers, or anything else of that day. */
function DayRequests({ one, name }: { readonly one: OwnAttendanceDay; readonly name: string }): JSX.Element {
  const t = useTexts('attendance');
  const missing = missingPunches(one);
  if (missing.length === 0)
    return (
      <ButtonLink
        to="/dipendente/richieste/nuova"
        search={uncoveredHours(one) ?? { dal: one.date }}
        variant="default"
        aria-label={t('ofDay', { what: t('request'), day: name })}
      >
        {t('request')}
      </ButtonLink>
    );
  return (
    <>
      {missing.map(({ direction, ...search }) => {
        const what = t(direction === 'entrance' ? 'correctEntrance' : 'correctExit');
        return (
          <ButtonLink
            key={`${direction} ${search.dal} ${search.ora ?? ''}`}
            to="/dipendente/richieste/nuova"
            search={search}
            variant="default"
            aria-label={t('ofDay', { what, day: name })}
          >
            {what}
          </ButtonLink>
        );
      })}
    </>
  );
}

/** Why there is no result; null where none is expected. */
function withoutResult({ isKeptElsewhere, planned }: OwnAttendanceDay): 'elsewhereDay' | 'notOver' | null {
  if (isKeptElsewhere) return 'elsewhereDay';
  return planned?.isWork && planned.spans.length > 0 ? 'notOver' : null;
}

function planWords(t: Texts<'attendance'>, day: Day, { code, description, spans }: AttendancePlan): string {
  const turn = description === null || description === code ? code : t('turn', { code, description });
  const hours = spans.map(({ from, to }) => spanText(day, from, to)).join(', ');
  return hours === '' ? turn : t('hours', { turn, hours });
}

function punchWords(t: Texts<'attendance'>, { type, time, status }: PunchRow): string {
  const punch = t('punch', { type: t(type === 'E' ? 'entrance' : 'exit'), time });
  return status === 'V' ? punch : t('punchState', { punch, state: t(`punch.${status}`) });
}
