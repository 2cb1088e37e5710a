import { sentences } from '../sentences.ts';

/** What Torre's mail says: that there is something to read and where, never what or why. */
export const mailSentence = sentences('mail', {
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
