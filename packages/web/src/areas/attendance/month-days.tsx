import { Button } from '@mantine/core';
import { IconBuildingOff, IconCalendarOff } from '@tabler/icons-react';
import type { OwnAttendance } from '@torre/contract/attendance';
import { formatDuration } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { Columns, EmptyState, Facts, Panel, Rows, Text, useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import './attendance.texts.ts';
import { DayRow } from './day-row.tsx';
import { isOpen, monthTotals, type MonthTotals } from './month-totals.ts';

interface MonthDaysProps {
  readonly month: OwnAttendance;
  /** Days to settle alone. */
  readonly onlyOpen: boolean;
  readonly onOnlyOpen: (onlyOpen: boolean) => void;
}

/** The own month up to today, day by day, with its totals; or why there is none. */
export function MonthDays({ month, onlyOpen, onOnlyOpen }: MonthDaysProps): JSX.Element {
  const t = useTexts('attendance');
  const { today, causali } = useSession();
  const causes = useMemo(
    () => new Map(month.causes.map(({ code, description }) => [code, description])),
    [month.causes],
  );
  // As the form of a request offers them: what is not among them could not be sent from there.
  const askable = useMemo(
    () => new Set(causali.filter(({ insertable }) => insertable).map(({ idcausale }) => idcausale)),
    [causali],
  );
  const past = month.days.filter(({ date }) => date <= today);
  if (month.days.every(({ isKeptElsewhere }) => isKeptElsewhere))
    return <EmptyState icon={IconBuildingOff} title={t('elsewhere')} why={t('elsewhereWhy')} />;
  if (past.length === 0)
    return <EmptyState icon={IconCalendarOff} title={t('notYet')} why={t('notYetWhy')} />;
  if (past.every(({ planned, punches }) => planned === null && punches.length === 0))
    return <EmptyState icon={IconCalendarOff} title={t('nothing')} why={t('nothingWhy')} />;
  const totals = monthTotals(past);
  const shown = onlyOpen ? past.filter(isOpen) : past;
  return (
    <Columns narrow="second" secondLeads>
      <Panel title={t('days')} padded={shown.length === 0}>
        {shown.length === 0 ? (
          <Text tone="quiet">{t('allFine')}</Text>
        ) : (
          <Rows label={t('days')}>
            {shown.map((one) => (
              <DayRow key={one.date} {...{ one, causes, askable }} />
            ))}
          </Rows>
        )}
      </Panel>
      <Totals {...{ totals, onlyOpen, onOnlyOpen }} />
    </Columns>
  );
}

type TotalsProps = Omit<MonthDaysProps, 'month'> & { readonly totals: MonthTotals };

function Totals({ totals, onlyOpen, onOnlyOpen }: TotalsProps): JSX.Element {
  const t = useTexts('attendance');
  const { mobile } = useBreakpoint();
  const { covered, waiting, uncovered, unclear, openDays } = totals;
  return (
    <Panel title={t('totals')} padded>
      <Facts
        facts={[
          [t('coveredHours'), formatDuration(covered)],
          [t('waitingHours'), formatDuration(waiting)],
          [t('uncoveredHours'), formatDuration(uncovered)],
          [t('unclearRows'), String(unclear)],
        ]}
      />
      <div>
        <b>{openDays > 0 ? t('openDays', { count: openDays }) : t('allFine')}</b>
        {openDays > 0 && <Text tone="quiet">{t('openDaysWhy')}</Text>}
      </div>
      {(openDays > 0 || onlyOpen) && (
        <Button
          size={mobile ? 'sm' : 'compact-sm'}
          variant={onlyOpen ? 'filled' : 'default'}
          aria-pressed={onlyOpen}
          onClick={() => onOnlyOpen(!onlyOpen)}
        >
          {t('onlyOpen')}
        </Button>
      )}
    </Panel>
  );
}
