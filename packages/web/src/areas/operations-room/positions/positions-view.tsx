import { useQuery } from '@tanstack/react-query';
import type { RoomPosition } from '@torre/contract/operations-room';
import { compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { DataTable, EmptyState, ErrorState, LoadingRows } from '../../../kit/index.ts';
import type { DataColumn, TableAddress } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { calendarsQuery, planQuery, positionsQuery, useLiveRoom } from '../operations-room.queries.ts';
import { openingsByPosition, spanWords } from '../span-words.ts';
import { useDivision } from '../use-division.ts';
import styles from './positions-view.module.css';

interface PositionsViewProps {
  readonly plant: string;
  readonly day: Day;
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

interface PositionRow extends RoomPosition {
  /** Hours of the day's plan; '' where it is closed, null until they are known. */
  readonly open: string | null;
  /** Hours that the configurations give, where the plan has others. */
  readonly usual: string | null;
}

/** The positions of a room, and when each is open on a day. */
export function PositionsView({ plant, day, address, onAddress }: PositionsViewProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const today = dayFromCompact(useSession().today)!;
  useLiveRoom(plant);
  const { rows, error, again } = usePositionRows(plant, day);
  const columns = usePositionColumns(day);
  const openWords = useOpenWords();
  return (
    <>
      {error && <ErrorState onRetry={again} />}
      {!error && !rows && <LoadingRows rows={12} />}
      {rows && (
        <DataTable
          label={t('view.postazioni')}
          columns={columns}
          rows={rows}
          rowId={(row) => row.positionId}
          nameOf={(row) => row.positionId}
          phoneRow={(row) => ({
            title: (
              <>
                {row.positionId} <span>{row.name === row.positionId ? '' : row.name}</span>
              </>
            ),
            detail: [openWords(row), row.islandName, row.specializationId].filter(Boolean).join(' · '),
          })}
          address={address}
          onAddress={onAddress}
          today={today}
          empty={<EmptyState title={t('noPositions')} why={t('noPositionsWhy')} />}
        />
      )}
    </>
  );
}

function usePositionRows(plant: string, day: Day) {
  const division = useDivision(plant);
  const positions = useQuery(positionsQuery(division, day));
  const calendars = useQuery(calendarsQuery(division, day));
  const calendar = calendars.data?.find(({ date }) => date === compactDay(day)) ?? null;
  const plan = useQuery({
    ...planQuery(calendar?.operativePlan.operativePlanId ?? ''),
    enabled: calendar !== null,
  });
  const parts = [positions, calendars, plan];
  const timePlans = plan.data?.operativePlan.timePlans;
  const isKnown = timePlans !== undefined || (calendars.data !== undefined && calendar === null);
  const rows = useMemo(() => {
    const open = openingsByPosition(timePlans ?? []);
    const usual = openingsByPosition(calendar?.openings ?? []);
    return positions.data?.map((position): PositionRow => {
      const hours = spanWords(open.get(position.positionId));
      const usually = spanWords(usual.get(position.positionId));
      const differs = isKnown && hours !== usually;
      return { ...position, open: isKnown ? hours : null, usual: differs ? usually : null };
    });
  }, [positions.data, calendar, timePlans, isKnown]);
  return {
    rows,
    error: parts.some(({ error, data }) => error && !data),
    again: () => {
      for (const part of parts) if (part.error) void part.refetch();
    },
  };
}

/** `07:00–23:00`, of whom is called only when called. */
function useOpenWords(): (row: PositionRow) => string {
  const t = useTexts('operationsRoom');
  return ({ kind, open, usual }) => {
    if (kind === 'REP') return t('onCall');
    const words = open === '' ? t('closed') : (open ?? '');
    return usual === null
      ? words
      : `${words} (${t('unlikeConfiguration', { hours: usual === '' ? t('closed') : usual })})`;
  };
}

function usePositionColumns(day: Day): readonly DataColumn<PositionRow>[] {
  const t = useTexts('operationsRoom');
  const openWords = useOpenWords();
  return [
    {
      id: 'postazione',
      header: t('position'),
      value: ({ positionId }) => positionId,
      cell: ({ positionId }) => <b className={styles['code']}>{positionId}</b>,
      meta: { filter: 'text' },
    },
    { id: 'nome', header: t('name'), value: ({ name }) => name, meta: { filter: 'text', hideBelow: 'lg' } },
    {
      id: 'isola',
      header: t('island'),
      value: ({ islandName }) => islandName,
      meta: { filter: 'select' },
    },
    {
      id: 'specializzazione',
      header: t('specialization'),
      value: ({ specializationId }) => specializationId,
      cell: ({ specializationId, specializationName }) =>
        specializationId === specializationName
          ? specializationId
          : `${specializationId}, ${specializationName}`,
      meta: { filter: 'select' },
    },
    {
      id: 'tipo',
      header: t('kind'),
      value: ({ kind }) => kind,
      cell: ({ kind }) => t(`kind.${kind}`),
      meta: { filter: 'select', optionText: (kind) => t(`kind.${kind as RoomPosition['kind']}`) },
    },
    {
      id: 'aperta',
      header: t('openOn', { day: displayDay(day) }),
      value: openWords,
      meta: { filter: 'none' },
    },
  ];
}
