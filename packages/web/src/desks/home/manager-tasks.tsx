import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import type { MonthKey } from '../../areas/roster/index.ts';
import { waitingNoticesQuery } from '../../areas/notices/index.ts';
import { countsQuery, useLiveRequests } from '../../areas/requests/index.ts';
import { planningQuery, useLivePlanning } from '../../areas/planning/index.ts';
import { monthAfter, monthDays, monthOf, monthTitle } from '../../areas/roster/index.ts';
import { Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './home.texts.ts';

interface ManagerTasksProps {
  readonly plant: string;
  readonly division: string;
  readonly today: Day;
}

/** YYYYMM */
const compactMonth = (month: MonthKey): string => compactDay(monthDays(month).from).slice(0, 6);
/** YYYY-MM, as addresses write it. */
const addressMonth = (month: MonthKey): string => compactMonth(month).replace(/(..)$/, '-$1');

/** This month and the two after it: what is planned. */
const MONTHS = [0, 1, 2];

const TABS = ['ferie', 'timbrature', 'altro'] as const;

/** What a manager left open: requests to decide, drafts that nobody published, and changes that people have not read. */
export function ManagerTasks({ plant, division, today }: ManagerTasksProps): JSX.Element | null {
  const t = useTexts('home');
  const months = MONTHS.map((by) => monthAfter(monthOf(today), by));
  useLivePlanning(plant);
  useLiveRequests(plant);
  const counts = useQuery(countsQuery(plant)).data;
  const waiting = TABS.map((tab) => ({ tab, count: counts?.[tab].pending ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  const requests = waiting.reduce((sum, { count }) => sum + count, 0);
  const plans = useQueries({
    queries: months.map((month) => planningQuery(division, compactMonth(month))),
  });
  const unread = useQuery(waitingNoticesQuery(division));
  const people = new Set(unread.data?.notices.map(({ employeeId }) => employeeId)).size;
  const drafts = plans.flatMap(({ data }, index) => {
    const draft = data?.draft ?? null;
    return draft === null ? [] : [{ draft, month: months[index]! }];
  });
  // Beside what is short it says nothing until it knows something.
  // Requests come when they are there: drafts do not wait for them.
  if (plans.some(({ data }) => data === undefined) || unread.data === undefined) return null;
  const isEmpty = drafts.length === 0 && people === 0 && requests === 0;
  return (
    <Panel title={t('tasks')} padded={isEmpty}>
      {isEmpty ? (
        <Text tone="quiet">{t('noTasks')}</Text>
      ) : (
        <Rows compact>
          {requests > 0 && (
            <Row
              plain
              title={
                <Link
                  to="/responsabile/richieste"
                  // Where only one kind waits its tab is opened.
                  search={{ impianto: plant, ...(waiting.length === 1 && { scheda: waiting[0]!.tab }) }}
                >
                  {t('requests', { count: requests })}
                </Link>
              }
              note={waiting.map(({ tab, count }) => t(tab, { count })).join(', ')}
            />
          )}
          {drafts.map(({ draft, month }) => (
            <Row
              key={draft.draftId}
              plain
              title={
                <Link
                  to="/responsabile/calendario"
                  search={{ impianto: plant, mese: addressMonth(month), bozza: draft.draftId }}
                >
                  {t('draftOf', { month: monthTitle(month) })}
                </Link>
              }
              note={t('draftCells', { count: draft.cells })}
            />
          ))}
          {people > 0 && (
            <Row
              plain
              title={
                <Link to="/responsabile/pianificazione" search={{ impianto: plant }}>
                  {t('unread', { count: people })}
                </Link>
              }
            />
          )}
        </Rows>
      )}
    </Panel>
  );
}
