import type { OutboxRow } from '../../platform/events/live-message.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of an entitlement or a right; the payload names the person and nothing else. */
export const ENTITLEMENTS_CHANGED = topic('entitlements.changed');

/** Whose entitlements changed. */
export function changedEntitlements(rows: readonly OutboxRow[]): readonly string[] {
  return [...new Set(rows.map(({ payload }) => (payload as { employeeId: string }).employeeId))];
}
