import type { AttendancePlan, OwnAttendanceDay, PunchRow } from '@torre/contract/attendance';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { cantModify } from '@torre/domain/roster';
import type { JSX } from 'react';
import { ButtonLink, Row, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import './attendance.texts.ts';
import { dayText, spanText } from './day-text.ts';
import { isOpen } from './month-totals.ts';
import { openRequestsOf, type OpenRequest } from './open-requests.ts';
import { ResultLine } from './result-line.tsx';

const NOTHING: ReturnType<typeof openRequestsOf> = { offered: [], closed: [] };

interface DayRowProps {
  readonly one: OwnAttendanceDay;
  readonly causes: ReadonlyMap<string, string>;
  /** Codes of the causes that the person may ask for. */
  readonly askable: ReadonlySet<string>;
}

/** A day: what stood for it, the punches, and what came of it. */
export function DayRow({ one, causes, askable }: DayRowProps): JSX.Element {
  const t = useTexts('attendance');
  const { date, planned, punches, results } = one;
  const day = dayFromCompact(date)!;
  const why = withoutResult(one);
  const isLate = useIsLate();
  const { offered, closed } = isOpen(one) ? openRequestsOf(one, askable, isLate) : NOTHING;
  return (
    <Row
      title={dayText(day)}
      {...(offered.length > 0 && { actions: <DayRequests offered={offered} name={dayText(day)} /> })}
      note={planned ? planWords(t, day, planned) : t('noShift')}
      {...(results.length > 0
        ? { value: <Results one={one} causes={causes} /> }
        : why !== null && { value: <Text tone="quiet">{t(why)}</Text> })}
    >
      {punches.length > 0 && <span>{punches.map((punch) => punchWords(t, punch)).join(' · ')}</span>}
      {closed.map((kind) => (
        <Text key={kind} tone="quiet">
          {t(`closed.${kind}`)}
        </Text>
      ))}
    </Row>
  );
}

/** Whether a day (YYYYMMDD) is out of the term in which one's own plant takes requests, as the server judges it. */
function useIsLate(): (date: string) => boolean {
  const { today, ownPlant, plantSettings } = useSession();
  const window = plantSettings[ownPlant ?? '']?.editWindow;
  return (date) =>
    window !== undefined && !cantModify(dayFromCompact(date)!, dayFromCompact(today)!, window).ok;
}

function Results({ one: { planned, results }, causes }: Pick<DayRowProps, 'one' | 'causes'>): JSX.Element {
  return (
    <>
      {results.map((result, index) => (
        <ResultLine key={index} {...{ result, causes }} planned={planned?.code ?? null} />
      ))}
    </>
  );
}

interface DayRequestsProps {
  readonly offered: readonly OpenRequest[];
  readonly name: string;
}

/** The ways to the form that would settle the day, filled in. */
function DayRequests({ offered, name }: DayRequestsProps): JSX.Element {
  const t = useTexts('attendance');
  return (
    <>
      {offered.map(({ kind, search }) => (
        <ButtonLink
          key={`${kind} ${search.dal} ${search.ora ?? ''}`}
          to="/dipendente/richieste/nuova"
          search={search}
          variant="default"
          aria-label={t('ofDay', { what: t(`ask.${kind}`), day: name })}
        >
          {t(`ask.${kind}`)}
        </ButtonLink>
      ))}
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
