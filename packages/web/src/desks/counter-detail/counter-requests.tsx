import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CounterRow } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { slashDay } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { counterRange, readCountersAgain } from '../../areas/counters/index.ts';
import {
  compactOf,
  counterRequestsQuery,
  ignoredQuery,
  useLiveRequests,
  useRequestActions,
} from '../../areas/requests/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useCoverPanel } from '../cover/index.ts';
import { RequestWindow, useOperationMarks } from '../requests-card/index.ts';
import { RequestsCard } from './requests-card.tsx';
import { requestsInRange, rowOfCounter } from './slot-requests.ts';

interface CounterRequestsProps {
  readonly counter: CounterRow;
  readonly plant: string;
  /** To the day of a person (YYYYMMDD). */
  readonly onDay: (employeeId: string, date: string) => void;
}

/** The card 'RICHIESTE' of a counter: what touches its hours, decided, ignored and considered from there (M4.5.07). */
export function CounterRequests({ counter, plant, onDay }: CounterRequestsProps): JSX.Element {
  const t = useTexts('counterDesk');
  const client = useQueryClient();
  const [opened, setOpened] = useState<string | null>(null);
  const cover = useCoverPanel();
  const mark = useOperationMarks(plant);
  const place = { plant, timeslotId: counter.timeslotId, date: counter.daySelected };
  const range = counterRange(counter);
  const requests = useQuery(counterRequestsQuery(plant, slashDay(range.from.day), slashDay(range.to.day)));
  const ignored = useQuery(ignoredQuery(place));
  useLiveRequests(plant);
  // Who ignores a request changes the counter.
  useLive('counters', (patch) => {
    const isHere = patch.counters.some(
      ({ counterId, timeslotId }) => counterId === counter.counterId && timeslotId === counter.timeslotId,
    );
    if (isHere) void ignored.refetch();
  });
  const acting = useRequestActions({
    onDetails: ({ id }) => setOpened(id),
    onCalendar: ({ numindividuale, datainizio }) => onDay(numindividuale, compactOf(datainizio)),
    where: opened === null ? 'window' : 'footer',
    counter: place,
    refresh: () => readCountersAgain(client),
    onDone: mark,
  });
  const rows = (): readonly RequestRow[] | null | undefined => {
    if (requests.data && ignored.data) {
      const here = ignored.data;
      return requestsInRange(requests.data, range).map((row) => rowOfCounter(row, here));
    }
    return requests.isError || ignored.isError ? undefined : null;
  };
  const retry = (): void => {
    for (const query of [requests, ignored]) if (query.isError) void query.refetch();
  };
  const isCovered = acting.note !== null || cover.panel !== null;
  return (
    <>
      <RequestsCard rows={rows()} onRetry={retry} actionsOf={acting.actionsOf} {...range} />
      {opened === null && acting.question}
      {opened !== null && !isCovered && (
        <RequestWindow
          id={opened}
          {...{ plant, acting }}
          back={t('toCounter')}
          onCover={cover.open}
          onClose={() => setOpened(null)}
        />
      )}
      {acting.note}
      {cover.panel}
    </>
  );
}
