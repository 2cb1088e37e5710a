import type { SessionReply } from '@torre/contract/identity';
import { isManager } from '@torre/domain/identity';

export type GuardName = 'manager' | 'plants' | 'category' | 'administrator' | 'hr' | 'editorial';

type Rule = (session: SessionReply) => boolean;

/** Who passes each guard; the server checks every call again. */
const PASSES: Record<GuardName, Rule> = {
  /** P2.16 */
  manager: ({ utente }) => isManager(utente),
  /** P2.17, B47: no list or an empty one is refused; a list that holds only '-' passes to the empty answers. */
  plants: ({ plants }) => plants !== null && plants.length > 0,
  /** P2.18: which categories pass is the organisation's to say, and the server tells. */
  category: ({ allowedActions }) => allowedActions.includes('see-own-calendar'),
  administrator: ({ allowedActions }) => allowedActions.includes('administer'),
  hr: ({ allowedActions }) => allowedActions.includes('keep-qualifications'),
  editorial: ({ allowedActions }) => allowedActions.includes('edit-content'),
};

/** The first guard that refuses this session, or null when it may enter. */
export function refusingGuard(guards: readonly GuardName[], session: SessionReply): GuardName | null {
  return guards.find((guard) => !PASSES[guard](session)) ?? null;
}
