import type { Categories } from '../lookups/index.ts';
import type { Role } from './role.ts';

interface Label {
  readonly it: string;
  readonly en: string;
}

/** M6.01: what people read where roles are listed. */
const LABEL: Readonly<Record<Role, Label>> = {
  ROLE_ADMIN: { it: 'Amministratore', en: 'Administrator' },
  ROLE_APPROVER: { it: 'Approvatore dei contenuti', en: 'Content approver' },
  ROLE_EDITOR: { it: 'Redattore', en: 'Editor' },
  ROLE_APPROVER_2: { it: 'Secondo livello di approvazione', en: 'Second-level approver' },
  ROLE_TIMEKEEPER: { it: 'Gestione presenze', en: 'Timekeeper' },
  ROLE_EXPENSES: { it: 'Amministrazione note spese', en: 'Expense administrator' },
  ROLE_HR: { it: 'Risorse umane', en: 'Human resources' },
  GEST_H35: { it: 'Gestore H35', en: 'H35 clerk' },
  RESP_H35: { it: 'Responsabile H35', en: 'H35 manager' },
  DIPE_EDIP: { it: 'Calendario EDIP', en: 'EDIP calendar' },
  DIPE_TRAVEL: { it: 'Trasferte', en: 'Trips' },
};

/** Every role that can be given, in the order of the screens. */
export const ROLES = Object.keys(LABEL) as readonly Role[];

export function isRole(code: string): code is Role {
  return Object.hasOwn(LABEL, code);
}

/**
 * The label of a role code; DIPE_TRAVEL may carry an ending, and the categories that see the calendar of shifts come as roles
 * too, under each of their names in capitals (P6.08, M6.02). A code that nobody knows stands for itself.
 */
export function roleLabel(code: string, language: 'it' | 'en', categories: Categories | null): string {
  if (isRole(code)) return LABEL[code][language];
  if (code.startsWith('DIPE_TRAVEL')) return LABEL.DIPE_TRAVEL[language];
  const category = categories?.passesGuard(code) ? categories.named(code) : null;
  if (!category) return code;
  return language === 'it' ? category.nameIt : category.nameEn;
}
