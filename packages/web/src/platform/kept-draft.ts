/** What a tab keeps of a form that was typed into and not saved: through a failed save, a reload, a lost session. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A draft is of one person and one thing: on a shared computer the next person sees none of it. */
export interface DraftName {
  /** The kind of form: `giorno`, `diritti`. */
  readonly form: string;
  readonly userName: string;
  /** What names the thing within the form. */
  readonly thing: readonly string[];
}

function keyOf({ form, userName, thing }: DraftName): string {
  return ['torre', form, userName, ...thing].join('.');
}

/** What was kept, as `read` takes it; null for nothing, and for what cannot be read. */
export function keptDraft<T>(
  name: DraftName,
  read: (value: unknown) => T | null,
  shelf: Shelf = sessionStorage,
): T | null {
  try {
    return read(JSON.parse(shelf.getItem(keyOf(name)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a value that JSON can hold. A browser that forbids storage keeps nothing: the question before leaving remains. */
export function keepDraft(name: DraftName, value: unknown, shelf: Shelf = sessionStorage): void {
  try {
    shelf.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The text still stands in its field.
  }
}

export function forgetDraft(name: DraftName, shelf: Shelf = sessionStorage): void {
  try {
    shelf.removeItem(keyOf(name));
  } catch {
    // Nothing was kept either.
  }
}
