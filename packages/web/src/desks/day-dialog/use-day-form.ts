import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CellPatch, DayReply, RosterPatch } from '@torre/contract/cells';
import type { Shift } from '@torre/contract/month';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useRef, useState } from 'react';
import {
  cellPatch,
  DefinitionBook,
  dayQuery,
  historyQuery,
  personDaysKey,
} from '../../areas/roster/index.ts';
import { useVersionedForm } from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { dayForm } from './day-form.ts';
import { DAY_RULES, fieldsFromKept, openDayForm } from './day-form-state.ts';
import type { DayEvent, DayForm, DayProblem, Overtaker, Person } from './day-form-state.ts';
import { overtakenBy } from './refused-save.ts';
import { failedNotice, savedNotice } from './save-texts.ts';
import { writeShift } from './write-shift.ts';

export interface OpenCell {
  readonly plant: string;
  readonly employeeId: string;
  /** YYYYMMDD */
  readonly date: string;
  /** The open draft in which it is changed; null: what everybody sees. */
  readonly draft: string | null;
}

/** Throws on an address that is no day: the route parses it before. */
function requiredDay(date: string): Day {
  const day = dayFromCompact(date);
  if (day === null) throw new RangeError(`Not a day: ${date}`);
  return day;
}

/**
 * The form of the open cell: read, kept while typed, saved, and told what others do to it.
 * `form` is null while another cell, or the first, is being read.
 */
export function useDayForm(cell: OpenCell, onSaved: (patch: CellPatch) => void) {
  const { plant, employeeId, date, draft } = cell;
  const client = useQueryClient();
  const today = requiredDay(useSession().today);
  const query = useQuery(dayQuery(plant, employeeId, date, draft));
  const [lastPatch, setLastPatch] = useState<{
    readonly version: number;
    readonly who: Person | null;
  } | null>(null);
  const answerLeaving = useRef<((mayLeave: boolean) => void) | null>(null);
  const readDays = (): Promise<void> => client.invalidateQueries({ queryKey: personDaysKey(employeeId) });
  const readHistory = (): Promise<void> =>
    client.invalidateQueries({ queryKey: historyQuery(employeeId, date).queryKey });

  /** The answer did not say what stands there. When it cannot be read either, what was read last is shown. */
  const standingNow = async ({ day }: DayForm): Promise<Shift | null> => {
    try {
      return (await client.fetchQuery({ ...dayQuery(plant, employeeId, date, draft), staleTime: 0 })).shift;
    } catch {
      return day.shift;
    }
  };
  const { form, saving, slow, isTyped, change, save, leave } = useVersionedForm({
    // What is typed for a draft is not meant for the published day.
    name: { form: 'giorno', thing: [draft === null ? plant : `${plant} ${draft}`, employeeId, date] },
    rules: DAY_RULES,
    read: query.data,
    open: (day: DayReply, kept): DayForm =>
      openDayForm({
        date,
        competence: requiredDay(date),
        day,
        book: new DefinitionBook(day.definitions),
        kept,
      }),
    follow: (now, day) => {
      const who = lastPatch && lastPatch.version === day.shift?.version ? lastPatch.who : null;
      return dayForm(now, { type: 'read', day, book: new DefinitionBook(day.definitions), who });
    },
    readKept: fieldsFromKept,
    isComplete: () => true,
    save: (sent, _version, options) => writeShift({ plant, draft }, sent, today, options),
    overtaken: async (error, sent): Promise<{ current: Shift | null; by: Overtaker } | null> => {
      const overtaken = overtakenBy(error, sent.saving!);
      if (overtaken === null) return null;
      const { current = await standingNow(sent), by } = overtaken;
      return { current, by };
    },
    saved: (now, { shift }) => dayForm(now, { type: 'saved', shift }),
    stopped: (now, problem: DayProblem) => dayForm(now, { type: 'stopped', problem }),
    track: (sent) => `turno ${sent.saving}`,
    done: (reply, sent) => savedNotice(sent.saving!, reply),
    failed: (error, sent) => {
      // An absence was approved meanwhile: the next save asks about it.
      if (error instanceof CallFailed && error.outcome?.code === OUTCOME.overAbsence) void readDays();
      return failedNotice(sent.saving!, error);
    },
    askToLeave: () => {
      const asked = Promise.withResolvers<boolean>();
      answerLeaving.current = asked.resolve;
      change((now) => dayForm(now, { type: 'ask-leave' }));
      return asked.promise;
    },
    onSaved: (reply, sent) => {
      onSaved(cellPatch(employeeId, reply.shift, sent.competence, sent.book));
      void readDays();
    },
    onSettled: () => void readHistory(),
  });
  // Known already while the next day of the same person is being read.
  const [employee, setEmployee] = useState<DayReply['employee'] | null>(null);
  if (form && form.day.employee !== employee) setEmployee(form.day.employee);

  useLive('roster', (patch: RosterPatch) => {
    if (patch.plant !== plant || saving) return;
    const mine = patch.cells.filter((changed) => changed.employeeId === employeeId);
    const version = mine.find((changed) => changed.date === date)?.version ?? 0;
    // A save of one's own comes back by the stream too, sometimes before its reply.
    if (form && version > (form.base?.version ?? 0)) {
      setLastPatch({ version, who: patch.modifyUser ?? null });
      void readHistory();
    }
    if (mine.length > 0) void readDays();
  });
  useLive('away', (patch) => {
    if (patch.plant === plant && !saving) void readDays();
  });
  useLive('locks', (patch) => {
    if (patch.plant === plant && !saving) void readDays();
  });
  useLive('planning', (patch) => {
    if (patch.plant === plant && draft !== null && !saving) void readDays();
  });
  useLive('reset', () => void readDays());

  function send(event: DayEvent): void {
    if (!form) return;
    const isLeaving = form.question?.about === 'leave';
    const next = dayForm(form, event);
    if (next.saving && !form.saving) void save(next);
    else change(() => next);
    if (isLeaving && (event.type === 'yes' || event.type === 'no'))
      answerLeaving.current?.(event.type === 'yes');
  }

  return {
    form,
    employee: employee?.employeeId === employeeId ? employee : null,
    today,
    send,
    isTyped,
    slow,
    /** Every way out of the cell (close, arrows, strip, back button, closed tab) passes the same question. */
    leave: (then: () => void) => void leave(then),
    /** Reads a neighbour before the hand reaches it. */
    prepare: (near: string) =>
      void client.prefetchQuery({ ...dayQuery(plant, employeeId, near, draft), staleTime: 10_000 }),
    reading: query,
  };
}
