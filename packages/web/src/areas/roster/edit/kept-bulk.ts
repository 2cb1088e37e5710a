import type { ChangeReason } from '@torre/contract/notices';
import { forgetDraft, keepDraft, keptDraft } from '../../../platform/kept-draft.ts';
import type { DraftName } from '../../../platform/kept-draft.ts';
import type { BulkWish } from './bulk-wish.ts';

/** Where a change of many cells stands that was not saved. */
export interface BulkPlace {
  readonly userName: string;
  readonly plant: string;
  /** Id of the draft that is changed; null: the published month. */
  readonly draft: string | null;
  /** First day of the month. */
  readonly from: number;
}

/** A change of many cells as its window held it. */
export interface KeptBulk {
  readonly wish: BulkWish;
  /** Pasted codes that are no shift of the plant. */
  readonly unknown: readonly string[];
  readonly turn: string;
  readonly reason: ChangeReason;
}

type Shelf = Parameters<typeof forgetDraft>[1];

const nameOf = ({ userName, plant, draft, from }: BulkPlace): DraftName => ({
  form: 'turni',
  userName,
  thing: [plant, draft ?? '', String(from)],
});

/** Only what this tab itself wrote is read: of the shape no more is asked than that it is one. */
function bulkFrom(value: unknown): KeptBulk | null {
  const kept = value as Partial<KeptBulk> | null;
  return typeof kept?.wish?.kind === 'string' &&
    Array.isArray(kept.unknown) &&
    typeof kept.turn === 'string' &&
    typeof kept.reason === 'object'
    ? (kept as KeptBulk)
    : null;
}

/** What was wished and not saved: through a lost session or a reload; null for nothing. */
export function keptBulk(place: BulkPlace, shelf?: Shelf): KeptBulk | null {
  return keptDraft(nameOf(place), bulkFrom, shelf);
}

export function keepBulk(place: BulkPlace, kept: KeptBulk, shelf?: Shelf): void {
  keepDraft(nameOf(place), kept, shelf);
}

export function forgetBulk(place: BulkPlace, shelf?: Shelf): void {
  forgetDraft(nameOf(place), shelf);
}
