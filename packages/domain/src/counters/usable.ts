import type { Day } from '../kernel/index.ts';
import type { EmploymentCondition } from './absences.ts';
import { MOST_SPECIALIZATIONS } from './counters-input.ts';
import type { Standing } from './counters-input.ts';

/** A stretch of days, both included; null: for ever. */
export interface Validity {
  readonly from: Day;
  readonly to: Day | null;
}

export type QualificationKind = 'LICENCE' | 'MEDICAL' | 'ENGLISH' | 'SUSPENSION';

/** A specialization of a plant (domain.md 3.3). */
export interface Specialization {
  readonly specializationId: string;
  readonly category: string;
  /** Asks for licence, medical and English; AFIS, ARO and MET do not. */
  readonly licensed: boolean;
  /** Held by everybody of the category, without an endorsement of one's own. */
  readonly ofCategory: boolean;
}

/** What is known of one person at one plant. */
export interface Competences {
  readonly posts: readonly (Validity & {
    readonly category: string;
    readonly islandId: string | null;
    readonly condition: EmploymentCondition;
  })[];
  readonly endorsements: readonly (Validity & { readonly specializationId: string })[];
  readonly qualifications: readonly (Validity & { readonly kind: QualificationKind })[];
}

const holds = ({ from, to }: Validity, day: Day): boolean => from <= day && (to === null || day <= to);

/** The employment condition of somebody's post at the plant on a day; null without one. */
export function conditionOf({ posts }: Pick<Competences, 'posts'>, day: Day): EmploymentCondition | null {
  return posts.find((one) => holds(one, day))?.condition ?? null;
}

/** What a licensed specialization asks for (domain.md 3.3); it must hold on the day. */
export const ASKED_OF_LICENSED = ['LICENCE', 'MEDICAL', 'ENGLISH'] as const;

export type AskedQualification = (typeof ASKED_OF_LICENSED)[number];

/**
 * What somebody may do on a day, as the counters need it: usable(person, spec, t) of domain.md 3.3; the end date itself
 * is still valid. Who has no post at the plant on that day may do nothing. Throws RangeError for more specializations than
 * the counters can tell apart.
 */
export function standingOf(
  { posts, endorsements, qualifications }: Competences,
  day: Day,
  names: { readonly specializations: readonly Specialization[]; readonly islands: readonly string[] },
): Standing {
  if (names.specializations.length > MOST_SPECIALIZATIONS) throw new RangeError('too many specializations');
  const post = posts.find((one) => holds(one, day));
  if (!post) return { specializations: 0, island: -1 };
  const has = (kind: QualificationKind): boolean =>
    qualifications.some((one) => one.kind === kind && holds(one, day));
  const isSuspended = has('SUSPENSION');
  const isLicensed = ASKED_OF_LICENSED.every(has);
  const specializations = names.specializations.reduce((bits, specialization, index) => {
    const { specializationId, category, licensed, ofCategory } = specialization;
    const isUsable =
      category === post.category &&
      !isSuspended &&
      (!licensed || isLicensed) &&
      (ofCategory ||
        endorsements.some((one) => one.specializationId === specializationId && holds(one, day)));
    return isUsable ? bits | (1 << index) : bits;
  }, 0);
  return { specializations, island: post.islandId === null ? -1 : names.islands.indexOf(post.islandId) };
}
