/** Texts of `/amministrazione/lavori`. */
export const it = {
  jobs: 'Lavori',
  jobsHint: 'Quello che Torre fa in sottofondo',
  progressOf: 'Avanzamento di {{name}}',
  retry: 'Riprova',
  cancel: 'Annulla',
  cancelQuestion: 'Annullare «{{name}}»?',
  cancelWhy: 'Il lavoro si ferma e quello che ha fatto finora non vale. Puoi ripeterlo più tardi.',
  cancelYes: 'Sì, annulla',
  retried: 'Lavoro rimesso in coda: {{name}}',
  cancelled: 'Lavoro annullato: {{name}}',
  retryFailed: 'Non è stato possibile ripetere il lavoro',
  cancelFailed: 'Non è stato possibile annullare il lavoro',
  retryMany: 'Ripetere i lavori scelti ({{count}})?',
  cancelMany: 'Annullare i lavori scelti ({{count}})?',
  noJobs: 'Nessun lavoro',
  noJobsWhy: 'I lavori compaiono qui appena iniziano e restano per una settimana.',
} as const;
