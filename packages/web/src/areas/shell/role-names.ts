import type { Utente } from '@torre/contract/identity';
import { isH35Manager, isManager } from '@torre/domain/identity';
import type { Texts } from '../../platform/text-catalogue.ts';
import type { it } from './shell.it.ts';

/** What a person may be told about their own rights: the manager flags (P6.06, P6.07), then the role codes as they are. */
export function roleNames(t: Texts<typeof it>, utente: Utente): readonly string[] {
  return [
    ...(isManager(utente) ? [t('manager')] : []),
    ...(isH35Manager(utente) ? [t('managerH35')] : []),
    ...utente.ruoli.map(({ ruolo }) => ruolo),
  ];
}
