import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    jobs: typeof jobsTexts;
  }
}

/** Texts of `/amministrazione/lavori`. */
export const jobsTexts = registerTexts('jobs', {
  jobs: ['Lavori', 'Jobs'],
  jobsHint: ['Quello che Torre fa in sottofondo', 'What Torre does in the background'],
  progressOf: ['Avanzamento di {{name}}', 'Progress of {{name}}'],
  retry: ['Riprova', 'Try again'],
  cancel: ['Annulla', 'Cancel'],
  cancelQuestion: ['Annullare «{{name}}»?', 'Cancel “{{name}}”?'],
  cancelWhy: [
    'Il lavoro si ferma e quello che ha fatto finora non vale. Puoi ripeterlo più tardi.',
    'The job stops, and what it did so far does not count. You can repeat it later.',
  ],
  cancelYes: ['Sì, annulla', 'Yes, cancel'],
  retried: ['Lavoro rimesso in coda: {{name}}', 'Job queued again: {{name}}'],
  cancelled: ['Lavoro annullato: {{name}}', 'Job cancelled: {{name}}'],
  retryFailed: ['Non è stato possibile ripetere il lavoro', 'The job could not be repeated'],
  cancelFailed: ['Non è stato possibile annullare il lavoro', 'The job could not be cancelled'],
  retryMany: ['Ripetere i lavori scelti ({{count}})?', 'Try the chosen jobs again ({{count}})?'],
  cancelMany: ['Annullare i lavori scelti ({{count}})?', 'Cancel the chosen jobs ({{count}})?'],
  noJobs: ['Nessun lavoro', 'No jobs'],
  noJobsWhy: [
    'I lavori compaiono qui appena iniziano e restano per una settimana.',
    'Jobs appear here as soon as they begin and stay for a week.',
  ],
});
