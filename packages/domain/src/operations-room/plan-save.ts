import { MINUTES_PER_DAY, accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails, Refused } from '../kernel/index.ts';
import { overlap, without } from './time-plan.ts';
import type { Span, TimePlan } from './time-plan.ts';

/** A plan prepares, then its people may read it; it is not taken back from them. */
export const PLAN_STATES = ['DRAFT', 'PUBLISHED'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What went by stands. */
export const isPlanEditable = (day: Day, today: Day): boolean => day >= today;

/** Of a plan as it stands, or as its plant's configuration opens it. */
export interface StandingPlan {
  readonly state: PlanState;
  readonly timePlans: readonly TimePlan[];
}

export interface PlanSave {
  readonly day: Day;
  readonly today: Day;
  readonly standing: StandingPlan;
  readonly wanted: StandingPlan;
  readonly positions: ReadonlySet<string>;
  /** When the people of the plant are there to be placed, by personnel code. */
  readonly present: ReadonlyMap<string, readonly Span[]>;
  /** Minutes that pass between two readings of the day's clock; none in the hour that the spring leaves out (domain.md 6). */
  readonly lasting: (span: Span) => number;
}

/** Why a plan is not saved. */
export interface PlanRefusals {
  readonly 'day-past': NoDetails;
  readonly 'published-already': NoDetails;
  readonly 'time-wrong': { readonly timePlanId: string };
  /** In the hour that the spring leaves out. */
  readonly 'no-such-hour': { readonly at: number };
  readonly 'id-twice': { readonly timePlanId: string };
  readonly 'position-unknown': { readonly positionId: string };
  readonly 'position-taken': { readonly positionId: string; readonly at: number };
  readonly 'person-twice': { readonly employeeId: string; readonly at: number };
  /** `at`: the first minute in which the person is not there. */
  readonly 'not-present': { readonly employeeId: string; readonly at: number };
}

/**
 * Whether a plan may be saved. Who was placed and left the shift since may stay as it stands: a change elsewhere in the
 * plan is not held up by it.
 */
export function decidePlanSave(save: PlanSave): Decision<void, PlanRefusals> {
  const { day, today, standing, wanted, positions, present, lasting } = save;
  if (!isPlanEditable(day, today)) return refuse('day-past');
  if (standing.state === 'PUBLISHED' && wanted.state === 'DRAFT') return refuse('published-already');
  const seen = new Set<string>();
  for (const { timePlanId, positionId, begin, end } of wanted.timePlans) {
    if (!(begin >= 0 && begin < end && end <= MINUTES_PER_DAY)) return refuse('time-wrong', { timePlanId });
    if (lasting({ begin, end }) <= 0) return refuse('no-such-hour', { at: begin });
    if (seen.has(timePlanId)) return refuse('id-twice', { timePlanId });
    seen.add(timePlanId);
    if (!positions.has(positionId)) return refuse('position-unknown', { positionId });
  }
  const clash = firstClash(wanted.timePlans);
  if (clash !== null) return clash;
  const stood = new Set(standing.timePlans.map(placeOf));
  for (const plan of wanted.timePlans) {
    if (plan.employeeId === null || stood.has(placeOf(plan))) continue;
    const [missing] = without([plan], present.get(plan.employeeId) ?? []);
    if (missing !== undefined)
      return refuse('not-present', { employeeId: plan.employeeId, at: missing.begin });
  }
  return accept();
}

const placeOf = ({ positionId, employeeId, begin, end }: TimePlan): string =>
  `${positionId} ${employeeId} ${begin} ${end}`;

function firstClash(plans: readonly TimePlan[]): Refused<PlanRefusals> | null {
  const ordered = plans.toSorted((one, other) => one.begin - other.begin);
  for (const [index, plan] of ordered.entries()) {
    for (const earlier of ordered.slice(0, index)) {
      if (!overlap(earlier, plan)) continue;
      if (earlier.positionId === plan.positionId)
        return refuse('position-taken', { positionId: plan.positionId, at: plan.begin });
      if (plan.employeeId !== null && earlier.employeeId === plan.employeeId)
        return refuse('person-twice', { employeeId: plan.employeeId, at: plan.begin });
    }
  }
  return null;
}
