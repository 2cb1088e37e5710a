import type { TestClient } from '../testing/index.ts';
import type { AttackWorld } from './attack-world.ts';

/** A saving call as who may make it makes it: it succeeds for them, and changes nothing when others make it. */
export interface SavingAttack {
  readonly by: 'manager' | 'administrator' | 'employee' | 'hr' | 'editor' | 'contentApprover';
  readonly send: (client: TestClient, world: AttackWorld) => Promise<{ readonly status: number }>;
}

export function by(who: SavingAttack['by'], send: SavingAttack['send']): SavingAttack {
  return { by: who, send };
}
