import { settingOn } from '@torre/domain/configuration';
import { openYear } from '@torre/domain/entitlements';
import { dayOf } from '@torre/domain/kernel';
import type { DemoPerson } from '../organisation/plant-people.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import type { LeaveEntitlementRow, WorldDraft } from '../world.ts';

/** Leave that was left, of older years and of the last one. */
const LEFT = { older: 4, last: 9 };
/** Two weeks of the first year lie before the rosters of the demo: human resources wrote them as taken. */
const TAKEN_BEFORE = 10;
/** One in so many took none of them, and hears of it at the end of the year (L66.6). */
const WITHOUT = 40;
/** domain.md 2.4: 3 + 5 + (28 - 2). */
const EXAMPLE = { residuo_anni_prec: 3, residuo_anno_prec: 5, riduzioni: 2 };

/** What everybody has in these years, as their opening gives it; leave that was left stands with the first of them. */
export function addEntitlements(
  world: WorldDraft,
  people: readonly DemoPerson[],
  years: readonly number[],
  example: string,
  random: SeededRandom,
): void {
  const rightsOf = Map.groupBy(world.person_right, ({ employee_id }) => employee_id);
  const persons = people.map(({ employeeId }) => ({
    employeeId,
    rights: (rightsOf.get(employeeId) ?? []).map(({ right_kind }) => right_kind),
    opened: [],
  }));
  for (const year of years) {
    const { added } = openYear(
      year,
      persons,
      (balance) => settingOn(new Map(), `entitlements.${balance}`, null, dayOf(year, 1, 1)).LO,
    );
    const late = new Set(
      people.filter((_, nth) => nth % WITHOUT === WITHOUT - 1).map((one) => one.employeeId),
    );
    for (const { employeeId: employee_id, balance, teorica } of added) {
      const row: LeaveEntitlementRow = {
        employee_id,
        balance,
        year,
        teorica,
        riduzioni: 0,
        forzate: 0,
        residuo_anni_prec: 0,
        residuo_anno_prec: 0,
      };
      if (year !== years[0] || balance !== 'FER') world.leave_entitlement.push(row);
      else {
        const forzate = late.has(employee_id) ? 0 : TAKEN_BEFORE;
        world.leave_entitlement.push({
          ...row,
          forzate,
          ...leftOf(employee_id === example, forzate, random),
        });
      }
    }
  }
}

/** What was taken was of the year before. */
function leftOf(isExample: boolean, forzate: number, random: SeededRandom) {
  const drawn = {
    residuo_anni_prec: random.below(LEFT.older),
    residuo_anno_prec: 2 + random.below(LEFT.last) + forzate,
  };
  return isExample ? EXAMPLE : drawn;
}
