import type { JobState } from '@torre/domain/jobs';
import { listOf, optionText } from '../list/list.endpoint.ts';
import type { Language, Words } from '../list/list.endpoint.ts';
import type { JobRow } from './jobs.endpoint.ts';

const NAMES: Readonly<Record<string, Words>> = {
  'file.check': ['Controllo di un file', 'Check of a file'],
  'organisation.save': ['Salvataggio dell’organizzazione', 'Save of the organisation'],
  'organisation.check-import': [
    'Controllo di un file dell’organizzazione',
    'Check of a file of the organisation',
  ],
  'organisation.save-import': ['Importazione dell’organizzazione', 'Import of the organisation'],
  'content.remind-readers': [
    'Promemoria degli articoli da firmare',
    'Reminders of articles that wait for a signature',
  ],
  'requests.remind': ['Promemoria delle richieste che aspettano', 'Reminders of requests that wait'],
  'content.publish-due': ['Pubblicazione dei contenuti programmati', 'Publication of scheduled content'],
  'content.renditions': ['Formati di un’immagine', 'Sizes of a picture'],
  'content.demo-pictures': ['Immagini dimostrative', 'Pictures of the demo'],
  'content.demo-documents': ['Documenti dimostrativi', 'Documents of the demo'],
  'content.demo-videos': ['Video dimostrativi', 'Videos of the demo'],
  'mail.collect': ['Raccolta della posta da inviare', 'Collection of mail to be sent'],
  'mail.send': ['Invio di una mail', 'Sending of a mail'],
  'housekeeping.mail': ['Pulizia della posta inviata', 'Cleaning of sent mail'],
  'housekeeping.imports': ['Pulizia delle importazioni', 'Cleaning of imports'],
  'housekeeping.sign-in': ['Pulizia di sessioni e link', 'Cleaning of sessions and links'],
  'housekeeping.calls': ['Pulizia delle chiamate ripetute', 'Cleaning of repeated calls'],
  'housekeeping.events': ['Pulizia degli eventi', 'Cleaning of events'],
  'housekeeping.files': ['Pulizia dei file', 'Cleaning of files'],
  'housekeeping.cover': [
    'Pulizia degli elenchi di chi è stato sentito',
    'Cleaning of lists of who was asked',
  ],
};

const STATES: Readonly<Record<JobState, Words>> = {
  'in attesa': ['in attesa', 'waiting'],
  'in corso': ['in corso', 'running'],
  'da ripetere': ['da ripetere', 'to be repeated'],
  completato: ['completato', 'completed'],
  fallito: ['fallito', 'failed'],
  annullato: ['annullato', 'cancelled'],
};

/** What Torre's own jobs are doing, as it is stored and read in Italian, and in English. */
const STEPS = {
  'Unisco i pezzi ricevuti': 'Joining the pieces received',
  'Controllo il contenuto': 'Checking the content',
  'Preparo l’immagine': 'Preparing the picture',
  'Preparo il documento': 'Preparing the document',
  'Preparo il video': 'Preparing the video',
  'Leggo il documento': 'Reading the document',
  'Salvo le modifiche e gli orari dei turni': 'Saving the changes and the hours of shifts',
  'Leggo i dati di oggi': 'Reading what stands today',
  'Controllo le righe del file': 'Checking the rows of the file',
  'Guardo turni e contatori': 'Looking at shifts and counters',
  'Conto i contatori degli impianti': 'Counting the counters of the plants',
  'Scrivo il resoconto': 'Writing the report',
  'Salvo le modifiche': 'Saving the changes',
  'Cerco i contenuti che nessun file usa più': 'Looking for contents that no file uses any more',
} as const;
export type JobStep = keyof typeof STEPS;
export const JOB_STEPS = Object.keys(STEPS) as readonly JobStep[];

/** What a job is called; one that has no words yet goes by its name in the program. */
export const jobName = (name: string, language: Language): string => optionText(NAMES, name, language);

/** What a job is doing, in the reader's language; a sentence that has no English yet as the server wrote it. */
export function jobStep(message: string, language: Language): string {
  return language === 'en' && Object.hasOwn(STEPS, message) ? STEPS[message as JobStep] : message;
}

/** Background work, newest first. */
export const jobList = listOf<JobRow>()(['Lavori', 'Jobs'], '-createdAt', {
  name: {
    words: ['Lavoro', 'Job'],
    value: ({ name }, language) => jobName(name, language),
    filter: 'code',
    // Choices in the code: the jobs that the program runs.
    options: NAMES,
    order: true,
    address: 'lavoro',
  },
  state: {
    words: ['Stato', 'Status'],
    value: ({ state }, language) => optionText(STATES, state, language),
    filter: 'code',
    // Choices in the code: states that rules are written for.
    options: STATES,
    order: true,
    address: 'stato',
  },
  progress: {
    words: ['Avanzamento', 'Progress'],
    value: ({ error, message, state }, language) =>
      state !== 'completato' && error !== null ? error : jobStep(message, language),
  },
  startedBy: {
    words: ['Avviato da', 'Started by'],
    value: ({ startedBy }) => startedBy ?? 'Torre',
    filter: 'part',
    order: true,
    address: 'avviato',
  },
  createdAt: {
    words: ['Richiesto', 'Requested'],
    value: ({ createdAt }) => createdAt,
    filter: 'day',
    order: true,
    address: 'richiesto',
  },
  finishedAt: {
    words: ['Finito', 'Finished'],
    value: ({ finishedAt }) => finishedAt,
    filter: 'day',
    order: true,
    address: 'finito',
  },
  attempts: {
    words: ['Tentativi', 'Attempts'],
    value: ({ attempts, attemptsAllowed }, language) =>
      `${attempts} ${language === 'it' ? 'di' : 'of'} ${attemptsAllowed}`,
  },
});
