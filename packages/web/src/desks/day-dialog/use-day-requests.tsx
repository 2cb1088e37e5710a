import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PerformanceEntry } from '@torre/contract/attendance';
import type { RequestRow } from '@torre/contract/requests';
import { dayFromCompact, slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useState, type JSX } from 'react';
import { readCountersAgain } from '../../areas/counters/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import {
  compactOf,
  dayOfSlashed,
  dayRequestsQuery,
  DispositionDialog,
  fieldsOfDay,
  fieldsOfStretch,
  useLiveRequests,
  useRequestActions,
} from '../../areas/requests/index.ts';
import { hoursOf, personDaysKey } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { RequestWindow, useOperationMarks } from '../requests-card/index.ts';
import type { DayForm } from './day-form-state.ts';
import { DayRequests } from './day-requests.tsx';
import './day-requests.texts.ts';

/** Only past days have clock-ins. */
const DayAttendance = lazyPart(() => import('../../areas/attendance/index.ts'), 'DayAttendance');

interface OpenedDay {
  readonly plant: string;
  readonly draft: string | null;
  readonly employeeId: string;
  /** YYYYMMDD */
  readonly date: string;
  readonly name: string;
  readonly today: Day;
  /** null while the day is being read. */
  readonly form: DayForm | null;
  readonly onDay: (date: string) => void;
  /** null: in a draft, of which nobody is sent for. */
  readonly onCover: ((slot: CoverPlace) => void) | null;
}

type Place =
  | { readonly is: 'detail'; readonly id: string }
  /** `initial` null: over the hours of the standing shift; otherwise from the performance list. */
  | { readonly is: 'new'; readonly initial: ReturnType<typeof fieldsOfDay> | null };

/**
 * The requests of the open day. `window` takes the place of the day's own, which comes back as it was left: a request, a new
 * justification, the note of a refusal.
 */
export function useDayRequests(opened: OpenedDay) {
  const t = useTexts('dayRequests');
  const { plant, draft, employeeId, date, form, onDay, onCover } = opened;
  const client = useQueryClient();
  const day = dayFromCompact(date);
  const [place, setPlace] = useState<Place | null>(null);
  const query = useQuery({
    ...dayRequestsQuery(plant, day === null ? '' : slashDay(day), employeeId),
    enabled: day !== null,
  });
  useLiveRequests(plant);
  const refresh = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey: personDaysKey(employeeId) }),
      readCountersAgain(client),
    ]);
  const mark = useOperationMarks(plant);
  const back = (): void => setPlace(null);
  const open = ({ id }: RequestRow): void => setPlace({ is: 'detail', id });
  const acting = useRequestActions({
    onDetails: open,
    onCalendar: (row) => {
      back();
      onDay(compactOf(row.datainizio));
    },
    where: 'footer',
    refresh,
    onDone: mark,
  });
  const { actionsOf, question, asks, dismiss, note } = acting;

  const placed = (): JSX.Element | null => {
    if (place?.is === 'detail')
      return <RequestWindow id={place.id} {...{ plant, acting, onCover }} back={t('toDay')} onClose={back} />;
    if (place?.is === 'new' && day !== null)
      return (
        <DispositionDialog
          {...{ plant, employeeId, day }}
          name={opened.name}
          today={opened.today}
          modo={place.initial === null ? 'RESP' : 'DIPE'}
          initial={place.initial ?? fieldsOfDay(day, form === null ? null : standingHours(form))}
          onSaved={(inserted) => {
            for (const row of inserted) void mark(row, 'dispose');
            return refresh();
          }}
          onClose={back}
        />
      );
    return null;
  };
  const justify = ({ data, dalle, alle }: PerformanceEntry): void => {
    setPlace({ is: 'new', initial: fieldsOfStretch(dayOfSlashed(data), dalle, alle) });
  };
  return {
    section: (
      <>
        {day !== null && day < opened.today && (
          <Suspense>
            <DayAttendance {...{ employeeId, day }} onJustify={draft === null ? justify : null} />
          </Suspense>
        )}
        <DayRequests
          {...{ query, actionsOf }}
          onOpen={open}
          onAdd={draft === null ? () => setPlace({ is: 'new', initial: null }) : null}
        />
      </>
    ),
    /** In the footer of the day, where no other window has its place. */
    question,
    asks,
    dismiss,
    window: note ?? placed(),
  };
}

/** When the standing shift begins and ends; null without a shift that has times. */
function standingHours({ book, base, competence }: DayForm): ReturnType<typeof hoursOf> {
  const definition = base && book.meaning(base.turn, competence).definition;
  return definition ? hoursOf(definition, competence, base) : null;
}
