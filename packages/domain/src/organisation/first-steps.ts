/** What a plant needs before its first month stands, in the order in which it is described (issue, point 8). */
export const FIRST_STEPS = [
  'plant',
  'shifts',
  'timeslots',
  'positions',
  'people',
  'qualifications',
  'rights',
  'cycles',
  'month',
] as const;

export type FirstStepName = (typeof FIRST_STEPS)[number];

/** Who may do a step: an administrator, HR, or the manager of the plant. */
export type StepOwner = 'administrator' | 'hr' | 'manager';

export const STEP_OWNER: Readonly<Record<FirstStepName, StepOwner>> = {
  plant: 'administrator',
  shifts: 'administrator',
  timeslots: 'administrator',
  positions: 'administrator',
  people: 'administrator',
  qualifications: 'hr',
  rights: 'administrator',
  cycles: 'administrator',
  month: 'manager',
};

/** How much stands of a plant on a day; counts alone, nobody's papers. */
export interface PlantContents {
  /** Definitions of work. */
  readonly shifts: number;
  readonly timeslots: number;
  readonly specializations: number;
  readonly positions: number;
  /** Positions that some configuration opens. */
  readonly openPositions: number;
  readonly people: number;
  /** People with no specialization that a position asks for: they count nowhere. */
  readonly peopleWithoutSpecialization: number;
  /** Holders of a licensed specialization whose licence, medical certificate or English is missing. */
  readonly peopleWithoutQualifications: number;
  /** Accounts that keep qualifications. */
  readonly hrAccounts: number;
  readonly managers: number;
  /** Managers who have never had a password. */
  readonly managersWithoutPassword: number;
  readonly cycles: number;
  /** People who follow no cycle. */
  readonly peopleWithoutCycle: number;
  /** Published cells from the day on; one stands for any number of them. */
  readonly publishedCells: number;
}

/** What a step still lacks; `count` of what the word counts, null where there is simply none. */
export interface MissingPart {
  readonly what: keyof PlantContents;
  readonly count: number | null;
}

export interface FirstStep {
  readonly step: FirstStepName;
  readonly owner: StepOwner;
  readonly isDone: boolean;
  readonly missing: readonly MissingPart[];
}

type Parts = readonly (readonly [what: keyof PlantContents, wants: 'some' | 'none'])[];

/** Of each step what there must be some of, and none of. */
const PARTS: Readonly<Record<FirstStepName, Parts>> = {
  plant: [],
  shifts: [['shifts', 'some']],
  timeslots: [['timeslots', 'some']],
  positions: [
    ['specializations', 'some'],
    ['positions', 'some'],
    ['openPositions', 'some'],
  ],
  people: [
    ['people', 'some'],
    ['peopleWithoutSpecialization', 'none'],
  ],
  qualifications: [
    ['hrAccounts', 'some'],
    ['peopleWithoutQualifications', 'none'],
  ],
  rights: [
    ['managers', 'some'],
    ['managersWithoutPassword', 'none'],
  ],
  cycles: [
    ['cycles', 'some'],
    ['peopleWithoutCycle', 'none'],
  ],
  month: [['publishedCells', 'some']],
};

/** The steps with what each lacks; null: there is no plant yet. */
export function firstSteps(contents: PlantContents | null): readonly FirstStep[] {
  return FIRST_STEPS.map((step) => {
    const owner = STEP_OWNER[step];
    if (contents === null) return { step, owner, isDone: false, missing: [] };
    const missing = PARTS[step].flatMap(([what, wants]): readonly MissingPart[] => {
      const count = contents[what];
      if (wants === 'some') return count === 0 ? [{ what, count: null }] : [];
      // Of nobody nothing is missing: that there is nobody is said by the step of people.
      return count > 0 ? [{ what, count }] : [];
    });
    // Of a plant without people nobody lacks anything: steps about people wait for them.
    const isEmpty = contents.people === 0 && ['qualifications', 'cycles'].includes(step);
    return { step, owner, isDone: missing.length === 0 && !isEmpty, missing };
  });
}

/** Whether the plant has begun: a month of it stands. What a running plant lacks is shown where it is looked after. */
export const hasStarted = (steps: readonly Pick<FirstStep, 'step' | 'isDone'>[]): boolean =>
  steps.some(({ step, isDone }) => step === 'month' && isDone);
