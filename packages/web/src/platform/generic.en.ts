import type { SameKeys } from './text-catalogue.ts';
import type { it } from './generic.it.ts';

export const en: SameKeys<typeof it> = {
  informationUnavailable: 'The information cannot be retrieved.',
  requestedInformationUnavailable: 'The requested information cannot be found.',
  offline: 'The connection to the service is interrupted.',
  saveWaits: 'What you saved leaves by itself as soon as it is back, within 20 seconds.',
  serviceBusy: 'The service is very busy: trying again in a few seconds.',
  countersNotUpdated: 'The shift is saved. The counters realign by themselves.',
  sessionExpired: 'Your session has expired',
  sessionExpiredWhy: 'Sign in again: you will return to the page you were on.',
  sessionEnded: 'Your session has ended',
  sessionEndedWhy: 'You signed out in another tab, or an administrator closed it.',
  signedOut: 'You have signed out of Torre',
};
