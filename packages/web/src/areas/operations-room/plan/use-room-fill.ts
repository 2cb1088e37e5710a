import { useQuery } from '@tanstack/react-query';
import type { RoomFill } from '@torre/domain/operations-room';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { sessionQuery } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { dayOnBoard } from './board.ts';
import type { Board, Gap } from './board.ts';
import { boardChanges, boardClock, openPlaces, roomToFill } from './fill-board.ts';
import type { BoardChange } from './fill-board.ts';
import type { FillRequest } from './fill-worker.ts';
import { newSeatId } from './new-seat.ts';
import { changedId, withNeeded } from './proposals.ts';
import type { Proposals } from './proposals.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

export type FillKind = 'fill' | 'repair';

export interface RoomFiller {
  readonly running: FillKind | null;
  readonly proposals: Proposals | null;
  /** What is open in the hours looked at, or one of it. */
  readonly fill: (gap?: Gap) => void;
  /** The seats of who is not there any more, or may not work there. */
  readonly repair: () => void;
  /** Onto the board, as one step to take back; with what they need. */
  readonly take: (changes: readonly BoardChange[]) => void;
  readonly discard: () => void;
}

type Run =
  | { readonly is: 'running'; readonly kind: FillKind; readonly board: Board }
  | {
      readonly is: 'found';
      readonly proposals: Proposals;
      readonly board: Board;
      /** On their way onto the board. */
      readonly taken: readonly BoardChange[];
    };

const MINUTE_MS = 60_000;

/** Fills the room in a thread of its own, over the board on the screen; a change of the board ends it. */
export function useRoomFill(model: RoomPlanModel): RoomFiller {
  const t = useTexts('operationsRoom');
  const { board, place, plans, positions, people, rules, ignored } = model;
  const { data: session, dataUpdatedAt } = useQuery(sessionQuery);
  const worker = useRef<Worker | null>(null);
  const [run, setRun] = useState<Run | null>(null);

  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  if (run !== null && run.board !== board) {
    // What was taken changed the board; any other change ends what was found for it.
    setRun(run.is === 'found' && run.taken.length > 0 ? afterTaking(run, board) : null);
  }
  useEffect(() => {
    if (run?.is !== 'running') end();
  }, [run]);

  const start = (kind: FillKind, gap?: Gap): void => {
    if (rules === null || plans === null) return;
    end();
    const { day, range } = place;
    const clock = boardClock(day);
    const ahead = session ? Date.parse(session.now) - dataUpdatedAt : 0;
    const room = roomToFill(
      {
        day,
        board,
        positions,
        people,
        rules,
        edited: plans.filter(({ edited }) => edited).map(({ plan }) => dayOnBoard(day, plan.date)),
        ignored: new Set(ignored.keys()),
        wanted: gap ?? range,
        now: Math.floor((Date.now() + ahead) / MINUTE_MS),
      },
      clock,
    );
    const thread = new Worker(new URL('./fill-worker.ts', import.meta.url), { type: 'module' });
    worker.current = thread;
    thread.addEventListener('message', ({ data }: MessageEvent<RoomFill>) => {
      const changes = boardChanges(data.changes, clock, () => newSeatId(day));
      const open = openPlaces(data.open, clock);
      setRun({ is: 'found', board, proposals: { changes, open }, taken: [] });
      if (changes.length === 0 && open.length === 0)
        notify({ type: NOTICE.success, text: t(kind === 'fill' ? 'fillNothing' : 'repairNothing') });
    });
    thread.addEventListener('error', () => {
      setRun(null);
      notify({ type: NOTICE.error, text: t('fillFailed') });
    });
    setRun({ is: 'running', kind, board });
    thread.postMessage({ room, repairs: kind === 'repair' } satisfies FillRequest);
    track('action', kind === 'fill' ? 'riempi sala' : 'ripara sala');
  };

  const proposals = run?.is === 'found' && run.board === board ? run.proposals : null;
  return {
    running: run?.is === 'running' ? run.kind : null,
    proposals,
    fill: (gap) => start('fill', gap),
    repair: () => start('repair'),
    take: (changes) => {
      if (run?.is !== 'found' || proposals === null) return;
      const all = withNeeded(board, proposals.changes, changes);
      setRun({ ...run, taken: all });
      model.change({
        type: 'take',
        puts: all.flatMap((one) => (one.kind === 'put' ? [one.seat] : [])),
        removes: all.map(changedId),
      });
    },
    discard: () => setRun(null),
  };
}

function afterTaking({ proposals, taken }: Extract<Run, { readonly is: 'found' }>, board: Board): Run {
  const changes = proposals.changes.filter((change) => !taken.includes(change));
  return { is: 'found', proposals: { ...proposals, changes }, board, taken: [] };
}
