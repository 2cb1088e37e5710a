import { useQuery } from '@tanstack/react-query';
import type { ShiftDefinition } from '@torre/contract/month';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { turnsQuery, useDivision } from '../../areas/operations-room/index.ts';
import { DefinitionBook } from '../../areas/roster/index.ts';
import { DataTable, EmptyState, ErrorState, LoadingRows, ShiftTile } from '../../kit/index.ts';
import type { DataColumn, TableAddress } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';

interface TurnsViewProps {
  readonly plant: string;
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

/** The turns of the plant that are in use today, as the roster draws them. */
export function TurnsView({ plant, address, onAddress }: TurnsViewProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const today = dayFromCompact(useSession().today)!;
  const { data, error, refetch } = useQuery(turnsQuery(useDivision(plant)));
  const book = useMemo(() => new DefinitionBook(data ?? []), [data]);
  const tile = ({ name }: ShiftDefinition): JSX.Element => (
    <ShiftTile name={name} form={book.meaning(name, today).form} size="large" />
  );
  const columns = useColumns(tile);
  return (
    <>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={12} />}
      {data && (
        <DataTable
          label={t('view.turni')}
          columns={columns}
          rows={data}
          rowId={({ shiftId }) => shiftId}
          nameOf={({ name }) => name}
          phoneRow={(turn) => ({
            title: turn.description,
            detail: [hoursOf(t, turn), t(`presence.${turn.shiftClass}`)].filter(Boolean).join(' · '),
            aside: tile(turn),
          })}
          address={address}
          onAddress={onAddress}
          today={today}
          empty={<EmptyState title={t('noTurns')} why={t('noTurnsWhy')} />}
        />
      )}
    </>
  );
}

type T = ReturnType<typeof useTexts<'operationsRoom'>>;

/** HHmm as people read it; an end of 0000 is the midnight that ends the day. */
const clock = (text: string): string => `${text.slice(0, 2)}:${text.slice(2)}`;

function hoursOf(t: T, { beginTime, endTime, startOffset }: ShiftDefinition): string {
  if (beginTime === null || endTime === null) return '';
  const hours = `${clock(beginTime)}–${endTime === '0000' ? '24:00' : clock(endTime)}`;
  return startOffset === -1 ? `${hours}, ${t('eveningBefore')}` : hours;
}

function useColumns(tile: (turn: ShiftDefinition) => JSX.Element): readonly DataColumn<ShiftDefinition>[] {
  const t = useTexts('operationsRoom');
  const dateOf = (text: string): string => displayDay(dayFromCompact(text.slice(0, 8))!);
  return [
    { id: 'turno', header: t('turn'), value: ({ name }) => name, cell: tile, meta: { filter: 'text' } },
    {
      id: 'descrizione',
      header: t('description'),
      value: ({ description }) => description,
      meta: { filter: 'text' },
    },
    { id: 'orario', header: t('hours'), value: (turn) => hoursOf(t, turn), meta: { filter: 'none' } },
    {
      id: 'nonLavorato',
      header: t('nonWorking'),
      value: ({ beginTimeNonWorking: begin, endTimeNonWorking: end }) =>
        begin === null || end === null ? '' : `${clock(begin)}–${clock(end)}`,
      meta: { filter: 'none', hideBelow: 'xl' },
    },
    {
      id: 'presenza',
      header: t('presence'),
      value: ({ shiftClass }) => shiftClass,
      cell: ({ shiftClass }) => t(`presence.${shiftClass}`),
      meta: {
        filter: 'select',
        optionText: (value) => t(`presence.${value as ShiftDefinition['shiftClass']}`),
      },
    },
    {
      id: 'secondarie',
      header: t('secondaryActivity'),
      value: ({ secondaryActivity }) => t(secondaryActivity ? 'allowed' : 'notAllowed'),
      meta: { filter: 'select', hideBelow: 'lg' },
    },
    {
      id: 'uso',
      header: t('inUse'),
      value: ({ fromDate, toDate }) =>
        toDate === null
          ? t('since', { from: dateOf(fromDate) })
          : t('sinceTo', { from: dateOf(fromDate), to: dateOf(toDate) }),
      meta: { filter: 'none', sortable: false, hideBelow: 'lg' },
    },
  ];
}
