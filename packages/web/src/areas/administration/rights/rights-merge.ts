import type { AccountRights } from '@torre/contract/administration';
import { draftOfPlant, draftOfRights, plantWords, staysOverlap, stayKey, stayWords } from './rights-draft.ts';
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
  const own = kept.filter((stay) => !was!.has(stayKey(stay)));
  const others = now.filter((stay) => !was!.has(stayKey(stay)) && !mine!.has(stayKey(stay)));
  // What both changed stays one line: what stands now is shown beside it.
  const paired = new Set(pairs(own, others).values());
  const added = others.filter((stay) => !paired.has(stay));
  const free = Math.max(-1, ...draft.map(({ id }) => id)) + 1;
  return [...kept, ...added.map((stay, index) => ({ ...stay, id: free + index }))];
}

/** Of one's own lines those that others changed too, and theirs: the same plant on common days; each is in one pair. */
function pairs(own: readonly StayDraft[], others: readonly StayDraft[]): ReadonlyMap<number, StayDraft> {
  const found = new Map<number, StayDraft>();
  const free = new Set(others);
  for (const stay of own) {
    const theirs = [...free].find((other) => staysOverlap(stay, other));
    if (!theirs) continue;
    free.delete(theirs);
    found.set(stay.id, theirs);
  }
  return found;
}

/** What stands now of lines that both changed, by the id of one's own line. */
export function standingBeside({ draft, began, base }: EditedRights): ReadonlyMap<number, StayDraft> {
  const [before, now] = [began, base].map((rights) => draftOfRights(rights).stays);
  const [were, stand, mine] = [before!, now!, draft.stays].map((stays) => new Set(stays.map(stayKey)));
  const own = draft.stays.filter((stay) => !stand!.has(stayKey(stay)));
  const others = now!.filter((stay) => !were!.has(stayKey(stay)) && !mine!.has(stayKey(stay)));
  return pairs(own, others);
}

/** What others put there is known: it is not told any more. */
export function withSeen(edited: EditedRights, { icao, from, to }: StayDraft): EditedRights {
  const seen = edited.base.managedPlants.filter(
    (stay) => stayKey({ icao, from, to }) === stayKey(draftOfPlant(stay)),
  );
  const before = edited.began.managedPlants.filter(
    (stay) => !staysOverlap({ id: 0, icao, from, to }, { id: 0, ...draftOfPlant(stay) }),
  );
  return { ...edited, began: { ...edited.began, managedPlants: [...before, ...seen] } };
}

/** What others changed between the two; null when nothing. */
export function othersChanges(edited: EditedRights): OthersChanges | null {
  const { began, base } = edited;
  const [before, after] = [draftOfRights(began), draftOfRights(base)];
  const now = new Map<string, boolean>();
  for (const role of new Set([...before.roles, ...after.roles]))
    if (before.roles.has(role) !== after.roles.has(role)) now.set(role, after.roles.has(role));
  for (const flag of ['responsabile', 'responsabileH35'] as const)
    if (before[flag] !== after[flag]) now.set(flag, after[flag]);
  const [were, are] = [before, after].map(({ stays }) => new Set(stays.map(stayKey)));
  const staysGiven = new Set([...are!].filter((key) => !were!.has(key)));
  const standing = base.managedPlants.map(plantWords);
  const beside = [...standingBeside(edited).values()];
  const staysTaken = before.stays
    .filter((stay) => !beside.some((theirs) => staysOverlap(stay, theirs)))
    .map(stayWords)
    .filter((words) => !standing.includes(words));
  return now.size + staysGiven.size + staysTaken.length === 0 ? null : { now, staysGiven, staysTaken };
}
