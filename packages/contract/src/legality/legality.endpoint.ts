import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type {
  FindingSchema,
  LegalityChangeSchema,
  readLegalitySchema,
  readOwnLegalitySchema,
} from './legality.schema.ts';

/** A rule that somebody's roster breaks, in words (domain.md 1.4, 2.1). */
export type LegalityFinding = Frozen<Static<typeof FindingSchema>>;
/** What a change of the roster does to its findings (domain.md 1.5, points 4 and 24). */
export type LegalityChange = Frozen<Static<typeof LegalityChangeSchema>>;
export type LegalityReply = ReplyOf<typeof readLegality>;

export const readLegality = endpoint<typeof readLegalitySchema>({
  id: 'legality',
  method: 'GET',
  path: '/manager/legality',
  required: ['plant', 'from', 'to'],
});

/** Of the person of the session, in whichever plant. */
export const readOwnLegality = endpoint<typeof readOwnLegalitySchema>({
  id: 'ownLegality',
  method: 'GET',
  path: '/employee/legality',
  required: ['from', 'to'],
});

/** Findings of the plant changed: its managers read them again. null: of every plant, a setting changed. */
export interface LegalityPatch {
  readonly plant: string | null;
}
