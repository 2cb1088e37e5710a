/** Every role that an account may hold, to the letter. */
export const ROLE = {
  admin: 'ROLE_ADMIN',
  approver: 'ROLE_APPROVER',
  editor: 'ROLE_EDITOR',
  approver2: 'ROLE_APPROVER_2',
  timekeeper: 'ROLE_TIMEKEEPER',
  expenses: 'ROLE_EXPENSES',
  hr: 'ROLE_HR',
  gestH35: 'GEST_H35',
  respH35: 'RESP_H35',
  dipeEdip: 'DIPE_EDIP',
  dipeTravel: 'DIPE_TRAVEL',
} as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** P6.06, B14: the flag alone decides, no role stands in for it. */
export function isManager(utente: { readonly responsabile: boolean }): boolean {
  return utente.responsabile;
}

/** P6.07, B14: opens no manager screen by itself. */
export function isH35Manager(utente: { readonly responsabileH35: boolean }): boolean {
  return utente.responsabileH35;
}
