import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { FindingsDifference, RosterFinding } from '../legality/index.ts';
import { isLegal } from './cover-slot.ts';
import type { CoverCode } from './cover-slot.ts';

/** The cell that a finding shows, with its shift of class LAV. */
export interface BrokenCell {
  readonly employeeId: string;
  readonly shift: CoverCode;
  /** Whether the shift is saved. One that is only wished is not given away: its cell stays as it is. */
  readonly stands: boolean;
}

/** A cell that a mend writes. */
export interface MendCell {
  readonly employeeId: string;
  readonly day: Day;
  /** null: FREE. */
  readonly code: CoverCode | null;
}

/** Another code on the cell, the shift to another person, the shift on another day. */
export type FindingMendKind = 'code' | 'person' | 'day';

export interface MendOption {
  readonly kind: FindingMendKind;
  readonly cells: readonly MendCell[];
}

/** An option that mends, with all findings that it adds (warnings) and ends. */
export interface FindingMend<F extends RosterFinding = RosterFinding>
  extends MendOption, FindingsDifference<F> {}

export interface FindingMendInput<F extends RosterFinding = RosterFinding> {
  readonly broken: BrokenCell;
  readonly finding: Pick<RosterFinding, 'rule' | 'limit' | 'from'>;
  /** What these cells of one person would add to the standing findings and end of them. */
  readonly judge: (employeeId: string, cells: readonly MendCell[]) => FindingsDifference<F>;
  /** Whether the empty chairs of a slot of working shifts would become more. */
  readonly grows: (cells: readonly MendCell[]) => boolean;
}

const MOST_DAYS = 3;

/** The other codes that may stand on the cell's date, those of the nearest hours first; `codes` in the order of the plant's list. */
export function codeOptions(
  { employeeId, shift }: BrokenCell,
  codes: readonly CoverCode[],
): readonly MendOption[] {
  const apart = ({ start, end }: CoverCode): number =>
    Math.abs(start - shift.start) + Math.abs(end - shift.end);
  return codes
    .filter(({ turn }) => turn !== shift.turn)
    .toSorted((one, other) => apart(one) - apart(other))
    .map((code) => ({ kind: 'code', cells: [{ employeeId, day: shift.day, code }] }));
}

/** What is left on the cell when its shift is given away. */
export const givenAway = ({ employeeId, shift, stands }: BrokenCell): readonly MendCell[] =>
  stands ? [{ employeeId, day: shift.day, code: null }] : [];

/** The same shift for other people, in their order (point 33). */
export function personOptions(broken: BrokenCell, employees: readonly string[]): readonly MendOption[] {
  const { shift } = broken;
  return employees
    .filter((employeeId) => employeeId !== broken.employeeId)
    .map((employeeId) => ({
      kind: 'person',
      cells: [...givenAway(broken), { employeeId, day: shift.day, code: shift }],
    }));
}

/** The days within three of the cell's, the nearest first, of two the earlier. */
export function daysBesideCell(day: Day): readonly Day[] {
  return Array.from({ length: MOST_DAYS }, (_, nth) => [
    addDays(day, -nth - 1),
    addDays(day, nth + 1),
  ]).flat();
}

/** The shift on other days of the person. `codeOn`: the shift on a date; null where the person is not off, or it cannot stand. */
export function dayOptions(
  broken: BrokenCell,
  codeOn: (day: Day) => CoverCode | null,
): readonly MendOption[] {
  const { employeeId, shift } = broken;
  return daysBesideCell(shift.day).flatMap((day): MendOption[] => {
    const code = codeOn(day);
    return code === null ? [] : [{ kind: 'day', cells: [...givenAway(broken), { employeeId, day, code }] }];
  });
}

/**
 * The first option that mends a finding: legal, no slot's missing hours grow, and the rule is kept (domain.md 1.5, points 31
 * and 36). It pauses after each option that does not.
 */
export function* firstMend<F extends RosterFinding>(
  options: readonly MendOption[],
  { broken, finding, judge, grows }: FindingMendInput<F>,
): Generator<undefined, FindingMend<F> | null, undefined> {
  for (const option of options) {
    const changes = [...Map.groupBy(option.cells, ({ employeeId }) => employeeId)].map(
      ([employeeId, cells]) => ({ employeeId, ...judge(employeeId, cells) }),
    );
    const own = changes.find(({ employeeId }) => employeeId === broken.employeeId);
    const isMend =
      changes.every(isLegal) && keepsRule(finding, own ?? null, broken.stands) && !grows(option.cells);
    if (isMend)
      return {
        ...option,
        added: changes.flatMap(({ added }) => added),
        ended: changes.flatMap(({ ended }) => ended),
      };
    yield;
  }
  return null;
}

/** A finding that only moves to another day, or that is the same rule's warning, is not mended. */
function keepsRule(
  { rule, limit, from }: FindingMendInput['finding'],
  change: FindingsDifference | null,
  stands: boolean,
): boolean {
  if (change?.added.some((one) => one.rule === rule)) return false;
  const isEnded = change?.ended.some((one) => one.rule === rule && one.limit === limit && one.from === from);
  return !stands || isEnded === true;
}
