import { changeMany, changeSelection, copyShifts, cutShifts } from '@torre/contract/bulk';
import type { BulkItem, BulkReply, CopyBody, SeenCell } from '@torre/contract/bulk';
import type { ChangeReason } from '@torre/contract/notices';
import { call, type CallOptions } from '../../../platform/call.ts';
import type { NamedCell } from '../grid/grid-selection.ts';

/** What shall happen to many cells. */
export type BulkWish =
  /** One shift for all, which is still to be said. */
  | { readonly kind: 'turn'; readonly cells: readonly SeenCell[] }
  | { readonly kind: 'clear' | 'fill'; readonly items: readonly BulkItem[] }
  /** Each cell a shift of its own. */
  | { readonly kind: 'typed'; readonly items: readonly BulkItem[] }
  | ({ readonly kind: 'paste'; readonly items: readonly BulkItem[] } & Pasted)
  | ({ readonly kind: 'copy' | 'cut'; readonly body: Omit<CopyBody, 'division'> } & Pasted);

export interface Pasted {
  /** Cells of the block beyond the last day or the last person in view. */
  readonly outside: number;
  /** Upper left and lower right corner of where the block lies then. */
  readonly lands: readonly [NamedCell, NamedCell];
}

/** How many cells a call for the wish names; 0: there is nothing to change. */
export function cellsOfWish(wish: BulkWish | null): number {
  if (wish === null) return 0;
  if ('cells' in wish) return wish.cells.length;
  return 'items' in wish ? wish.items.length : wish.body.versions.length;
}

export interface BulkRequest {
  readonly division: string;
  readonly wish: BulkWish;
  /** Of a wish of kind 'turn': the shift. */
  readonly turn: string;
  readonly preview: boolean;
  readonly reason: ChangeReason;
  /** Id of the draft that is changed; null: the published month. */
  readonly draft: string | null;
}

/** Makes the call of a wish, or asks what it would do. Throws CallFailed (409: no cell can change) or NetworkFailed. */
export function askBulk(
  { division, wish, turn, preview, reason, draft }: BulkRequest,
  options: CallOptions = {},
): Promise<BulkReply> {
  const query = { preview, ...(draft !== null && { draft }) };
  switch (wish.kind) {
    case 'turn':
      return call(
        changeSelection,
        { query, body: { division, cells: wish.cells, turn, ...reason } },
        options,
      );
    case 'copy':
      return call(copyShifts, { query, body: { division, ...wish.body, ...reason } }, options);
    case 'cut':
      return call(cutShifts, { query, body: { division, ...wish.body, ...reason } }, options);
    case 'clear':
    case 'paste':
    case 'fill':
    case 'typed':
      return call(
        changeMany,
        { query: { ...query, division }, body: wish.items.map((item) => ({ ...item, ...reason })) },
        options,
      );
  }
}
