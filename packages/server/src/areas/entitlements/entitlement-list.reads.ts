import { entitlementList } from '@torre/contract/entitlements';
import type { EntitlementRow } from '@torre/contract/entitlements';
import { isoDay } from '@torre/domain/kernel';
import type { AreaDeps } from '../../platform/deps.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import type { ListSource } from '../../platform/list/list-source.ts';
import { STANDING } from './entitlement.reads.ts';
import { actionsOn } from './entitlements.access.ts';

/** `$1`: today. Who has no post today stays in the list, without a plant. */
const SOURCE: ListSource<typeof entitlementList> = {
  list: entitlementList,
  select: `x.employee_id as "employeeId", e.name as nome, e.surname as cognome, a.icao as plant, a.category as categoria,
    ${STANDING}`,
  from: `leave_entitlement x
    join employee e on e.employee_id = x.employee_id
    left join assignment a on a.employee_id = x.employee_id
      and a.valid_from <= $1::date and (a.valid_to is null or a.valid_to >= $1::date)`,
  id: { sql: "x.employee_id || ' ' || x.year || ' ' || x.balance", type: 'text' },
  columns: {
    nome: { sql: "concat_ws(' ', e.surname, e.name, e.surname)", order: "e.surname || ' ' || e.name" },
    code: { sql: 'x.employee_id' },
    plant: { sql: 'a.icao', order: "coalesce(a.icao, '')" },
    categoria: { sql: 'a.category', order: "coalesce(a.category, '')" },
    year: { sql: 'x.year::text' },
    balance: { sql: 'x.balance' },
  },
};

type Row = Omit<EntitlementRow, 'allowedActions'>;

/** Years of balances of everybody; the row policies show them to human resources. */
export const entitlementDesk = ({ db, clock }: Pick<AreaDeps, 'db' | 'clock'>) =>
  new ListDesk(db, {
    source: SOURCE,
    given: () => [isoDay(clock.today())],
    rows: (raw: readonly (Row & { readonly place?: unknown })[], principal) =>
      raw.map(({ place: _place, ...row }): EntitlementRow => ({
        ...row,
        allowedActions: actionsOn(principal, row),
      })),
  });
