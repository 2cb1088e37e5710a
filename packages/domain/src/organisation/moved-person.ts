import type { FactEdit } from './check-facts.ts';
import type { FactRow, FactValue, StandingFact } from './fact.ts';
import type { FactKindName } from './fact-kinds.ts';
import { spanOfFact } from './fact-set.ts';
import { dayBefore } from './state-from.ts';

/** What stands of a person, past, present and planned. */
export type PersonFacts = Readonly<
  Record<'assignment' | 'employee_cycle' | 'employee_specialization', readonly StandingFact[]>
>;

/** Somebody goes to another place: another plant, unit or island. Days YYYY-MM-DD. */
export interface PersonMove {
  readonly employeeId: string;
  /** First day there. */
  readonly day: string;
  /** Columns of the new assignment, without person and days. */
  readonly to: Readonly<
    Record<'icao' | 'unit_code' | 'category' | 'island_id' | 'employment_condition', FactValue>
  >;
  /** The cycle that is followed there and the day of its first shift; null: none. */
  readonly cycle: { readonly cycleId: string; readonly anchorDay: string } | null;
  /** Endorsements of the new plant and their last days. */
  readonly endorsements: readonly { readonly specializationId: string; readonly validTo: string }[];
}

/**
 * The edits of a move: what holds on the day ends on the day before, what begins later goes, and the new place begins.
 * Within one plant endorsements stay, and the cycle unless another is named.
 */
export function movedPerson(facts: PersonFacts, move: PersonMove): readonly FactEdit[] {
  const { employeeId, day, to, cycle, endorsements } = move;
  const person = { employee_id: employeeId };
  const icao = to.icao;
  const staysInPlant = (row: FactRow): boolean => row['icao'] === icao;
  const edits = endedFrom('assignment', facts.assignment, day);
  const first: FactEdit = {
    kind: 'assignment',
    values: { ...person, valid_from: day, valid_to: null, ...to },
    version: versionAt(facts.assignment, day),
  };
  const cycles = facts.employee_cycle.filter(({ values }) => cycle !== null || !staysInPlant(values));
  const left = facts.employee_specialization.filter(({ values }) => !staysInPlant(values));
  return [
    ...edits.filter(({ values }) => values['valid_from'] !== day),
    first,
    ...endedFrom('employee_cycle', cycles, day).filter(
      ({ values, remove }) => cycle === null || !remove || values['valid_from'] !== day,
    ),
    ...(cycle === null
      ? []
      : [
          {
            kind: 'employee_cycle',
            values: {
              ...person,
              valid_from: day,
              valid_to: null,
              icao,
              cycle_id: cycle.cycleId,
              anchor_day: cycle.anchorDay,
            },
            version: versionAt(cycles, day),
          } satisfies FactEdit,
        ]),
    ...endedFrom('employee_specialization', left, day),
    ...endorsements.map(({ specializationId, validTo }): FactEdit => ({
      kind: 'employee_specialization',
      values: {
        ...person,
        icao,
        specialization_id: specializationId,
        valid_from: day,
        valid_to: validTo,
      },
      version: null,
    })),
  ];
}

/** What holds on the day ends on the day before; what begins on it or later goes. */
function endedFrom(kind: FactKindName, rows: readonly StandingFact[], day: string): readonly FactEdit[] {
  return rows.flatMap(({ values, version }): readonly FactEdit[] => {
    const { from, to } = spanOfFact(kind, values);
    if (to < day) return [];
    if (from >= day) return [{ kind, values, version, remove: true }];
    return [{ kind, values: { ...values, valid_to: dayBefore(day) }, version }];
  });
}

/** Of the row that begins on the day already and is written over; null: there is none. */
function versionAt(rows: readonly StandingFact[], day: string): number | null {
  return rows.find(({ values }) => values['valid_from'] === day)?.version ?? null;
}
