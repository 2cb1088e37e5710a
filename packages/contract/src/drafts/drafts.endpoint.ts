import type { CellName } from '../bulk/bulk.endpoint.ts';
import type { CounterEffect } from '../counters/counters.endpoint.ts';
import type { DraftOperation } from '@torre/domain/roster';
import { endpoint } from '../endpoint.ts';
import type { ChangeReason } from '../notices/change-reason.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';
import type { Shift } from '../roster/roster.endpoint.ts';

export interface PersonName {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** An open draft of a plant's month: private to the plant's managers until it is published. */
export interface Draft {
  readonly draftId: string;
  /** YYYYMM */
  readonly month: string;
  /** Grows with each change of a cell: who publishes or discards names the one that was seen. */
  readonly revision: number;
  readonly openedBy: PersonName;
  /** DD/MM/YYYY HH:mm */
  readonly openedAt: string;
  /** Cells that the draft changed, whether or not they differ from the published month. */
  readonly cells: number;
  readonly allowedActions: readonly DraftAction[];
}

/** What a manager may do with a draft as a whole. */
export type DraftAction = Extract<DraftOperation, 'publish' | 'discard'>;

/** A month as it was published once. */
export interface MonthVersion {
  /** From 1, per plant and month. */
  readonly versionNo: number;
  readonly publishedBy: PersonName;
  /** DD/MM/YYYY HH:mm */
  readonly publishedAt: string;
  /** Cells that the publication changed. */
  readonly changed: number;
}

/** What travels in the live stream to the plant's managers when a draft or a version of its month came, changed or went. */
export interface PlanningPatch {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
}

export interface DraftReply extends OutcomeReply {
  readonly draft: Draft;
}

/** How a month stands: its open draft, whether it was ever generated, its frozen versions, newest first. */
export interface PlanningReply extends OutcomeReply {
  readonly draft: Draft | null;
  /** No shift stands in the month. */
  readonly isEmpty: boolean;
  readonly versions: readonly MonthVersion[];
}

export const readPlanning = endpoint<{ query: { division: string; month: string }; reply: PlanningReply }>({
  id: 'readPlanning',
  method: 'GET',
  path: '/manager/drafts',
  summary: 'Bozza aperta e versioni pubblicate di un mese',
  required: ['division', 'month'],
});

/** Opens the draft of a month; where one is open already, answers that one. */
export const openDraft = endpoint<{
  query: { division: string };
  body: { readonly month: string };
  reply: DraftReply;
}>({
  id: 'openDraft',
  method: 'POST',
  path: '/manager/drafts',
  summary: 'Apre la bozza di un mese',
  required: ['division', 'body'],
});

export const discardDraft = endpoint<{
  path: { draftId: string };
  query: { division: string; revision: number };
  reply: OutcomeReply;
}>({
  id: 'discardDraft',
  method: 'DELETE',
  path: '/manager/drafts/{draftId}',
  summary: 'Scarta una bozza',
  required: ['draftId', 'division', 'revision'],
});

/** A cell that the draft would change. */
export interface DifferentCell {
  /** YYYYMMDD */
  readonly date: string;
  /** What stands in the published month; null: nothing. */
  readonly before: Shift | null;
  /** What the draft would put there. */
  readonly after: Shift;
  /** Somebody changed the published cell since the draft first did: who and when (DD/MM/YYYY HH:mm). */
  readonly conflict: { readonly modifyUser: PersonName; readonly modifyDate: string } | null;
  /** Why a rule keeps this cell from being published; null: nothing does. */
  readonly refusedIT: string | null;
}

export interface DifferentPerson extends PersonName {
  readonly employeeId: string;
  readonly days: readonly DifferentCell[];
}

export interface DifferenceReply extends OutcomeReply {
  readonly draft: Draft;
  readonly people: readonly DifferentPerson[];
  /** What the publication would do to the counters, by day and timeslot. */
  readonly effects: readonly CounterEffect[];
}

export const draftDifference = endpoint<{
  path: { draftId: string };
  query: { division: string };
  reply: DifferenceReply;
}>({
  id: 'draftDifference',
  method: 'GET',
  path: '/manager/drafts/{draftId}/difference',
  summary: 'Differenze tra una bozza e il mese pubblicato',
  required: ['draftId', 'division'],
});

/** What to do with a cell that somebody changed meanwhile, or that a rule refuses. */
export interface ResolvedCell extends CellName {
  readonly take: 'draft' | 'published';
  /** Version of the published cell that the user saw; null: it was empty. */
  readonly version: number | null;
}

export interface PublishBody extends ChangeReason {
  /** The revision of the draft whose differences the user saw. */
  readonly revision: number;
  readonly resolved: readonly ResolvedCell[];
}

export interface PublishReply extends OutcomeReply {
  readonly versionNo: number;
  readonly changed: number;
  /** Event position of the publication; null when no cell changed. */
  readonly position: string | null;
}

/**
 * Publishes a draft, all of it or nothing. 412: the draft was changed since its differences were read. 409 with `unresolved`:
 * cells of the published month that somebody changed since, and about which nobody decided, or that a rule refuses.
 */
export const publishDraft = endpoint<{
  path: { draftId: string };
  query: { division: string };
  body: PublishBody;
  reply: PublishReply;
}>({
  id: 'publishDraft',
  method: 'POST',
  path: '/manager/drafts/{draftId}/publication',
  summary: 'Pubblica una bozza',
  required: ['draftId', 'division', 'body'],
});

/** A person's row of a frozen version beside what stands now. */
export interface VersionPerson extends PersonName {
  readonly employeeId: string;
  /** Space-separated turns, one a day, `-` for none. */
  readonly frozen: string;
  readonly today: string;
}

export interface VersionReply extends OutcomeReply {
  readonly version: MonthVersion;
  readonly people: readonly VersionPerson[];
}

export const readMonthVersion = endpoint<{
  path: { versionNo: string };
  query: { division: string; month: string };
  reply: VersionReply;
}>({
  id: 'readMonthVersion',
  method: 'GET',
  path: '/manager/versions/{versionNo}',
  summary: 'Un mese come fu pubblicato, e come è oggi',
  required: ['versionNo', 'division', 'month'],
});
