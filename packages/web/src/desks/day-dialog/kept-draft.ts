import * as platform from '../../platform/kept-draft.ts';
import type { Draft, KeptDraft } from './day-form-state.ts';

/** One tab keeps what was typed into a cell: through a failed save, a reload, a lost session. */
export interface DraftKey {
  /** Drafts are personal: on a shared computer the next person sees none of them. */
  readonly userName: string;
  readonly plant: string;
  readonly employeeId: string;
  readonly date: string;
}

type Shelf = Parameters<typeof platform.forgetDraft>[1];

function nameOf({ userName, plant, employeeId, date }: DraftKey): platform.DraftName {
  return { form: 'giorno', userName, thing: [plant, employeeId, date] };
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

function keptFrom(value: unknown): KeptDraft | null {
  const kept = value as { draft?: unknown; version?: unknown } | null;
  const draft = draftFrom(kept?.draft);
  if (!draft) return null;
  return { draft, version: typeof kept?.version === 'number' ? kept.version : null };
}

/** What was kept for a cell; null for nothing, and for what cannot be read. */
export function keptDraft(key: DraftKey, shelf?: Shelf): KeptDraft | null {
  return platform.keptDraft(nameOf(key), keptFrom, shelf);
}

export function keepDraft(key: DraftKey, kept: KeptDraft, shelf?: Shelf): void {
  platform.keepDraft(nameOf(key), kept, shelf);
}

export function forgetDraft(key: DraftKey, shelf?: Shelf): void {
  platform.forgetDraft(nameOf(key), shelf);
}
