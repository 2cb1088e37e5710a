import { machine } from '../kernel/index.ts';

export type DraftState = 'OPEN' | 'PUBLISHED' | 'DISCARDED';
export type DraftOperation = 'open' | 'write' | 'publish' | 'discard';

/** The life of a month's draft (decision 0046): written by the plant's managers, then published or thrown away. */
export const DRAFT = machine<DraftState, DraftOperation, 'manager'>([
  { from: [null], does: 'open', by: ['manager'], to: 'OPEN' },
  { from: ['OPEN'], does: 'write', by: ['manager'], to: 'same' },
  { from: ['OPEN'], does: 'publish', by: ['manager'], to: 'PUBLISHED' },
  { from: ['OPEN'], does: 'discard', by: ['manager'], to: 'DISCARDED' },
]);
