import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { changeMany } from '@torre/contract/bulk';
import type { BulkItem, BulkReply } from '@torre/contract/bulk';
import {
  addCoverCall,
  answerCoverCall,
  readCover,
  readCoverMends,
  readFindingMend,
  removeCoverCall,
} from '@torre/contract/cover';
import type { CallAnswer, CoverCall, CoverMend, CoverReply, FindingMend } from '@torre/contract/cover';
import { OUTCOME } from '@torre/contract/outcome';
import type { LegalityFinding } from '@torre/contract/legality';
import { CallFailed } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { heardPosition } from '../../platform/position.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

/** A slot of a plant's day. */
export interface CoverPlace {
  readonly plant: string;
  /** YYYYMMDD */
  readonly date: string;
  readonly timeslotId: string;
}

const COVER = ['cover'];

/** Who could take the slot; complete up to the newest event this browser heard of. */
export function coverQuery({ plant, date, timeslotId }: CoverPlace) {
  return queryOptions({
    queryKey: [...COVER, plant, date, timeslotId],
    queryFn: ({ signal }): Promise<CoverReply> => {
      const position = heardPosition();
      const query = { plant, date, timeslotId, ...(position === null ? {} : { position }) };
      return call(readCover, { query }, { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** What stands in the roster or in a call list has changed. */
export function readCoverAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: COVER });
}

/** Where nobody covers alone: exchanges of two shifts that do. */
export function coverMendsQuery({ plant, date, timeslotId }: CoverPlace) {
  return queryOptions({
    queryKey: [...COVER, 'mends', plant, date, timeslotId],
    queryFn: async ({ signal }): Promise<readonly CoverMend[]> => {
      const query = { plant, date, timeslotId };
      return (await call(readCoverMends, { query }, { signal })).mends;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** A finding, and the cell on which it is mended. */
export interface FindingPlace {
  readonly plant: string;
  readonly finding: Pick<LegalityFinding, 'employeeId' | 'rule' | 'limit' | 'from'>;
  /** YYYYMMDD */
  readonly date: string;
  /** The shift wished for the cell that would add the finding; null: the finding stands. */
  readonly turn: string | null;
}

/** The first mend of a finding; null where there is none. */
export function findingMendQuery({ plant, finding, date, turn }: FindingPlace) {
  const { employeeId, rule, limit, from } = finding;
  return queryOptions({
    queryKey: [...COVER, 'finding', plant, employeeId, rule, limit, from, date, turn],
    queryFn: async ({ signal }): Promise<FindingMend | null> => {
      const position = heardPosition();
      const query = {
        plant,
        employeeId,
        rule,
        limit,
        from,
        date,
        ...(turn !== null && { turn }),
        ...(position !== null && { position }),
      };
      return (await call(readFindingMend, { query }, { signal })).mend;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** A cell that is written, and what was seen in it. */
export type WrittenCell = FindingMend['cells'][number];

/**
 * Writes the shifts of one person, of an exchange or of a mend as any other save of the month; where nothing but a yes about
 * approved absences is missing the answer names the cells. Throws CallFailed or NetworkFailed.
 */
export async function assignCover(
  division: string,
  cells: readonly WrittenCell[],
  options: SaveOptions,
  { legalityReason = '', overAbsence = false } = {},
): Promise<BulkReply> {
  const reason = legalityReason.trim();
  const body = cells.map(({ employeeId, date, version, shiftId }) => ({
    employeeId,
    date,
    version,
    confTurnId: shiftId,
    extraActivities: [],
    ...(reason !== '' && { legalityReason: reason }),
    ...(overAbsence && { overAbsence }),
  }));
  try {
    return await saveCover(division, body, options);
  } catch (error) {
    const { refused = [] } = (error instanceof CallFailed ? error.reply : {}) as Partial<BulkReply>;
    if (!refused.some(({ code }) => code === OUTCOME.overAbsence)) throw error;
    return (error as CallFailed).reply as BulkReply;
  }
}

/** Throws as `assignCover`. */
export function saveCover(
  division: string,
  body: readonly BulkItem[],
  options: SaveOptions,
): Promise<BulkReply> {
  return call(changeMany, { query: { division, preview: false }, body }, options);
}

/** Throws CallFailed (409 when somebody is on the list already) or NetworkFailed. */
export function noteCall(
  { plant, date, timeslotId }: CoverPlace,
  employeeId: string,
  options: SaveOptions,
): Promise<unknown> {
  return call(addCoverCall, { query: { plant }, body: { date, timeslotId, employeeId } }, options);
}

/** Throws CallFailed (412 when a colleague noted another answer) or NetworkFailed. */
export function noteAnswer(
  { plant, date, timeslotId }: CoverPlace,
  { employeeId, version }: CoverCall,
  answer: CallAnswer,
  options: SaveOptions,
): Promise<unknown> {
  const path = { date, timeslotId, employeeId };
  return call(answerCoverCall, { path, query: { plant }, body: { answer, version } }, options);
}

/** Throws as noteAnswer. */
export function dropCall(
  { plant, date, timeslotId }: CoverPlace,
  { employeeId, version }: CoverCall,
  options: SaveOptions,
): Promise<unknown> {
  return call(
    removeCoverCall,
    { path: { date, timeslotId, employeeId }, query: { plant, version } },
    options,
  );
}
