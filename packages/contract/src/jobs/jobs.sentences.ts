import { sentences } from '../sentences.ts';

/** What the server says about background jobs. */
export const jobSentence = sentences('jobs', {
  unknown: { it: 'Questo lavoro non esiste più.', en: 'This job no longer exists.' },
  changed: {
    it: 'Il lavoro nel frattempo è cambiato: ora è {{state}}.',
    en: 'The job has changed meanwhile: it is now “{{state}}”.',
  },
});
