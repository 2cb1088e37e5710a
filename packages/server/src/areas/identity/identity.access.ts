import { identitySentence } from '@torre/contract/identity/sentences';
import type { AccessRule } from '../../platform/access/access.ts';
import { allow, denied } from '../../platform/access/access.ts';
import { plantsOf } from './session.reads.ts';

/** Only a plant of the session's own list can be selected. */
export const holdsSelectedPlant: AccessRule<{ body: { selectedImpiantoIcao: string } }> = (
  principal,
  { body },
) =>
  plantsOf(principal)?.includes(body.selectedImpiantoIcao) ? allow : denied(identitySentence('plantNotOwn'));
