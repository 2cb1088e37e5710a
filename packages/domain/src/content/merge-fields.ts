import type { FieldValue, ItemFields } from './item-type.ts';

/** What a save wants of some fields; null empties one. */
export type FieldEdits = Readonly<Record<string, FieldValue | null>>;

/** Somebody else changed the same field since. */
export interface FieldConflict {
  readonly field: string;
  readonly wanted: FieldValue | null;
  readonly standing: FieldValue | null;
}

export interface MergedFields {
  readonly fields: ItemFields;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * The standing fields with the edits of somebody who saw `seen`. What others changed stays; a field that they changed too is a
 * conflict, unless both wrote the same.
 */
export function mergeFields(seen: ItemFields, standing: ItemFields, edits: FieldEdits): MergedFields {
  const fields = new Map(Object.entries(standing));
  const conflicts: FieldConflict[] = [];
  for (const [field, wanted] of Object.entries(edits)) {
    const stands = valueOf(standing, field);
    if (isSame(stands, wanted)) continue;
    if (!isSame(stands, valueOf(seen, field))) conflicts.push({ field, wanted, standing: stands });
    else if (wanted === null) fields.delete(field);
    else fields.set(field, wanted);
  }
  return { fields: Object.fromEntries(fields), conflicts };
}

const valueOf = (fields: ItemFields, field: string): FieldValue | null =>
  Object.hasOwn(fields, field) ? fields[field]! : null;

function isSame(one: FieldValue | null, other: FieldValue | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
