import { useQueryClient } from '@tanstack/react-query';
import type {
  OperativePlan,
  OperativePlanReply,
  RoomPerson,
  StalePlanReply,
} from '@torre/contract/operations-room';
import { OUTCOME } from '@torre/contract/outcome';
import { useEffect, useMemo, useState } from 'react';
import { CallFailed } from '../../../platform/call-failure.ts';
import { useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { planQuery, savePlan } from '../operations-room.queries.ts';
import { EMPTY_BOARD, beside, boardOf } from './board.ts';
import type { Board } from './board.ts';
import { changedDates, savedDay, takenDay, withDay } from './board-days.ts';
import { boardState, openBoard } from './board-state.ts';
import type { BoardEvent, BoardState } from './board-state.ts';
import { judgeOf } from './judge-board.ts';
import type { Judge } from './judge-board.ts';
import { forgetBoard, keepBoard, keptBoard } from './kept-board.ts';
import { daysText, notSavedNotice } from './room-words.ts';
import { daysToSave, saveDays } from './save-days.ts';
import { useRoomReads } from './use-room-reads.ts';
import type { ReadPlan, RoomPlace, RoomReads } from './use-room-reads.ts';

type Versions = Readonly<Record<string, number>>;

interface Edited {
  readonly state: BoardState;
  /** The plan on which one's own changes began: what others did since is told by it, however often it was kept over. */
  readonly began: Board;
  /** Of the plans as they were when the changes began, by date. */
  readonly versions: Versions;
}

export interface RoomPlanModel extends RoomReads {
  readonly place: RoomPlace;
  /** With what stands on the days beside. */
  readonly board: Board;
  readonly person: (employeeId: string) => RoomPerson | undefined;
  readonly judge: Judge;
  /** Ids of seats that the warnings leave out, with the id of that. */
  readonly ignored: ReadonlyMap<string, { readonly ignoredId: string; readonly operativePlanId: string }>;
  /** Ids of seats as they are saved. */
  readonly stored: ReadonlySet<string>;
  readonly editable: boolean;
  readonly isPublished: boolean;
  readonly dirty: boolean;
  /** Days (YYYYMMDD) with unsaved changes. */
  readonly changed: readonly string[];
  readonly saving: boolean;
  readonly canUndo: boolean;
  /** What somebody else saved meanwhile: the plan, its board, one's own, and the one from which both began. */
  readonly conflict: {
    readonly plan: OperativePlan;
    readonly theirs: Board;
    readonly mine: Board;
    readonly base: Board;
  } | null;
  readonly change: (event: BoardEvent) => void;
  readonly save: (publish: boolean) => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** A plan as it was read, unchanged. */
const opened = (board: Board, versions: Versions): Edited => ({
  state: openBoard(board),
  began: board,
  versions,
});

const versionsOf = (plans: readonly ReadPlan[]): Versions =>
  Object.fromEntries(plans.filter(({ edited }) => edited).map(({ plan }) => [plan.date, plan.version]));

const isSameVersions = (one: Versions, other: Versions): boolean =>
  Object.entries(one).every(([date, version]) => other[date] === version) &&
  Object.keys(one).length === Object.keys(other).length;

/** The plan of a room while it is changed: read, judged, kept in the tab, saved, and told what others do to it. */
export function useRoomPlan(place: RoomPlace): RoomPlanModel {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const { userName } = useSession().utente;
  const reads = useRoomReads(place);
  const { plans, people, positions, rules } = reads;
  const { day, plant } = place;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [saving, setSaving] = useState(false);

  const own = useMemo(() => plans?.filter((one) => one.edited) ?? [], [plans]);
  const dates = useMemo(() => own.map(({ plan }) => plan.date), [own]);
  const versions = versionsOf(own);
  const theirs = useMemo(
    () =>
      boardOf(
        day,
        own.map(({ plan }) => ({ plan, fixed: false })),
      ),
    [own, day],
  );
  const keptPlace = { userName, plant, dates };
  const state = edited?.state ?? null;
  // Two whole plans are compared: not at every move of the hand.
  const changed = useMemo(
    () => (state === null ? [] : changedDates(state.saved, state.board, day, dates)),
    [state, day, dates],
  );
  const dirty = changed.length > 0;
  const overtaken = own.filter(({ plan }) => edited && edited.versions[plan.date] !== plan.version);
  const untouched = overtaken.filter(({ plan }) => !changed.includes(plan.date)).map(({ plan }) => plan);

  // What the queries bring is taken over while drawing, so that no frame shows the plan before.
  if (plans !== null) {
    if (edited === null) {
      const kept = dates.length === 0 ? null : keptBoard(keptPlace);
      setEdited(
        kept === null
          ? opened(theirs, versions)
          : {
              state: boardState(openBoard(kept.base), { type: 'kept', board: kept.board }),
              began: kept.base,
              versions: kept.versions,
            },
      );
    } else if (!dirty && !isSameVersions(edited.versions, versions)) {
      setEdited(opened(theirs, versions));
    } else if (dirty && untouched.length > 0) {
      setEdited({
        state: untouched.reduce((now, { date }) => takenDay(now, theirs, day, date), edited.state),
        began: untouched.reduce((now, { date }) => withDay(now, theirs, day, date), edited.began),
        versions: {
          ...edited.versions,
          ...Object.fromEntries(untouched.map(({ date, version }) => [date, version])),
        },
      });
    }
  }

  const { board: mine = EMPTY_BOARD } = state ?? {};
  useEffect(() => {
    if (edited === null || dates.length === 0) return;
    const { state: kept, began: base, versions: seen } = edited;
    if (dirty) keepBoard(keptPlace, { board: kept.board, base, versions: seen });
    else forgetBoard(keptPlace);
    // oxlint-disable-next-line react/exhaustive-deps -- the place is the component's key
  }, [edited, dirty]);

  const fixed = useMemo(
    () =>
      boardOf(
        day,
        (plans ?? []).filter((one) => !one.edited).map(({ plan }) => ({ plan, fixed: true })),
      ),
    [plans, day],
  );
  const board = useMemo(() => beside(mine, fixed), [mine, fixed]);
  const ignored = useMemo(
    () =>
      new Map(
        (plans ?? []).flatMap(({ plan }) =>
          plan.ignored.map((one) => [`${plan.date}/${one.timePlanId}`, one] as const),
        ),
      ),
    [plans],
  );
  const judge = useMemo(
    () =>
      rules === null ? () => new Map() : judgeOf(day, people, positions, rules, new Set(ignored.keys())),
    [day, people, positions, rules, ignored],
  );
  const stored = useMemo(() => new Set(theirs.seats.map(({ id }) => id)), [theirs]);
  const byCode = useMemo(() => new Map(people.map((one) => [one.employeeId, one])), [people]);
  const beaten = overtaken.find(({ plan }) => changed.includes(plan.date));

  const change = (event: BoardEvent): void =>
    setEdited((now) => now && { ...now, state: boardState(now.state, event) });

  const save = async (publish: boolean): Promise<void> => {
    if (edited === null || saving) return;
    setSaving(true);
    const sent = edited.state;
    const plansToSave = own.map(({ plan }) => plan);
    const days = daysToSave(plansToSave, { day, state: sent, versions: edited.versions, publish });
    const failure = await saveDays(days, async ({ operativePlanId, date, body }) => {
      const { operativePlan } = await savePlan(client, operativePlanId, body);
      setEdited(
        (now) =>
          now && {
            state: savedDay(now.state, sent.board, day, date),
            began: withDay(now.began, sent.board, day, date),
            versions: { ...now.versions, [date]: operativePlan.version },
          },
      );
    });
    setSaving(false);
    if (failure === null) {
      setEdited((now) => now && { ...now, state: { ...now.state, past: [] } });
      track('action', publish ? 'pubblica piano di sala' : 'salva piano di sala');
      notify({ type: NOTICE.success, text: t(publish ? 'publishedNow' : 'saved') });
      return;
    }
    const current = currentOf(failure.error);
    if (current === null) {
      notify(notSavedNotice(t, failure));
      return;
    }
    // What is said of the other day stands in the card.
    if (failure.saved.length > 0) {
      notify({ type: NOTICE.success, text: t('savedOf', { day: daysText(failure.saved) }) });
    }
    client.setQueryData<OperativePlanReply>(
      planQuery(current.operativePlanId).queryKey,
      (known) => known && { ...known, operativePlan: current },
    );
  };

  return {
    ...reads,
    place,
    board,
    person: (employeeId) => byCode.get(employeeId),
    judge,
    ignored,
    stored,
    editable: own.length > 0,
    isPublished: own.length > 0 && own.every(({ plan }) => plan.state === 'PUBLISHED'),
    dirty,
    changed,
    saving,
    canUndo: (state?.past.length ?? 0) > 0,
    conflict: beaten && !saving && edited ? { plan: beaten.plan, theirs, mine, base: edited.began } : null,
    change,
    save: (publish) => void save(publish),
    keepMine: () =>
      setEdited(
        (now) => now && { ...now, versions, state: boardState(now.state, { type: 'rebase', saved: theirs }) },
      ),
    takeTheirs: () => setEdited(opened(theirs, versions)),
  };
}

/** What stands there, of a save that came too late. */
function currentOf(error: unknown): OperativePlan | null {
  const isStale = error instanceof CallFailed && error.outcome?.code === OUTCOME.stale;
  return isStale ? (error.reply as StalePlanReply).current : null;
}
