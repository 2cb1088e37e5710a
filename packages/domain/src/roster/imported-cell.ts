/** What an absence is called where its cause is not said. */
export const ABSENT = 'ASS';

/** A cell of the month beside which a file is laid. */
export interface CellBesideFile {
  /** As an export writes it: '' without a shift, ABSENT for an absence, whatever its cause. */
  readonly shown: string;
  /** Whether the person stands in the plant on the day. */
  readonly isHere: boolean;
}

export type ImportedCell =
  | { readonly is: 'same' }
  /** null: the shift is taken away, the base cycle's comes back. */
  | { readonly is: 'changed'; readonly turn: string | null }
  | { readonly is: 'refused'; readonly why: 'not-here' | 'unknown-turn' | 'absence' };

/** A cell's text as a code: people type spaces and small letters. */
export const writtenTurn = (text: string): string => text.trim().toUpperCase();

/**
 * What a cell of a file asks for. An export laid beside its own month asks for nothing. `isShift`: whether the code is a
 * shift of the plant on the day.
 */
export function importedCell(
  text: string,
  { shown, isHere }: CellBesideFile,
  isShift: (turn: string) => boolean,
): ImportedCell {
  const turn = writtenTurn(text);
  if (turn === writtenTurn(shown)) return { is: 'same' };
  if (!isHere) return { is: 'refused', why: 'not-here' };
  if (turn === '') return { is: 'changed', turn: null };
  // Who is away is known elsewhere: a roster's file cannot say why.
  if (turn === ABSENT) return { is: 'refused', why: 'absence' };
  return isShift(turn) ? { is: 'changed', turn } : { is: 'refused', why: 'unknown-turn' };
}
