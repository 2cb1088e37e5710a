import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type { PersonNameSchema } from '../fields.schema.ts';
import type * as schema from './drafts.schema.ts';

export type PersonName = Frozen<Static<typeof PersonNameSchema>>;
/** An open draft of a plant's month: private to the plant's managers until it is published. */
export type Draft = Frozen<Static<typeof schema.DraftSchema>>;
/** A month as it was published once. */
export type MonthVersion = Frozen<Static<typeof schema.MonthVersionSchema>>;
/** How a month stands: its open draft, whether it was ever generated, its frozen versions. */
export type PlanningReply = ReplyOf<typeof readPlanning>;
export type DraftReply = ReplyOf<typeof openDraft>;
/** A cell that the draft would change. */
export type DifferentCell = Frozen<Static<typeof schema.DifferentCellSchema>>;
export type DifferentPerson = Frozen<Static<typeof schema.DifferentPersonSchema>>;
export type DifferenceReply = ReplyOf<typeof draftDifference>;
/** What to do with a cell that somebody changed meanwhile, or that a rule refuses. */
export type ResolvedCell = Frozen<Static<typeof schema.ResolvedCellSchema>>;
export type PublishBody = Frozen<Static<typeof schema.PublishBodySchema>>;
export type PublishReply = ReplyOf<typeof publishDraft>;
/** A person's row of a frozen version beside what stands now. */
export type VersionPerson = Frozen<Static<typeof schema.VersionPersonSchema>>;
export type VersionReply = ReplyOf<typeof readMonthVersion>;

/** What travels in the live stream to the plant's managers when a draft or a version of its month came, changed or went. */
export interface PlanningPatch {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
}

export const readPlanning = endpoint<typeof schema.readPlanningSchema>({
  id: 'readPlanning',
  method: 'GET',
  path: '/manager/drafts',
  required: ['division', 'month'],
});

/** Opens the draft of a month; where one is open already, answers that one. */
export const openDraft = endpoint<typeof schema.openDraftSchema>({
  id: 'openDraft',
  method: 'POST',
  path: '/manager/drafts',
  required: ['division', 'body'],
});

export const discardDraft = endpoint<typeof schema.discardDraftSchema>({
  id: 'discardDraft',
  method: 'DELETE',
  path: '/manager/drafts/{draftId}',
  required: ['division', 'revision'],
});

export const draftDifference = endpoint<typeof schema.draftDifferenceSchema>({
  id: 'draftDifference',
  method: 'GET',
  path: '/manager/drafts/{draftId}/difference',
  required: ['division'],
});

/**
 * Publishes a draft, all of it or nothing. 412: the draft was changed since its differences were read. 409 with `unresolved`:
 * cells of the published month that somebody changed since, and about which nobody decided, or that a rule refuses.
 */
export const publishDraft = endpoint<typeof schema.publishDraftSchema>({
  id: 'publishDraft',
  method: 'POST',
  path: '/manager/drafts/{draftId}/publication',
  required: ['division', 'body'],
});

export const readMonthVersion = endpoint<typeof schema.readMonthVersionSchema>({
  id: 'readMonthVersion',
  method: 'GET',
  path: '/manager/versions/{versionNo}',
  required: ['division', 'month'],
});
