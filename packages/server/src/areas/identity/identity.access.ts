import { identitySentence } from '@torre/contract/identity/sentences';
import { allow, denied } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { plantsOf } from './session.reads.ts';

/** Only a plant of the session's own list can be selected. */
export function holdsSelectedPlant(principal: Principal, icao: string): Access {
  return plantsOf(principal)?.includes(icao) ? allow : denied(identitySentence('plantNotOwn'));
}
