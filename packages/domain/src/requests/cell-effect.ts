import { COMPENSATORY_REST, FLES } from '../roster/index.ts';

/** What an effective request writes in the cell of its day: another code, or the flag of overtime. */
export type CellEffect = { readonly turn: string } | { readonly isStr: true };

/** Who is called in from one of these works the shift of the slot (M4.7.19). */
const ON_CALL: readonly string[] = ['REP', 'RPN', 'RPD'];
const RESERVE: readonly string[] = ['RID', 'RIDN'];

/**
 * What a request does to the cell that stands on one of its days, once it is in 10 (M4.7.18, M4.7.19; domain.md 4, 4.1.10);
 * null: nothing. Leaving 10 and 20 gives the old code back, if nobody touched the cell since. `covered`: the working shift of
 * the slot that is covered; null where none is.
 */
export function cellEffect(idcausale: string, turn: string, covered: string | null): CellEffect | null {
  switch (idcausale) {
    case '7509':
      return ON_CALL.includes(turn) && covered !== null ? { turn: covered } : null;
    case '9047':
      return ON_CALL.includes(turn) || RESERVE.includes(turn) ? { isStr: true } : null;
    case '1022':
      return RESERVE.includes(turn) ? { turn: COMPENSATORY_REST } : null;
    case 'FLES':
      return turn === FLES ? null : { turn: FLES };
    default:
      return null;
  }
}
