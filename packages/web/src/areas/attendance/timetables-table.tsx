import { useQuery } from '@tanstack/react-query';
import type { Timetable } from '@torre/contract/attendance';
import { dayFromCompact, formatDuration, formatMinutes } from '@torre/domain/kernel';
import type { JSX } from 'react';
import {
  DataTable,
  EmptyState,
  Loaded,
  Panel,
  type DataColumn,
  type TableScreenProps,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { timetablesQuery } from './attendance.queries.ts';
import './attendance.texts.ts';

/** The directory from which the timetables of day staff are chosen, read only. */
export function TimetablesTable({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('attendance');
  const query = useQuery(timetablesQuery);
  const today = dayFromCompact(useSession().today)!;
  const columns: readonly DataColumn<Timetable>[] = [
    {
      id: 'codice',
      header: t('code'),
      value: ({ codorario }) => codorario,
      meta: { filter: 'text', width: 140 },
    },
    {
      id: 'descrizione',
      header: t('description'),
      value: ({ desorario }) => desorario,
      meta: { filter: 'text' },
    },
    { id: 'orario', header: t('timetableHours'), value: hoursOf, meta: { filter: 'none' } },
    {
      id: 'durata',
      header: t('duration'),
      value: lengthOf,
      meta: { filter: 'none', numeric: true, width: 100 },
    },
    {
      id: 'tipologia',
      header: t('kind'),
      value: ({ tipologia }) => tipologia,
      meta: { filter: 'select', hideBelow: 'lg' },
    },
  ];
  return (
    <Panel level={1} title={t('timetables')} intro={t('timetablesHint')}>
      <Loaded query={query} rows={6}>
        {(rows) => (
          <DataTable
            label={t('orari')}
            {...{ columns, rows, today, address, onAddress }}
            rowId={({ codorario }) => codorario}
            nameOf={({ codorario }) => codorario}
            phoneRow={(row) => ({
              title: row.codorario,
              detail: `${row.desorario} · ${hoursOf(row)}`,
              aside: lengthOf(row),
            })}
            empty={<EmptyState title={t('noTimetables')} why={t('noTimetablesWhy')} />}
          />
        )}
      </Loaded>
    </Panel>
  );
}

/** One half, or two around the break. */
function halves({ entrata1, uscita1, entrata2, uscita2 }: Timetable): readonly (readonly [number, number])[] {
  const second = entrata2 === null || uscita2 === null ? [] : [[entrata2, uscita2] as const];
  return [[entrata1, uscita1], ...second];
}

/** An exit at 1440 is the midnight that ends the day. */
const clock = (minute: number): string => (minute === 1440 ? '24:00' : formatMinutes(minute));
const hoursOf = (row: Timetable): string =>
  halves(row)
    .map(([from, to]) => `${clock(from)}–${clock(to)}`)
    .join(', ');
const lengthOf = (row: Timetable): string =>
  formatDuration(halves(row).reduce((sum, [from, to]) => sum + to - from, 0));
