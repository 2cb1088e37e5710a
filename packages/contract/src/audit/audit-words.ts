/** Italian and English. */
export type AuditText = readonly [it: string, en: string];

/** What an area's rows of the trail name, each in words: operations, things and their fields. */
export interface AuditWords {
  readonly operations: Readonly<Record<string, AuditText>>;
  readonly entities: Readonly<Record<string, AuditEntityWords>>;
}

interface AuditEntityWords {
  readonly words: AuditText;
  readonly fields: Readonly<Record<string, AuditText>>;
  /** What codes among the values of a field mean. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, AuditText>>>>;
  /** Of fields that are named by an id of their own (`fieldOfFamily`). */
  readonly family?: AuditText;
}

declare const FAMILY: unique symbol;
/** A field that is one of many of its kind, named by its id. */
export type FamilyField = string & { readonly [FAMILY]: true };

/** The field of the one with this id. */
export function fieldOfFamily(id: string): FamilyField {
  return id as FamilyField;
}
