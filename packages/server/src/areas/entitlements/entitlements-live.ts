import type { EntitlementsPatch } from '@torre/contract/entitlements';
import { ROLE } from '@torre/domain/identity';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of an entitlement or a right; the payload names the person and nothing else. */
export const ENTITLEMENTS_CHANGED = topic('entitlements.changed');

const OF_SOMEBODY: EntitlementsPatch = { employeeId: null };

/** Tells the people themselves, and human resources once, whoever it is about. */
export async function entitlementMessages(rows: readonly OutboxRow[]): Promise<readonly LiveMessage[]> {
  const patches = new Map<string | null, EntitlementsPatch>(
    rows.map(({ payload }) => {
      const { employeeId } = payload as EntitlementsPatch;
      return [employeeId, { employeeId }];
    }),
  );
  return [
    {
      name: 'entitlements',
      audience: ({ employeeId, roles }) =>
        roles.has(ROLE.hr) ? OF_SOMEBODY : (patches.get(employeeId) ?? null),
    },
  ];
}
