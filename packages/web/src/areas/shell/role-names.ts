import type { Utente } from '@torre/contract/identity';
import { isH35Manager, isManager, roleLabel } from '@torre/domain/identity';
import type { Categories } from '@torre/domain/lookups';
import { currentLanguage } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';

/** What a person may be told about their own rights: the manager flags (P6.06, P6.07), then the labels of the roles (M6.01). */
export function roleNames(t: Texts<'shell'>, utente: Utente, categories: Categories): readonly string[] {
  const names = [
    ...(isManager(utente) ? [t('manager')] : []),
    ...(isH35Manager(utente) ? [t('managerH35')] : []),
    ...utente.ruoli.map(({ ruolo }) => roleLabel(ruolo, currentLanguage(), categories)),
  ];
  // A flag and a role may have one name.
  return [...new Set(names)];
}
