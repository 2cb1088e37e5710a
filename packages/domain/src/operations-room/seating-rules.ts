import { limitsOfIsland, rulesOfCategory } from '../legality/index.ts';
import type { PositionRules } from '../legality/index.ts';
import type { FillPerson, RoomToFill } from './room-to-fill.ts';
import type { Seating } from './seating.ts';
import { NONE } from './seating.ts';
import { merged, without } from './time-plan.ts';

/** How long somebody may sit at positions of a class without a break, and how long the break is. */
export interface SittingLimits {
  readonly maxMinutes: number;
  readonly minBreak: number;
}

/** R373.3 and R373.4 as they bind the people of a room. */
export interface SeatingRules {
  /** The strictest limits of the islands of a block without a break: of single islands first, then of their mixtures. */
  readonly classes: readonly SittingLimits[];
  /** By person and position: people of one category share theirs. */
  readonly classOf: readonly (readonly number[])[];
  /** By two classes. */
  readonly mixed: readonly (readonly number[])[];
  /** By person: whether R373.3 holds. */
  readonly isLimited: readonly boolean[];
  /** By person and column: which duty of the person it is in, NONE: in none. */
  readonly dutyAt: Int8Array;
  /** By person and duty: minutes that may be sat in it; Infinity where R373.4 does not hold. */
  readonly mostMinutes: readonly (readonly number[])[];
}

interface Rule {
  readonly attiva: boolean;
  readonly categorie: readonly string[];
}

export function seatingRules(room: RoomToFill, seating: Seating): SeatingRules {
  const rulesOf = room.people.map(({ category }) => rulesOfCategory(room.rules, category));
  const holds = ({ attiva, categorie }: Rule, { category }: FillPerson): boolean =>
    attiva && (categorie.length === 0 || categorie.includes(category));
  const classes: SittingLimits[] = [];
  const classFor = ({ maxMinutes, minBreak }: SittingLimits): number => {
    const known = classes.findIndex((one) => one.maxMinutes === maxMinutes && one.minBreak === minBreak);
    return known === -1 ? classes.push({ maxMinutes, minBreak }) - 1 : known;
  };
  const ofRules = new Map(
    [...new Set(rulesOf)].map((rules) => [
      rules,
      room.positions.map(({ islandId }) => classFor(limitsOfIsland(rules['R373.3'], islandId))),
    ]),
  );
  const mixed: number[][] = [];
  // mixtures of mixtures are found while the list grows
  for (let one = 0; one < classes.length; one++)
    for (let other = 0; other <= one; other++) {
      const [first, second] = [classes[one]!, classes[other]!];
      const both = classFor({
        maxMinutes: Math.min(first.maxMinutes, second.maxMinutes),
        minBreak: Math.max(first.minBreak, second.minBreak),
      });
      (mixed[one] ??= [])[other] = both;
      (mixed[other] ??= [])[one] = both;
    }
  const dutyAt = new Int8Array(seating.people * seating.columns).fill(NONE);
  room.people.forEach(({ duties }, person) =>
    duties.forEach(({ begin, end }, duty) =>
      dutyAt.fill(
        duty,
        person * seating.columns + seating.columnAt(begin),
        person * seating.columns + seating.columnAt(end),
      ),
    ),
  );
  return {
    classes,
    classOf: rulesOf.map((rules) => ofRules.get(rules)!),
    mixed,
    isLimited: room.people.map((person, index) => holds(rulesOf[index]!['R373.3'], person)),
    dutyAt,
    mostMinutes: room.people.map((person, index) => {
      const ratio = rulesOf[index]!['R373.4'];
      const isBound = holds(ratio, person);
      return person.duties.map((duty) => (isBound ? mostInDuty(duty, ratio) : Number.POSITIVE_INFINITY));
    }),
  };
}

/** Position ÷ break ≤ maxRapporto, where all that is neither activity nor position is a break. */
function mostInDuty(
  { begin, end, activities }: FillPerson['duties'][number],
  { maxRapporto, minMinutiPosizioneValutati }: PositionRules['R373.4'],
): number {
  const free = without([{ begin, end }], merged(activities)).reduce(
    (sum, span) => sum + span.end - span.begin,
    0,
  );
  return Math.max(
    minMinutiPosizioneValutati - 1,
    Math.floor((maxRapporto * free) / (1 + maxRapporto) + 1e-6),
  );
}
