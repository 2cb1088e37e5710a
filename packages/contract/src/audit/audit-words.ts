/** Italian and English. */
export type AuditText = readonly [it: string, en: string];

/** What an area's rows of the trail name, each in words: operations, things and their fields. */
export interface AuditWords {
  readonly operations: Readonly<Record<string, AuditText>>;
  readonly entities: Readonly<Record<string, AuditEntityWords>>;
}

/** How values of a field are read: what codes mean, roles, plants with their days, or the value of the row's setting. */
export type AuditValueKind = Readonly<Record<string, AuditText>> | 'roles' | 'plants' | 'setting';

/** How a key that says nothing by itself is read: the name of a setting, the month of the row's day, or not at all. */
export type AuditKeyKind = 'setting' | 'month' | 'id';

interface AuditEntityWords {
  readonly words: AuditText;
  readonly fields: Readonly<Record<string, AuditText>>;
  /** Whether its rows belong to one person, whom they then name as their subject. */
  readonly person: 'always' | 'sometimes' | 'never';
  /** That person sees no row of it: what is planned is told when it is published. */
  readonly hiddenFromPerson?: true;
  /** Fields whose values are not read as they stand. */
  readonly values?: Readonly<Record<string, AuditValueKind>>;
  readonly key?: AuditKeyKind;
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
