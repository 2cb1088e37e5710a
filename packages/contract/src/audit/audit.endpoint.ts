import { ADMINISTRATION_AUDIT } from '../administration/administration-audit.ts';
import { COVER_AUDIT } from '../cover/cover-audit.ts';
import { REQUESTS_AUDIT } from '../requests/requests-audit.ts';
import { ENTITLEMENTS_AUDIT } from '../entitlements/entitlements-audit.ts';
import { FILES_AUDIT } from '../files/files-audit.ts';
import { IDENTITY_AUDIT } from '../identity/identity-audit.ts';
import { JOBS_AUDIT } from '../jobs/jobs-audit.ts';
import { LIST_AUDIT } from '../list/list-audit.ts';
import { ATTENDANCE_AUDIT } from '../attendance/attendance-audit.ts';
import { CONTENT_AUDIT } from '../content/content-audit.ts';
import { LOOKUPS_AUDIT } from '../lookups/lookups-audit.ts';
import { OPERATIONS_ROOM_AUDIT } from '../operations-room/operations-room-audit.ts';
import { ORGANISATION_AUDIT } from '../organisation/organisation-audit.ts';
import { SUBSTITUTIONS_AUDIT } from '../substitutions/substitutions-audit.ts';
import { ROSTER_AUDIT } from '../cells/roster-audit.ts';
import type { AuditKeyKind, AuditText, AuditValueKind, AuditWords, FamilyField } from './audit-words.ts';

export { fieldOfFamily } from './audit-words.ts';

/**
 * Every word of the trail: the server writes no other, the screen reads them. What was ever written stays here, for its rows
 * are sealed.
 */
const OPERATIONS = {
  ...ROSTER_AUDIT.operations,
  ...OPERATIONS_ROOM_AUDIT.operations,
  ...COVER_AUDIT.operations,
  ...REQUESTS_AUDIT.operations,
  ...IDENTITY_AUDIT.operations,
  ...ADMINISTRATION_AUDIT.operations,
  ...FILES_AUDIT.operations,
  ...JOBS_AUDIT.operations,
  ...LIST_AUDIT.operations,
  ...ORGANISATION_AUDIT.operations,
  ...ATTENDANCE_AUDIT.operations,
  ...ENTITLEMENTS_AUDIT.operations,
  ...LOOKUPS_AUDIT.operations,
  ...CONTENT_AUDIT.operations,
  ...SUBSTITUTIONS_AUDIT.operations,
};
const ENTITIES = {
  ...ROSTER_AUDIT.entities,
  ...OPERATIONS_ROOM_AUDIT.entities,
  ...COVER_AUDIT.entities,
  ...REQUESTS_AUDIT.entities,
  ...IDENTITY_AUDIT.entities,
  ...ADMINISTRATION_AUDIT.entities,
  ...FILES_AUDIT.entities,
  ...JOBS_AUDIT.entities,
  ...LIST_AUDIT.entities,
  ...ORGANISATION_AUDIT.entities,
  ...ATTENDANCE_AUDIT.entities,
  ...ENTITLEMENTS_AUDIT.entities,
  ...LOOKUPS_AUDIT.entities,
  ...CONTENT_AUDIT.entities,
  ...SUBSTITUTIONS_AUDIT.entities,
};

/** A value that rows of whatever thing may have: whom the actor replaced. */
export const IN_PLACE_OF = 'inPlaceOf';

type Entities = typeof ENTITIES;

export type AuditOperation = keyof typeof OPERATIONS;
export type AuditEntity = keyof Entities;
/** Fields that rows about this thing may have. */
export type AuditField<E extends AuditEntity> =
  | (keyof Entities[E]['fields'] & string)
  | (Entities[E] extends { readonly family: AuditText } ? FamilyField : never);

/** What a row about this thing says of the person whom it belongs to: a code, perhaps none, or nothing at all. */
export type AuditSubject<E extends AuditEntity> = Entities[E]['person'] extends 'always'
  ? { readonly subject: string }
  : Entities[E]['person'] extends 'sometimes'
    ? { readonly subject: string | null }
    : { readonly subject?: null };

export const AUDIT_OPERATIONS = Object.keys(OPERATIONS) as readonly AuditOperation[];
export const AUDIT_ENTITIES = Object.keys(ENTITIES) as readonly AuditEntity[];

/** To choose from, in words. */
export const AUDIT_OPERATION_WORDS: Readonly<Record<string, AuditText>> = OPERATIONS;
export const AUDIT_ENTITY_WORDS: Readonly<Record<string, AuditText>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([code, { words }]) => [code, words]),
);

const operations: AuditWords['operations'] = OPERATIONS;
const entities: AuditWords['entities'] = ENTITIES;

const textOr = (text: AuditText | undefined, code: string, language: 'it' | 'en'): string =>
  text?.[language === 'it' ? 0 : 1] ?? code;

/** Things whose rows the person whom they belong to does not see. */
export const AUDIT_HIDDEN_FROM_PERSON: readonly string[] = Object.entries(entities)
  .filter(([, { hiddenFromPerson }]) => hiddenFromPerson)
  .map(([entity]) => entity);

/** What happened, in words; a code that no release of ours wrote stands for itself. */
export function auditOperationText(code: string, language: 'it' | 'en'): string {
  return textOr(own(operations, code), code, language);
}

/** What a row is about, in words. */
export function auditEntityText(code: string, language: 'it' | 'en'): string {
  return textOr(own(entities, code)?.words, code, language);
}

/** A field of what a row is about, in words. */
export function auditFieldText(entity: string, field: string, language: 'it' | 'en'): string {
  if (field === IN_PLACE_OF) return textOr(['per conto di', 'on behalf of'], field, language);
  const known = own(entities, entity);
  return textOr((known && own(known.fields, field)) ?? known?.family, field, language);
}

/** How values of a field are read; null: as they stand. */
export function auditValueKind(entity: string, field: string): AuditValueKind | null {
  return own(own(entities, entity)?.values ?? {}, field) ?? null;
}

/** How the key of a thing is read; null: as it stands. */
export function auditKeyKind(entity: string): AuditKeyKind | null {
  return own(entities, entity)?.key ?? null;
}

/** A code may be the name of what every object has. */
function own<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
