import type { AccountRights } from '@torre/contract/administration';
import { draftOfRights, plantWords, stayKey } from './rights-draft.ts';
import type { RightsDraft, StayDraft } from './rights-draft.ts';

/** What was changed here so far, and what it was changed from. */
export interface EditedRights {
  readonly draft: RightsDraft;
  /** What stood when the first change was made here; what others changed is told against it. */
  readonly began: AccountRights;
  /** What stood when it was last compared: what differs from it is this person's own change. */
  readonly base: AccountRights;
  /** The version of `base`: the save names it. */
  readonly version: number;
}

/** Nothing is changed yet. */
export function editedFrom(standing: AccountRights & { readonly version: number }): EditedRights {
  return { draft: draftOfRights(standing), began: standing, base: standing, version: standing.version };
}

export type RightsFlag = 'responsabile' | 'responsabileH35';

/** What others changed while this person was at it. */
export interface OthersChanges {
  /** Roles by their codes and flags by their names: whether they stand now. */
  readonly now: ReadonlyMap<string, boolean>;
  /** Lines of the plants that others put there, by `stayKey`. */
  readonly staysGiven: ReadonlySet<string>;
  /** Plants that others took away, in words. */
  readonly staysTaken: readonly string[];
}

/**
 * Lays this person's own changes, and only those, over what stands now: whoever saves next takes nothing back that others
 * gave, and gives nothing back that they took. Lines keep their ids, so that half-written ones stay in their fields.
 */
export function overStanding(
  edited: EditedRights,
  current: AccountRights & { readonly version: number },
): EditedRights {
  const [began, now] = [draftOfRights(edited.base), draftOfRights(current)];
  const { draft } = edited;
  const merged = (was: boolean, mine: boolean, stands: boolean): boolean => (mine === was ? stands : mine);
  const roles = [...new Set([...began.roles, ...draft.roles, ...now.roles])].filter((role) =>
    merged(began.roles.has(role), draft.roles.has(role), now.roles.has(role)),
  );
  const flag = (name: RightsFlag): boolean => merged(began[name], draft[name], now[name]);
  return {
    draft: {
      roles: new Set(roles),
      responsabile: flag('responsabile'),
      responsabileH35: flag('responsabileH35'),
      stays: mergedStays(began.stays, draft.stays, now.stays),
    },
    began: edited.began,
    base: current,
    version: current.version,
  };
}

function mergedStays(
  began: readonly StayDraft[],
  draft: readonly StayDraft[],
  now: readonly StayDraft[],
): readonly StayDraft[] {
  const [was, mine, stands] = [began, draft, now].map((stays) => new Set(stays.map(stayKey)));
  const kept = draft.filter((stay) => !was!.has(stayKey(stay)) || stands!.has(stayKey(stay)));
  const added = now.filter((stay) => !was!.has(stayKey(stay)) && !mine!.has(stayKey(stay)));
  const free = Math.max(-1, ...draft.map(({ id }) => id)) + 1;
  return [...kept, ...added.map((stay, index) => ({ ...stay, id: free + index }))];
}

/** What others changed between the two; null when nothing. */
export function othersChanges({ began, base }: EditedRights): OthersChanges | null {
  const [before, after] = [draftOfRights(began), draftOfRights(base)];
  const now = new Map<string, boolean>();
  for (const role of new Set([...before.roles, ...after.roles]))
    if (before.roles.has(role) !== after.roles.has(role)) now.set(role, after.roles.has(role));
  for (const flag of ['responsabile', 'responsabileH35'] as const)
    if (before[flag] !== after[flag]) now.set(flag, after[flag]);
  const [were, are] = [before, after].map(({ stays }) => new Set(stays.map(stayKey)));
  const staysGiven = new Set([...are!].filter((key) => !were!.has(key)));
  const standing = base.managedPlants.map(plantWords);
  const staysTaken = began.managedPlants.map(plantWords).filter((words) => !standing.includes(words));
  return now.size + staysGiven.size + staysTaken.length === 0 ? null : { now, staysGiven, staysTaken };
}
