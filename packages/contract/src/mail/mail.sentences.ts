import { sentences } from '../sentences.ts';

/** What Torre's mail says: that there is something to read and where, never what or why. */
export const mailSentence = sentences('mail', {
  requestSubject: { it: 'Torre: risposta a una tua richiesta', en: 'Torre: an answer to a request of yours' },
  request: {
    it: 'Ciao {{name}},\n\nqualcuno ha deciso su una tua richiesta. La trovi in Torre:\n{{url}}\n',
    en: 'Hello {{name}},\n\nsomebody has decided on a request of yours. You find it in Torre:\n{{url}}\n',
  },
  substitutionSubject: { it: 'Torre: una sostituzione', en: 'Torre: a substitution' },
  substitution: {
    it: 'Ciao {{name}},\n\nc’è una novità su una sostituzione presso {{plant}}. La trovi in Torre:\n{{url}}\n',
    en: 'Hello {{name}},\n\nthere is news about a substitution at {{plant}}. You find it in Torre:\n{{url}}\n',
  },
  waitingSubject: { it: 'Torre: una richiesta aspetta', en: 'Torre: a request waits' },
  waiting: {
    it: 'Ciao {{name}},\n\nuna richiesta presso {{plant}} aspetta da tempo una decisione. La trovi in Torre:\n{{url}}\n',
    en: 'Hello {{name}},\n\na request at {{plant}} has been waiting for a decision for some time. You find it in Torre:\n{{url}}\n',
  },
  absenceSubject: { it: 'Torre: un’assenza vicina', en: 'Torre: a near absence' },
  absence: {
    it: 'Ciao {{name}},\n\nqualcuno segnala un’assenza vicina presso {{plant}}. La trovi in Torre:\n{{url}}\n',
    en: 'Hello {{name}},\n\nsomebody reports a near absence at {{plant}}. You find it in Torre:\n{{url}}\n',
  },
  shiftsSubject: { it: 'Torre: i tuoi turni sono cambiati', en: 'Torre: your shifts have changed' },
  shifts_one: {
    it: 'Ciao {{name}},\n\nun tuo turno presso {{plant}} è cambiato. Lo trovi in Torre:\n{{url}}\n',
    en: 'Hello {{name}},\n\none of your shifts at {{plant}} has changed. You find it in Torre:\n{{url}}\n',
  },
  shifts_other: {
    it: 'Ciao {{name}},\n\n{{count}} tuoi turni presso {{plant}} sono cambiati. Li trovi in Torre:\n{{url}}\n',
    en: 'Hello {{name}},\n\n{{count}} of your shifts at {{plant}} have changed. You find them in Torre:\n{{url}}\n',
  },
});
