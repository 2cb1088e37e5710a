import type { AccountRights } from '@torre/contract/administration';
import type { RightsDraft } from './rights-draft.ts';
import type { EditedRights } from './rights-merge.ts';

/** The changed rights as JSON holds them. */
export function writtenRights({ draft, began, base, version }: EditedRights): unknown {
  return { draft: { ...draft, roles: [...draft.roles] }, began, base, version };
}

/** What `writtenRights` wrote; null for anything else. */
export function rightsFromKept(value: unknown): EditedRights | null {
  const { draft, began, base, version } = (value ?? {}) as Record<string, unknown>;
  if (!isRights(began) || !isRights(base) || typeof version !== 'number') return null;
  const { roles, stays, responsabile, responsabileH35 } = (draft ?? {}) as Record<string, unknown>;
  if (!areTexts(roles) || typeof responsabile !== 'boolean' || typeof responsabileH35 !== 'boolean')
    return null;
  if (!Array.isArray(stays) || !stays.every(isStay)) return null;
  return { draft: { roles: new Set(roles), stays, responsabile, responsabileH35 }, began, base, version };
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isDay = (value: unknown): boolean => value === null || typeof value === 'number';

function isStay(value: unknown): value is RightsDraft['stays'][number] {
  const { id, icao, from, to } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'number' && typeof icao === 'string' && isDay(from) && isDay(to);
}

function isRights(value: unknown): value is AccountRights {
  const { ruoli, responsabile, responsabileH35, managedPlants } = (value ?? {}) as Record<string, unknown>;
  return (
    areTexts(ruoli) &&
    typeof responsabile === 'boolean' &&
    typeof responsabileH35 === 'boolean' &&
    Array.isArray(managedPlants)
  );
}
