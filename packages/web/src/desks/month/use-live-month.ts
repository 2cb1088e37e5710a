import { useQueryClient } from '@tanstack/react-query';
import type { CellPatch, RosterPatch } from '@torre/contract/cells';
import { dayFromCompact } from '@torre/domain/kernel';
import { useEffect, useRef, useState } from 'react';
import {
  applyCountersPatch,
  expireCounters,
  readCountersAgain,
  readDraftCountersAgain,
} from '../../areas/counters/index.ts';
import {
  applyRosterPatch,
  expireMonths,
  readDraftsAgain,
  readMonthsAgain,
  settleMonths,
  useLiveOverlays,
  weekdayAndDate,
} from '../../areas/roster/index.ts';
import { textsOf } from '../../platform/language.ts';
import { useLive, useLiveStatus } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { clockTime } from './clock-time.ts';
import './month.texts.ts';

/** How long a cell that somebody else changed stays lit (`look/`, stati). */
const FRESH_MS = 3000;

/** What the status line says about changes. */
export interface MonthNews {
  readonly message: string;
  /** HH:mm of the last own save; null before it. */
  readonly savedAt: string | null;
}

/** Names would not tell: two managers may share both. */
export function isChangeOf({ modifyUser }: RosterPatch, codicePersonale: string): boolean {
  return modifyUser?.employeeId === codicePersonale;
}

type Change = ReturnType<typeof applyRosterPatch>[number];

function changeSentence(
  changes: readonly Change[],
  patch: RosterPatch,
  nameOf: (employeeId: string) => string,
): string {
  const t = textsOf('month');
  const { employeeName = '', employeeSurname = '' } = patch.modifyUser ?? {};
  const who = patch.modifyUser === undefined ? t('somebody') : `${employeeName} ${employeeSurname}`;
  const [only] = changes;
  const day = only === undefined ? null : dayFromCompact(only.patch.date);
  if (changes.length !== 1 || only === undefined || day === null)
    return t('changedSome', { who, count: changes.length });
  return t('changedOne', {
    who,
    person: nameOf(only.patch.employeeId),
    day: weekdayAndDate(day),
    before: /^[-.]$/.test(only.before) ? t('none') : only.before,
    after: only.patch.turn ?? t('none'),
  });
}

/**
 * Keeps the plant's months and counters current while the desk is open, and says what happened.
 * `nameOf` names a person of the month in view.
 */
export function useLiveMonth(plant: string, draft: string | null, nameOf: (employeeId: string) => string) {
  const client = useQueryClient();
  const { utente } = useSession();
  const live = useLiveStatus();
  const [news, setNews] = useState<MonthNews>({ message: '', savedAt: null });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLive('roster', (patch) => {
    if (patch.plant !== plant) return;
    // The stream may be faster than the answer to one's own save: that change needs no light and no sentence.
    const mine = isChangeOf(patch, utente.codicePersonale);
    const changes = applyRosterPatch(client, patch, !mine);
    if (draft !== null) return void readDraftsAgain(client);
    if (mine || changes.length === 0) return;
    setNews((earlier) => ({ ...earlier, message: changeSentence(changes, patch, nameOf) }));
    clearTimeout(settling.current);
    settling.current = setTimeout(() => settleMonths(client, plant), FRESH_MS);
  });
  useLiveOverlays(plant);
  useLive('counters', (patch) => applyCountersPatch(client, patch));
  useLive('planning', (patch) => {
    if (patch.plant !== plant || draft === null) return;
    void readDraftsAgain(client);
    void readDraftCountersAgain(client);
  });
  useLive('reset', () => {
    void readDraftsAgain(client);
    void readMonthsAgain(client, plant);
    void readCountersAgain(client);
  });
  useEffect(
    () => () => {
      clearTimeout(settling.current);
      settleMonths(client, plant);
      expireMonths(client, plant);
      expireCounters(client);
    },
    [client, plant],
  );
  return {
    news,
    /** Says something of one's own in the status line. */
    say: (message: string): void => setNews((earlier) => ({ ...earlier, message })),
    /** Draws an own save before the stream brings it. */
    saved: (cells: readonly CellPatch[]): void => {
      if (draft === null) applyRosterPatch(client, { plant, cells }, false);
      else {
        void readDraftsAgain(client);
        void readDraftCountersAgain(client);
      }
      setNews({ message: '', savedAt: clockTime(Date.now()) });
      if (live.state !== 'live') void readCountersAgain(client);
    },
  };
}
