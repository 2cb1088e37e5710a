import { addRight, changeRight, openEntitlementYear, saveEntitlement } from '@torre/contract/entitlements';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

const RIGHT = { assisted: null, validFrom: '20261201', validTo: null, note: null };

/** Saving calls of entitlements and rights. */
export const ENTITLEMENT_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  saveEntitlement: by('hr', (client, { employee }) =>
    client.call(saveEntitlement, {
      path: { employeeId: employee, balance: 'ROS', year: 2026 },
      body: { teorica: 99, riduzioni: 0, forzate: 0, residuoAnniPrec: 0, residuoAnnoPrec: 0, version: 0 },
    }),
  ),
  openEntitlementYear: by('hr', (client) =>
    client.call(openEntitlementYear, { path: { year: 2027 }, query: {} }),
  ),
  addRight: by('hr', (client, { employee }) =>
    client.call(addRight, { path: { employeeId: employee }, body: { right: 'UNION', ...RIGHT } }),
  ),
  changeRight: by('hr', (client, { right }) =>
    client.call(changeRight, {
      path: { rightId: right },
      body: { ...RIGHT, assisted: 'ALTRI', version: 1 },
    }),
  ),
};
