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
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { planQuery, savePlan } from '../operations-room.queries.ts';
import { EMPTY_BOARD, beside, boardOf, isSameBoard, timePlansOf } from './board.ts';
import type { Board } from './board.ts';
import { boardState, openBoard } from './board-state.ts';
import type { BoardEvent, BoardState } from './board-state.ts';
import { judgeOf } from './judge-board.ts';
import type { Judge } from './judge-board.ts';
import { forgetBoard, keepBoard, keptBoard } from './kept-board.ts';
import { useRoomReads } from './use-room-reads.ts';
import type { ReadPlan, RoomPlace, RoomReads } from './use-room-reads.ts';

type Versions = Readonly<Record<string, number>>;

interface Edited {
  readonly state: BoardState;
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
  readonly saving: boolean;
  readonly canUndo: boolean;
  /** What somebody else saved meanwhile: the plan, and its board. */
  readonly conflict: { readonly plan: OperativePlan; readonly theirs: Board; readonly mine: Board } | null;
  readonly change: (event: BoardEvent) => void;
  readonly save: (publish: boolean) => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

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
  const dirty = useMemo(
    () => state !== null && !isSameBoard(state.saved, state.board, day, dates),
    [state, day, dates],
  );

  // What the queries bring is taken over while drawing, so that no frame shows the plan before.
  if (plans !== null) {
    if (edited === null) {
      const kept = dates.length === 0 ? null : keptBoard(keptPlace);
      const opened = openBoard(theirs);
      setEdited(
        kept === null
          ? { state: opened, versions }
          : { state: boardState(opened, { type: 'kept', board: kept.board }), versions: kept.versions },
      );
    } else if (!dirty && !isSameVersions(edited.versions, versions)) {
      setEdited({ state: openBoard(theirs), versions });
    }
  }

  const { board: mine = EMPTY_BOARD } = state ?? {};
  useEffect(() => {
    if (edited === null || dates.length === 0) return;
    if (dirty) keepBoard(keptPlace, { board: edited.state.board, versions: edited.versions });
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
  const overtaken = own.find(({ plan }) => edited !== null && edited.versions[plan.date] !== plan.version);

  const change = (event: BoardEvent): void =>
    setEdited((now) => now && { ...now, state: boardState(now.state, event) });

  const save = async (publish: boolean): Promise<void> => {
    if (edited === null || saving) return;
    setSaving(true);
    try {
      for (const { plan } of own) {
        const wanted = {
          state: publish ? 'PUBLISHED' : plan.state,
          version: edited.versions[plan.date]!,
        } as const;
        const timePlans = timePlansOf(edited.state.board, day, plan.date);
        const { operativePlan } = await savePlan(client, plan.operativePlanId, { ...wanted, timePlans });
        setEdited(
          (now) => now && { ...now, versions: { ...now.versions, [plan.date]: operativePlan.version } },
        );
      }
      setEdited((now) => now && { ...now, state: { ...now.state, saved: edited.state.board, past: [] } });
      track('action', publish ? 'pubblica piano di sala' : 'salva piano di sala');
      notify({ type: NOTICE.success, text: t(publish ? 'publishedNow' : 'saved') });
    } catch (error) {
      const current = currentOf(error);
      if (current === null) notify(failureNotice(error, t('saveFailed')));
      else {
        client.setQueryData<OperativePlanReply>(
          planQuery(current.operativePlanId).queryKey,
          (known) => known && { ...known, operativePlan: current },
        );
      }
    } finally {
      setSaving(false);
    }
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
    saving,
    canUndo: (state?.past.length ?? 0) > 0,
    conflict: dirty && overtaken && !saving ? { plan: overtaken.plan, theirs, mine } : null,
    change,
    save: (publish) => void save(publish),
    keepMine: () =>
      setEdited(
        (now) => now && { versions, state: boardState(now.state, { type: 'rebase', saved: theirs }) },
      ),
    takeTheirs: () => setEdited({ versions, state: openBoard(theirs) }),
  };
}

/** What stands there, of a save that came too late. */
function currentOf(error: unknown): OperativePlan | null {
  const isStale = error instanceof CallFailed && error.outcome?.code === OUTCOME.stale;
  return isStale ? (error.reply as StalePlanReply).current : null;
}
