import { IconAlertTriangle, IconCircleCheck, IconClock, type Icon } from '@tabler/icons-react';
import type { OwnAttendance, PunchRow } from '@torre/contract/attendance';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useMemo, type ComponentProps, type JSX } from 'react';
import {
  DataTable,
  EmptyState,
  Panel,
  StatusBadge,
  type DataColumn,
  type TableScreenProps,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import './attendance.texts.ts';
import { dayOfSlash } from './day-text.ts';

const LOOKS: Readonly<
  Record<PunchRow['status'], readonly [ComponentProps<typeof StatusBadge>['family'], Icon]>
> = {
  V: ['ok', IconCircleCheck],
  G: ['wait', IconClock],
  E: ['refused', IconAlertTriangle],
};

interface PunchesTableProps extends TableScreenProps {
  readonly month: OwnAttendance;
}

/** The clock-ins of the month: type, status and time (E2.46). */
export function PunchesTable({ month, address, onAddress }: PunchesTableProps): JSX.Element {
  const t = useTexts('attendance');
  const today = dayFromCompact(useSession().today)!;
  const rows = useMemo(() => month.days.flatMap(({ punches }) => punches), [month]);
  const typeOf = ({ type }: Pick<PunchRow, 'type'>): string => t(type === 'E' ? 'entrance' : 'exit');
  const causeOf = ({ causale }: PunchRow): string | null =>
    causale && (month.causes.find(({ code }) => code === causale)?.description ?? causale);
  const badge = ({ status }: PunchRow): JSX.Element => (
    <StatusBadge family={LOOKS[status][0]} icon={LOOKS[status][1]} text={t(`punch.${status}`)} />
  );
  const columns: readonly DataColumn<PunchRow>[] = [
    { id: 'giorno', header: t('day'), value: dayOf, meta: { filter: 'date', width: 140 } },
    {
      id: 'tipo',
      header: t('type'),
      value: ({ type }) => type,
      cell: (row) => [typeOf(row), causeOf(row)].filter(Boolean).join(', '),
      meta: { filter: 'select', optionText: (type) => typeOf({ type: type === 'E' ? 'E' : 'U' }) },
    },
    {
      id: 'stato',
      header: t('status'),
      value: ({ status }) => status,
      cell: badge,
      meta: {
        filter: 'select',
        optionText: (status) => t(status === 'V' ? 'punch.V' : status === 'G' ? 'punch.G' : 'punch.E'),
      },
    },
    { id: 'ora', header: t('time'), value: ({ time }) => time, meta: { filter: 'none', width: 100 } },
  ];
  return (
    <Panel title={t('punchesOfMonth')}>
      <DataTable
        label={t('timbrature')}
        {...{ columns, rows, today, address, onAddress }}
        rowId={({ data, time, type, causale }) => `${data} ${time} ${type} ${causale ?? ''}`}
        nameOf={(row) => `${typeOf(row)} ${dayOf(row)} ${row.time}`}
        phoneRow={(row) => ({
          title: t('punch', { type: typeOf(row), time: row.time }),
          detail: [dayOf(row), causeOf(row)].filter(Boolean).join(' · '),
          aside: badge(row),
        })}
        empty={<EmptyState title={t('noPunches')} why={t('noPunchesWhy')} />}
      />
    </Panel>
  );
}

const dayOf = ({ data }: PunchRow): string => displayDay(dayOfSlash(data));
