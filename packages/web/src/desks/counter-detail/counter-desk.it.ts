/** Texts of the counter detail's screen around its cards. */
export const it = {
  requests: 'RICHIESTE',
  byTheHour: 'a ore, tra le {{from}} e le {{to}}',
  noRequests: 'Nessuna richiesta a ore tocca la fascia {{from}}–{{to}}.',
} as const;
