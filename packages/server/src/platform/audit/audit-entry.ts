import type { AuditEntity, AuditField, AuditOperation, AuditSubject } from '@torre/contract/audit';
import type { StandIn } from '../access/principal.ts';

/** PUBLIC: anybody signed in; WORK: managers of the plant and the person; PERSONAL: the person and HR. */
export type PrivacyClass = 'PUBLIC' | 'WORK' | 'PERSONAL';

export interface AuditValue<F extends string = string> {
  readonly field: F;
  readonly privacyClass: PrivacyClass;
  readonly old: string | null;
  readonly new: string | null;
}

interface EntryAbout<E extends AuditEntity> {
  /** Instant of the product's clock. */
  readonly at: Temporal.Instant;
  /** Personnel code of who did it; null for the program. */
  readonly actor: string | null;
  /** Endpoint id, or 'start' / 'seed'. */
  readonly call: string;
  /** What happened, e.g. 'change'. */
  readonly what: AuditOperation;
  readonly entity: E;
  readonly entityKey: string;
  readonly reason?: string | null;
  readonly icao?: string | null;
  /** YYYY-MM-DD */
  readonly day?: string | null;
  readonly values: readonly AuditValueOf<E>[];
  /** Whom the actor replaced; null: the own right. Stands as a value of the row, whatever it is about. */
  readonly inPlaceOf?: StandIn | null;
}

/** A value of a row about this thing: its fields are those of the contract. */
export type AuditValueOf<E extends AuditEntity> = AuditValue<AuditField<E>>;

/**
 * A row of the trail: only operations, things and fields that the contract has words for. `subject` is the personnel code of
 * the person whom it belongs to, who with HR alone sees what is PERSONAL; a thing of a person names one.
 */
export type AuditEntry = { readonly [E in AuditEntity]: EntryAbout<E> & AuditSubject<E> }[AuditEntity];
