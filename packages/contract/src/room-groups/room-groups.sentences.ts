import { sentences } from '../sentences.ts';

/** What the server says about groups of positions and of people. */
export const groupSentence = sentences('room-groups', {
  gone: {
    it: 'Il gruppo non esiste più in questa sala.',
    en: 'The group no longer exists in this room.',
  },
  nameTaken: { it: 'Esiste già un gruppo con questo nome.', en: 'A group with this name already exists.' },
  nameMissing: { it: 'Il gruppo ha bisogno di un nome.', en: 'The group needs a name.' },
  stale: {
    it: 'Il gruppo è stato modificato nel frattempo: rileggilo e riprova.',
    en: 'The group has been changed meanwhile: read it again and retry.',
  },
  unknownPosition: {
    it: 'La postazione {{member}} non è di questa sala.',
    en: 'Position {{member}} does not belong to this room.',
  },
  unknownPerson: {
    it: 'La persona {{member}} non è di questa sala.',
    en: 'Person {{member}} does not belong to this room.',
  },
  added: { it: 'Gruppo aggiunto.', en: 'Group added.' },
  saved: { it: 'Gruppo salvato.', en: 'Group saved.' },
  deleted: { it: 'Gruppo eliminato.', en: 'Group deleted.' },
});
