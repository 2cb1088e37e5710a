import { LEAVE } from './leave.ts';
import type { LeaveActor, LeaveOperation } from './leave.ts';
import type { LeaveState } from './leave-state.ts';
import type { ActionRow, RowAction } from './row-actions.ts';

/** What a screen sends for an operation (M4.6.01, M4.6.12). */
export type OperationCode = 'A' | 'R' | 'C' | 'S' | 'V';

/**
 * The code of an action on a row; null for what is sent without one: CONSIDER deletes the ignored absence (M4.6.05). Cancelling
 * a shift change sends CLOSE (M4.6.02), authorize is 'V' on 'Da vistare' alone (M4.6.12).
 */
export function operationCode(
  action: RowAction,
  { kind, label }: Pick<ActionRow, 'kind' | 'label'>,
): OperationCode | 'CLOSE' | null {
  switch (action) {
    case 'approve':
      return 'A';
    case 'authorize':
      return kind === 'leave' && label === 'Da vistare' ? 'V' : 'A';
    case 'reject':
      return 'R';
    case 'cancel':
      return kind === 'change' ? 'CLOSE' : 'C';
    case 'ignore':
      return 'S';
    case 'delete':
    case 'annul':
    case 'askAnnulment':
    case 'withdraw':
      return kind === 'leave' ? 'C' : null;
    case 'notApprove':
    case 'consider':
    case 'details':
    case 'documents':
    case 'calendar':
      return null;
  }
}

const OF_CODE = {
  A: 'approve',
  R: 'reject',
  S: 'ignore',
  V: 'authorize',
} as const satisfies Record<Exclude<OperationCode, 'C'>, LeaveOperation>;
/** What ends a request, each from states of its own and by its own people. */
const ENDS = ['annul', 'delete', 'askAnnulment', 'withdraw'] as const satisfies readonly LeaveOperation[];

/**
 * The step that a code means for leave in this state and for who sends it: C ends the request as its sender may. null for an
 * unknown code, and where a C has nothing to end.
 */
export function operationOfCode(
  code: string,
  state: LeaveState,
  actors: readonly LeaveActor[],
): LeaveOperation | null {
  if (code === 'C') return LEAVE.allowed(state, actors, ENDS)[0] ?? null;
  return Object.hasOwn(OF_CODE, code) ? OF_CODE[code as keyof typeof OF_CODE] : null;
}
