import type { PersonalClass } from '../platform/area/described-table.ts';

/** Who asks, in the canary tests; the victim is the person whose fields hold canaries. */
export const ASKERS = {
  victim: 'cta.lirr',
  colleague: 'meteo.lirr',
  manager: 'responsabile.lirr',
  foreignManager: 'responsabile.lirf',
  administrator: 'admin',
  nobody: null,
} as const;

export type Asker = keyof typeof ASKERS;

/** In whose answers a text of each class may stand (decisions.md, What colleagues may see). */
export const WHO_READS: Readonly<Record<PersonalClass, readonly Asker[]>> = {
  COLLEAGUES: ['victim', 'colleague', 'manager', 'administrator'],
  WORK: ['victim', 'manager'],
  MANAGERS: ['manager'],
  ACCOUNT: ['victim', 'administrator'],
  OWN: ['victim'],
  TRAIL: ['administrator'],
  // The person and who decides; HR reads no attendance.
  HEALTH: ['victim', 'manager'],
  HR: ['victim'],
  // Of these nobody works at the desk.
  DESK: [],
  INTERNAL: [],
};
