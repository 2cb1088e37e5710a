import { useQuery } from '@tanstack/react-query';
import type { OwnAttendance } from '@torre/contract/attendance';
import { useEffect, type JSX, type ReactNode } from 'react';
import { Line, Loaded, Page, TabStrip, type TableAddress } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { ownMonthQuery, useLiveAttendance, type Month } from './attendance.queries.ts';
import './attendance.texts.ts';
import { MonthDays } from './month-days.tsx';
import { PunchesTable } from './punches-table.tsx';
import { TimetablesTable } from './timetables-table.tsx';

const VIEWS = ['giorni', 'timbrature', 'orari'] as const;
type View = (typeof VIEWS)[number];
const PANEL = 'vista-presenze';
const TRACKED: Readonly<Record<View, string>> = {
  giorni: 'presenze',
  timbrature: 'le mie timbrature',
  orari: 'orari giornalieri',
};

/** The rest are filters and order of the table in view. */
export interface AttendanceAddress extends TableAddress {
  readonly mese?: string | undefined;
  /** The punches, or the timetables of day staff, instead of the days. */
  readonly vista?: 'timbrature' | 'orari' | undefined;
  /** `aperti`: days to settle alone. */
  readonly giorni?: 'aperti' | undefined;
}

interface AttendanceScreenProps {
  readonly month: Month;
  /** The screen's heading: the month between the ways to its neighbours. */
  readonly monthSwitch: ReactNode;
  readonly address: AttendanceAddress;
  readonly onAddress: (address: AttendanceAddress) => void;
}

/** `/dipendente/presenze`: what came of the own days, their punches, and the timetables that there are. */
export function AttendanceScreen(props: AttendanceScreenProps): JSX.Element {
  const { month, monthSwitch, address, onAddress } = props;
  const t = useTexts('attendance');
  useLiveAttendance();
  const { mese, vista, giorni, ...table } = address;
  const view: View = vista ?? 'giorni';
  useEffect(() => track('view', TRACKED[view]), [view]);
  const words = { giorni: t('giorni'), timbrature: t('timbrature'), orari: t('orari') };
  const onTable = (next: TableAddress): void => onAddress({ ...next, mese, vista });
  return (
    <Page>
      <Line>
        {view !== 'orari' && monthSwitch}
        <TabStrip
          label={t('views')}
          views={VIEWS}
          words={words}
          view={view}
          panel={PANEL}
          onView={(next) => onAddress({ mese, vista: next === 'giorni' ? undefined : next })}
        />
      </Line>
      <div id={PANEL} role="tabpanel" aria-label={words[view]}>
        {view === 'orari' ? (
          <TimetablesTable address={table} onAddress={onTable} />
        ) : (
          <OwnMonth month={month}>
            {(own) =>
              view === 'timbrature' ? (
                <PunchesTable month={own} address={table} onAddress={onTable} />
              ) : (
                <MonthDays
                  month={own}
                  onlyOpen={giorni === 'aperti'}
                  onOnlyOpen={(onlyOpen) => onAddress({ mese, giorni: onlyOpen ? 'aperti' : undefined })}
                />
              )
            }
          </OwnMonth>
        )}
      </div>
    </Page>
  );
}

interface OwnMonthProps {
  readonly month: Month;
  readonly children: (own: OwnAttendance) => ReactNode;
}

function OwnMonth({ month, children }: OwnMonthProps): JSX.Element {
  const query = useQuery(ownMonthQuery(month));
  return (
    <Loaded query={query} rows={12}>
      {children}
    </Loaded>
  );
}
