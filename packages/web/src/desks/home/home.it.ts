/** Texts of the home page. */
export const it = {
  waiting: 'Cosa mi aspetta',
  noPlant: 'Nessun impianto assegnato',
  noPlantWhy: 'Qui vedi i turni scoperti quando ti viene assegnato un impianto.',
} as const;
