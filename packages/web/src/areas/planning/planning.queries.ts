import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { assignCycle, changeCycle, createCycle, generateMonth, listCycles } from '@torre/contract/cycles';
import {
  discardDraft,
  draftDifference,
  openDraft,
  publishDraft,
  readMonthVersion,
  readPlanning,
} from '@torre/contract/drafts';
import type { BodyOf, QueryOf, ReplyOf } from '@torre/contract/endpoint';
import type { Draft, PublishBody } from '@torre/contract/drafts';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
// The words of planning come with whatever asks for it: its desk, and two parts of the month's.
import './drafts.texts.ts';

const PLANNING = ['planning'];

/** Draft and versions of a month (YYYYMM). */
export function planningQuery(division: string, month: string) {
  return queryOptions({
    queryKey: [...PLANNING, 'month', division, month],
    queryFn: ({ signal }) => call(readPlanning, { query: { division, month } }, { signal }),
    staleTime: 0,
  });
}

/** What the publication of the draft would change; `revision` is part of the name, so that no older answer is shown. */
export function differenceQuery(
  division: string,
  { draftId, revision }: Pick<Draft, 'draftId' | 'revision'>,
) {
  return queryOptions({
    queryKey: [...PLANNING, 'difference', draftId, revision],
    queryFn: ({ signal }) => call(draftDifference, { path: { draftId }, query: { division } }, { signal }),
    staleTime: 0,
  });
}

export function versionQuery(division: string, month: string, versionNo: number) {
  return queryOptions({
    queryKey: [...PLANNING, 'version', division, month, versionNo],
    queryFn: ({ signal }) =>
      call(
        readMonthVersion,
        { path: { versionNo: String(versionNo) }, query: { division, month } },
        { signal },
      ),
    staleTime: 0,
  });
}

export function cyclesQuery(division: string) {
  return queryOptions({
    queryKey: [...PLANNING, 'cycles', division],
    queryFn: ({ signal }) => call(listCycles, { query: { division } }, { signal }),
    staleTime: 0,
  });
}

/** Keeps drafts, differences, versions and cycles of the plant as they are now. */
export function useLivePlanning(plant: string): void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: PLANNING });
  useLive('planning', (patch) => patch.plant === plant && again());
  // What is published moves under a draft.
  useLive('roster', (patch) => patch.plant === plant && again());
  useLive('reset', again);
}

/** After a save of one's own: the stream may be slower. */
export function usePlanningAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PLANNING });
}

export const askOpenDraft = (
  division: string,
  month: string,
  options: SaveOptions,
): Promise<ReplyOf<typeof openDraft>> => call(openDraft, { query: { division }, body: { month } }, options);

export const askDiscard = (
  division: string,
  { draftId, revision }: Draft,
  options: SaveOptions,
): Promise<ReplyOf<typeof discardDraft>> =>
  call(discardDraft, { path: { draftId }, query: { division, revision } }, options);

export const askPublish = (
  division: string,
  { draftId, revision }: Draft,
  body: Omit<PublishBody, 'revision'>,
  options: SaveOptions,
): Promise<ReplyOf<typeof publishDraft>> =>
  call(publishDraft, { path: { draftId }, query: { division }, body: { revision, ...body } }, options);

/** A preview saves nothing and needs no options. */
export const askGenerate = (
  query: QueryOf<typeof generateMonth>,
  body: BodyOf<typeof generateMonth>,
  options?: SaveOptions,
): Promise<ReplyOf<typeof generateMonth>> => call(generateMonth, { query, body }, options);

export const askNewCycle = (
  division: string,
  body: BodyOf<typeof createCycle>,
  options: SaveOptions,
): Promise<ReplyOf<typeof createCycle>> => call(createCycle, { query: { division }, body }, options);

export const askChangeCycle = (
  division: string,
  cycleId: string,
  body: BodyOf<typeof changeCycle>,
  options: SaveOptions,
): Promise<ReplyOf<typeof changeCycle>> =>
  call(changeCycle, { path: { cycleId }, query: { division }, body }, options);

export const askAssign = (
  division: string,
  cycleId: string,
  body: BodyOf<typeof assignCycle>,
  options: SaveOptions,
): Promise<ReplyOf<typeof assignCycle>> =>
  call(assignCycle, { path: { cycleId }, query: { division }, body }, options);
