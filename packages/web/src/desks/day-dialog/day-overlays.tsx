import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Lock } from '@torre/contract/locks';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useSyncExternalStore, type JSX } from 'react';
import {
  overlaysOfRows,
  awayOn,
  DayAlert,
  hoursText,
  locksKey,
  NO_OVERLAYS,
  personDaysKey,
  takeLockAway,
  type CellOverlays,
  type MonthStore,
} from '../../areas/roster/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { CoverWays } from '../cover/index.ts';
import { takenHours } from './taken-hours.ts';
import './day-dialog.texts.ts';
import { isDirty, type DayForm } from './day-form-state.ts';

interface DayOverlaysProps {
  readonly form: DayForm;
  readonly plant: string;
  readonly store: MonthStore | null;
  readonly onCover: ((slot: CoverPlace) => void) | null;
}

const SENTENCE = { day: 'lockedPlant', person: 'lockedPerson', month: 'lockedMonth' } as const;
const AWAY = { ABSENT: 'away', REQUESTED: 'awayRequested', ACTIVITY: 'awayActivity' } as const;
const nobody = (): (() => void) => () => undefined;

/** Who has locked the day, with the way to lift it, whether the person is away, and who else has the day open. */
export function DayOverlays({ form, plant, store, onCover }: DayOverlaysProps): JSX.Element {
  const t = useTexts('dayDialog');
  const overlays = useSyncExternalStore<CellOverlays | null>(
    store?.watchOverlays ?? nobody,
    () => store?.overlays() ?? null,
  );
  const { employeeId } = form.day.employee;
  const opened = (overlays?.opened ?? []).filter(
    (cell) => cell.employeeId === employeeId && cell.day === form.competence,
  );
  const away = awayOn(overlaysOfRows(overlays ?? NO_OVERLAYS)(employeeId), form.competence);
  const taken = onCover && takenHours(form, away);
  const { lock } = form.day;
  const typed = lock !== null && form.mode === 'editing' && isDirty(form);
  return (
    <>
      {lock && (
        <DayAlert tone="warn" actions={<LiftButton {...{ lock, plant, employeeId }} />}>
          {t(SENTENCE[lock.kind], {
            who: `${lock.lockedBy.employeeName} ${lock.lockedBy.employeeSurname}`,
            days: daysOf(lock, t),
            reason: lock.reason,
          })}
          {typed && ` ${t('lockedTyped')}`}
        </DayAlert>
      )}
      {away.length > 0 && (
        <DayAlert
          tone="info"
          actions={
            onCover && taken && <CoverWays {...{ plant, ...taken }} day={form.competence} onOpen={onCover} />
          }
        >
          {away
            .map(({ reason, hours }) =>
              t(AWAY[reason], { when: hours === null ? t('allShift') : hoursText(hours) }),
            )
            .join(' ')}
        </DayAlert>
      )}
      {opened.length > 0 && (
        <DayAlert tone="info">{opened.map(({ by }) => t('openedBy', { who: by })).join(' ')}</DayAlert>
      )}
    </>
  );
}

function daysOf({ from, to }: Lock, t: ReturnType<typeof useTexts<'dayDialog'>>): string {
  const text = (date: string): string => displayDay(dayFromCompact(date)!);
  return from === to ? t('oneDay', { from: text(from) }) : t('days', { from: text(from), to: text(to) });
}

function LiftButton({
  lock,
  plant,
  employeeId,
}: {
  readonly lock: Lock;
  readonly plant: string;
  readonly employeeId: string;
}): JSX.Element | null {
  const t = useTexts('dayDialog');
  const client = useQueryClient();
  const { run, busy, element } = useActions('footer');
  if (!lock.allowedActions.includes('lift')) return null;
  const lift = () =>
    run({
      track: 'togli blocco',
      act: (options) => takeLockAway(lock, options),
      done: t('lifted'),
      failed: t('liftFailed'),
      refresh: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: locksKey(plant) }),
          client.invalidateQueries({ queryKey: personDaysKey(employeeId) }),
        ]),
    });
  return (
    <>
      <Button variant="default" size="compact-sm" loading={busy} onClick={() => void lift()}>
        {t('lift')}
      </Button>
      {element}
    </>
  );
}
