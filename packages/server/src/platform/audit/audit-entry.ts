/** PUBLIC: anybody signed in; WORK: managers of the plant and the person; PERSONAL: the person and HR. */
export type PrivacyClass = 'PUBLIC' | 'WORK' | 'PERSONAL';

export interface AuditValue {
  readonly field: string;
  readonly privacyClass: PrivacyClass;
  readonly old: string | null;
  readonly new: string | null;
}

export interface AuditEntry {
  /** Instant of the product's clock. */
  readonly at: Temporal.Instant;
  /** Personnel code of who did it; null for the program. */
  readonly actor: string | null;
  /** Endpoint id, or 'start' / 'seed'. */
  readonly call: string;
  /** What happened, e.g. 'change'. */
  readonly what: string;
  readonly entity: string;
  readonly entityKey: string;
  readonly reason?: string | null;
  readonly icao?: string | null;
  /** YYYY-MM-DD */
  readonly day?: string | null;
  /** Personnel code of the person whom the values are about: with HR alone sees what is PERSONAL. */
  readonly subject?: string | null;
  readonly values: readonly AuditValue[];
}
