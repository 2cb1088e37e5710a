import type { Draft, KeptDraft } from './day-form-state.ts';

/** One tab keeps what was typed into a cell: through a failed save, a reload, a lost session. */
export interface DraftKey {
  /** Drafts are personal: on a shared computer the next person sees none of them. */
  readonly userName: string;
  readonly plant: string;
  readonly employeeId: string;
  readonly date: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function nameOf({ userName, plant, employeeId, date }: DraftKey): string {
  return `torre.giorno.${userName}.${plant}.${employeeId}.${date}`;
}

function draftFrom(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { turn, isStr, note, noteTurno } = value as Record<string, unknown>;
  const whole =
    typeof turn === 'string' &&
    typeof note === 'string' &&
    typeof noteTurno === 'string' &&
    typeof isStr === 'boolean';
  return whole ? { turn, isStr, note, noteTurno } : null;
}

/** What was kept for a cell; null for nothing, and for what cannot be read. */
export function keptDraft(key: DraftKey, shelf: Shelf = sessionStorage): KeptDraft | null {
  try {
    const kept = JSON.parse(shelf.getItem(nameOf(key)) ?? 'null') as {
      draft?: unknown;
      version?: unknown;
    } | null;
    const draft = draftFrom(kept?.draft);
    if (!draft) return null;
    return { draft, version: typeof kept?.version === 'number' ? kept.version : null };
  } catch {
    return null;
  }
}

/** A browser that forbids storage keeps nothing: the question before leaving remains. */
export function keepDraft(key: DraftKey, kept: KeptDraft, shelf: Shelf = sessionStorage): void {
  try {
    shelf.setItem(nameOf(key), JSON.stringify(kept));
  } catch {
    // The text still stands in its field.
  }
}

export function forgetDraft(key: DraftKey, shelf: Shelf = sessionStorage): void {
  try {
    shelf.removeItem(nameOf(key));
  } catch {
    // Nothing was kept either.
  }
}
