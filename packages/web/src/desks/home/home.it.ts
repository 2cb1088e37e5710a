/** Texts of the home page. */
export const it = {
  waiting: 'Cosa mi aspetta',
  noPlant: 'Nessun impianto assegnato',
  noPlantWhy: 'Qui vedi i turni scoperti quando un amministratore di Torre ti assegna un impianto.',
} as const;
