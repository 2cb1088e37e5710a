import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeReason } from '@torre/contract/notices';
import type { CellPatch, DayReply, RosterPatch } from '@torre/contract/cells';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  cellPatch,
  DefinitionBook,
  dayQuery,
  historyQuery,
  personDaysKey,
} from '../../areas/roster/index.ts';
import { useLive } from '../../platform/live.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { dayForm } from './day-form.ts';
import { isDirty, openDayForm, type DayEvent, type DayForm, type Person } from './day-form-state.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { overtakenBy } from './refused-save.ts';
import type { SaveAction } from './save-check.ts';
import { detailOf, failedNotice, savedNotice } from './save-texts.ts';
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
export function useDayForm(cell: OpenCell, onSaved: (patch: CellPatch) => void, reason: ChangeReason) {
  const { plant, employeeId, date, draft } = cell;
  const session = useSession();
  const client = useQueryClient();
  const today = requiredDay(session.today);
  const query = useQuery(dayQuery(plant, employeeId, date, draft));
  const [state, setState] = useState<DayForm | null>(null);
  const [taken, setTaken] = useState<DayReply | null>(null);
  const [lastPatch, setLastPatch] = useState<{
    readonly version: number;
    readonly who: Person | null;
  } | null>(null);
  const draftKey = {
    userName: session.utente.userName,
    // What is typed for a draft is not meant for the published day.
    plant: draft === null ? plant : `${plant} ${draft}`,
    employeeId,
    date,
  };
  const form = state?.date === date && state.day.employee.employeeId === employeeId ? state : null;

  // What the query brings is taken over while drawing, so that no frame shows the day before.
  if (query.data && query.data !== taken) {
    setTaken(query.data);
    const book = new DefinitionBook(query.data.definitions);
    const who = lastPatch && lastPatch.version === query.data.shift?.version ? lastPatch.who : null;
    setState(
      form
        ? dayForm(form, { type: 'read', day: query.data, book, who })
        : openDayForm({
            date,
            competence: requiredDay(date),
            day: query.data,
            book,
            kept: keptDraft(draftKey),
          }),
    );
  }

  const keep = useEffectEvent((written: DayForm) => {
    if (written.mode === 'reading' || !isDirty(written)) forgetDraft(draftKey);
    else keepDraft(draftKey, { draft: written.draft, version: written.base?.version ?? null });
  });
  useEffect(() => {
    if (form) keep(form);
  }, [form]);

  useLive('roster', (patch: RosterPatch) => {
    if (patch.plant !== plant) return;
    const mine = patch.cells.filter((changed) => changed.employeeId === employeeId);
    const here = mine.find((changed) => changed.date === date);
    const version = here?.version ?? 0;
    // A save of one's own comes back by the stream too, sometimes before its reply.
    if (form && form.mode !== 'saving' && version > (form.base?.version ?? 0)) {
      setLastPatch({ version, who: patch.modifyUser ?? null });
      void client.invalidateQueries({ queryKey: historyQuery(employeeId, date).queryKey });
    }
    if (mine.length > 0 && form?.mode !== 'saving')
      void client.invalidateQueries({ queryKey: personDaysKey(employeeId) });
  });
  useLive('locks', (patch) => {
    if (patch.plant === plant && form?.mode !== 'saving')
      void client.invalidateQueries({ queryKey: personDaysKey(employeeId) });
  });
  useLive('planning', (patch) => {
    if (patch.plant === plant && draft !== null && form?.mode !== 'saving')
      void client.invalidateQueries({ queryKey: personDaysKey(employeeId) });
  });
  useLive('reset', () => void client.invalidateQueries({ queryKey: personDaysKey(employeeId) }));

  async function save(waiting: DayForm, action: SaveAction): Promise<void> {
    const apply = (event: DayEvent): void =>
      setState((now) => (now && now.date === waiting.date ? dayForm(now, event) : now));
    try {
      const reply = await writeShift({ plant, draft, reason }, waiting, today);
      apply({ type: 'saved', shift: reply.shift });
      notify(savedNotice(action, reply));
      onSaved(cellPatch(employeeId, reply.shift, waiting.competence, waiting.book));
      track('action', `turno ${action}`);
    } catch (error) {
      const overtaken = overtakenBy(error, action);
      if (overtaken) {
        const standing = overtaken.standing === undefined ? await standingNow(waiting) : overtaken.standing;
        apply({ type: 'overtaken', conflict: { ...overtaken, standing } });
        return;
      }
      apply({ type: 'failed', message: detailOf(error) });
      notify(failedNotice(action, error));
      return;
    } finally {
      void client.invalidateQueries({ queryKey: historyQuery(employeeId, waiting.date).queryKey });
    }
    await client.invalidateQueries({ queryKey: personDaysKey(employeeId) });
  }

  /** The answer did not say what stands there. When it cannot be read either, what was read last is shown. */
  async function standingNow(waiting: DayForm): Promise<DayForm['base']> {
    try {
      return (await client.fetchQuery({ ...dayQuery(plant, employeeId, waiting.date, draft), staleTime: 0 }))
        .shift;
    } catch {
      return waiting.day.shift;
    }
  }

  function send(event: DayEvent): void {
    if (!form) return;
    const next = dayForm(form, event);
    setState(next);
    if (next.saving && !form.saving) void save(next, next.saving);
  }

  return {
    form,
    /** Known already while the next day of the same person is being read. */
    employee: state?.day.employee.employeeId === employeeId ? state.day.employee : null,
    today,
    send,
    /** Drops what was typed, for good. */
    discard: () => forgetDraft(draftKey),
    /** Reads a neighbour before the hand reaches it. */
    prepare: (near: string) =>
      void client.prefetchQuery({ ...dayQuery(plant, employeeId, near, draft), staleTime: 10_000 }),
    reading: query,
  };
}
