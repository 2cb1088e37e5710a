import { useQueryClient } from '@tanstack/react-query';
import type { BulkReply, RefusedCell } from '@torre/contract/bulk';
import { OUTCOME } from '@torre/contract/outcome';
import type { JSX } from 'react';
import { assignCover, readCoverAgain, saveCover } from '../../areas/cover/index.ts';
import type { WrittenCell } from '../../areas/cover/index.ts';
import { changedByMe, historyOf, itemsOf } from '../../areas/roster/index.ts';
import type { EditStep } from '../../areas/roster/index.ts';
import { useActions } from '../../kit/index.ts';
import type { ConfirmQuestion } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE } from '../../platform/notify.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useSession } from '../../platform/session.ts';

/** How long a way back is offered. */
const UNDO_MS = 8000;

interface Assignment {
  readonly cells: readonly WrittenCell[];
  readonly ask?: ConfirmQuestion | null;
  /** Why a rule is broken, as it stands when the save begins. */
  readonly legalityReason?: () => string;
  /** Names of the save and of the way back, for the log. */
  readonly track: string;
  readonly trackBack: string;
  readonly done: string;
  readonly failed: string;
}

interface Assigned {
  readonly step: EditStep;
  readonly refused: readonly RefusedCell[];
  /** Where some were refused: the others, taken back, as they stand now. */
  readonly standing: BulkReply['shifts'];
}

/**
 * Cells of one or two people written as one step of the month's own history, whatever screen they are written from; one press
 * takes it back. Of two cells none stays alone: half of an exchange would leave a hole elsewhere.
 */
export function useAssignment(plant: string): {
  /** null, or with cells that were refused: nothing was written. */
  readonly assign: (assignment: Assignment) => Promise<Assigned | null>;
  readonly run: ReturnType<typeof useActions>['run'];
  readonly refresh: () => Promise<void>;
  readonly busy: boolean;
  readonly element: JSX.Element | null;
} {
  const t = useTexts('cover');
  const client = useQueryClient();
  const { utente, divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const { run, busy, element } = useActions('footer');
  const refresh = () => readCoverAgain(client);
  const history = historyOf(utente.userName, plant);

  /** Takes back what was written of the step; answers the cells as they stand then. */
  const saveBack = async (step: EditStep, options: SaveOptions, overAbsence = false) => {
    const { shifts } = await saveCover(division, itemsOf(step, overAbsence), options);
    history.done('undo', shifts, step);
    return shifts;
  };
  const takeBack = (step: EditStep, track: string, overAbsence: boolean) =>
    void run({
      track,
      act: (options) => saveBack(step, options, overAbsence),
      done: t('undone'),
      failed: t('undoFailed'),
      refresh,
    });
  const write = (
    { cells, ask, legalityReason = () => '', track, trackBack, done, failed }: Assignment,
    overAbsence: boolean,
  ): Promise<Assigned | null> =>
    run({
      ...(ask && { ask }),
      track,
      act: async (options): Promise<Assigned> => {
        const given = { legalityReason: legalityReason(), overAbsence };
        const { shifts, refused } = await assignCover(division, cells, options, given);
        const step = shifts.map(changedByMe);
        history.record(step);
        const standing = refused.length > 0 && step.length > 0 ? await saveBack(step, options) : [];
        return { step, refused, standing };
      },
      done: (assigned) => {
        const [refused] = assigned.refused;
        if (refused === undefined)
          return {
            type: NOTICE.success,
            text: done,
            staysMs: UNDO_MS,
            action: { label: t('undo'), run: () => takeBack(assigned.step, trackBack, overAbsence) },
          };
        // The person is asked about it.
        if (wantsYes(assigned)) return undefined;
        return { type: NOTICE.error, header: failed, text: serverWords(refused), staysMs: null };
      },
      failed,
      refresh,
    });

  return {
    run,
    refresh,
    busy,
    element,
    assign: async (assignment) => {
      const assigned = await write(assignment, false);
      if (assigned === null || !wantsYes(assigned)) return assigned;
      const cells = assignment.cells.map((cell) => ({
        ...cell,
        version:
          assigned.standing.find((one) => one.employeeId === cell.employeeId && one.date === cell.date)
            ?.version ?? cell.version,
      }));
      const ask = {
        title: t('askBreaking'),
        text: assigned.refused.map(serverWords)[0]!,
        yes: t('yesAssign'),
      };
      return write({ ...assignment, cells, ask }, true);
    },
  };
}

/** Nothing but a yes of the person is missing. */
const wantsYes = ({ refused }: Assigned): boolean =>
  refused.length > 0 && refused.every(({ code }) => code === OUTCOME.overAbsence);
