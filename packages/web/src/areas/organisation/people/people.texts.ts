import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    organisationPeople: typeof peopleTexts;
  }
}

/** Texts of `/amministrazione/organizzazione/persone/{employeeId}` and of the windows about a person. */
export const peopleTexts = registerTexts('organisationPeople', {
  back: ['Organizzazione', 'Organisation'],
  unknown: ['Questa persona non esiste', 'There is no such person'],
  code: ['Codice {{code}}', 'Code {{code}}'],
  data: ['Dati', 'Data'],
  missing_one: ['Manca un titolo: {{kinds}}', 'A qualification is missing: {{kinds}}'],
  missing_other: ['Mancano {{count}} titoli: {{kinds}}', '{{count}} qualifications are missing: {{kinds}}'],
  missingWhy: [
    'Le specializzazioni di oggi li chiedono: finché mancano la persona non conta. Li scrivono le risorse umane.',
    'Today’s specializations ask for them: until they are there the person does not count. Human resources write them.',
  ],
  move: ['Sposta…', 'Move…'],
  plantOfRow: ['Impianto {{icao}}', 'Plant {{icao}}'],
  account: ['Accesso', 'Access'],
  rights: ['Ruoli e diritti', 'Roles and rights'],
  rightsOf: ['Ruoli e diritti di {{userName}}', 'Roles and rights of {{userName}}'],
  rightsHint: [
    'Qui il nome utente, la posta e gli impianti gestiti; i ruoli stanno nella pagina dei diritti.',
    'The user name, e-mail and managed plants stand here; roles stand on the screen of rights.',
  ],
  noAccount: ['Non ha ancora un account.', 'There is no account yet.'],
  addAccount: ['Aggiungi un account', 'Add an account'],
  // Move
  moveTitle: ['Sposta {{name}}', 'Move {{name}}'],
  moveHint: [
    'Il posto di oggi finisce il giorno prima; ciò che era già previsto per dopo viene tolto.',
    'The present place ends on the day before; what was planned for later is taken away.',
  ],
  moveDay: ['Primo giorno nel nuovo posto', 'First day in the new place'],
  dayNeeded: ['Scrivi il giorno.', 'Write the day.'],
  valueNeeded: ['Scegli un valore.', 'Choose a value.'],
  place: ['Nuovo posto', 'New place'],
  cycle: ['Ciclo', 'Cycle'],
  noCycle: ['Nessun ciclo', 'No cycle'],
  sameCycle: ['Resta quello di ora', 'Stays as it is'],
  cycleTurn: ['Turno del primo giorno', 'Shift of the first day'],
  cycleTurnPlace: ['{{place}}. {{turn}}', '{{place}}. {{turn}}'],
  endorsements: ['Specializzazioni da aggiungere', 'Endorsements to add'],
  endorsementsNone: ['Nessuna specializzazione in questo impianto', 'No specialization in this plant'],
  endorsementsStay: [
    'Nello stesso impianto le specializzazioni restano.',
    'Within the same plant endorsements stay.',
  ],
  lastDay: ['Ultimo giorno di {{what}}', 'Last day of {{what}}'],
  shifts: ['Turni pubblicati da quel giorno a {{icao}}', 'Published shifts at {{icao}} from that day on'],
  keepShifts: ['Restano da riassegnare', 'They stay, to be reassigned'],
  keepShiftsHint: [
    'Non cambiano: stanno senza una persona dell’impianto finché il responsabile non li riassegna.',
    'They do not change: they stand without a person of the plant until its manager reassigns them.',
  ],
  removeShifts: ['Vanno tolti', 'They are taken away'],
  removeShiftsHint: [
    'Diventano FREE, con la loro storia e una notifica alla persona; non nei mesi chiusi.',
    'They become FREE, with their history and a notice to the person; not in closed months.',
  ],
  moved: ['{{name}}: posto di lavoro cambiato', '{{name}}: place of work changed'],
  // New person
  newPerson: ['Nuova persona', 'New person'],
  newPersonHint: [
    'La persona comincia nel suo posto di lavoro; specializzazioni e ciclo si aggiungono nella sua pagina.',
    'The person begins at the place of work; endorsements and cycle are added on the person’s page.',
  ],
  firstDay: ['Primo giorno di lavoro', 'First day of work'],
  codeHint: [
    'Il primo libero; puoi scriverne un altro di 6 cifre',
    'The first free one; you may write another of 6 digits',
  ],
  withAccount: ['Crea anche un account', 'Create an account too'],
  made: ['Persona aggiunta', 'Person added'],
  textNeeded: ['Scrivi un valore.', 'Write a value.'],
  // Search
  search: ['Cerca una persona', 'Search a person'],
  searchHint: ['Per cognome, nome o codice', 'By surname, name or code'],
  people: ['Persone', 'People'],
  everybody: ['Tutte le persone', 'Everybody'],
});
