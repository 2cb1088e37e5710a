import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    home: typeof homeTexts;
  }
}

/** Texts of the home page. */
export const homeTexts = registerTexts('home', {
  waiting: ['Cosa mi aspetta', 'What waits for me'],
  room: ['In sala adesso', 'In the room now'],
  roomOf: ['In sala adesso · {{count}}', 'In the room now · {{count}}'],
  roomEmpty: ['Nessuno in servizio nelle prossime 12 ore', 'Nobody on duty in the next 12 hours'],
  toRoom: ['Tutta la sala', 'The whole room'],
  others: ['Altri', 'Others'],
  andOthers: ['{{names}} e altri {{count}}', '{{names}} and {{count}} more'],
  relief: ['Alle {{time}} · +{{count}}', 'At {{time}} · +{{count}}'],
  tasks: ['Da completare', 'To complete'],
  noTasks: ['Niente in sospeso.', 'Nothing is pending.'],
  draftOf: ['Bozza di {{month}} da pubblicare', 'Draft of {{month}} to publish'],
  draftCells_one: ['{{count}} cella cambiata', '{{count}} cell changed'],
  draftCells_other: ['{{count}} celle cambiate', '{{count}} cells changed'],
  requests_one: ['{{count}} richiesta da approvare', '{{count}} request to approve'],
  requests_other: ['{{count}} richieste da approvare', '{{count}} requests to approve'],
  ferie_one: ['{{count}} di ferie', '{{count}} of leave'],
  ferie_other: ['{{count}} di ferie', '{{count}} of leave'],
  timbrature_one: ['{{count}} di timbratura', '{{count}} of clock-ins'],
  timbrature_other: ['{{count}} di timbratura', '{{count}} of clock-ins'],
  altro_one: ['{{count}} di altro tipo', '{{count}} of another kind'],
  altro_other: ['{{count}} di altro tipo', '{{count}} of another kind'],
  unread_one: ['{{count}} persona non ha preso visione', '{{count}} person has not acknowledged'],
  unread_other: ['{{count}} persone non hanno preso visione', '{{count}} people have not acknowledged'],
  ownRequests: ['Le mie richieste', 'My requests'],
  certificateMissing: ['Manca il certificato: {{cause}}', 'The certificate is missing: {{cause}}'],
  ownWaiting_one: ['{{count}} richiesta in attesa di decisione', '{{count}} request waits for a decision'],
  ownWaiting_other: ['{{count}} richieste in attesa di decisione', '{{count}} requests wait for a decision'],
  administration: ['Amministrazione', 'Administration'],
  failedJobs_one: ['{{count}} lavoro fallito', '{{count}} failed job'],
  failedJobs_other: ['{{count}} lavori falliti', '{{count}} failed jobs'],
  openMonth_one: ['{{month}} da chiudere in {{count}} impianto', '{{month}} to close in {{count}} plant'],
  openMonth_other: ['{{month}} da chiudere in {{count}} impianti', '{{month}} to close in {{count}} plants'],
  firstSteps_one: ['Primo avvio: manca {{count}} passo', 'First steps: {{count}} step is missing'],
  firstSteps_other: ['Primo avvio: mancano {{count}} passi', 'First steps: {{count}} steps are missing'],
  waitingAccounts_one: ['{{count}} utenza da attivare', '{{count}} account to activate'],
  waitingAccounts_other: ['{{count}} utenze da attivare', '{{count}} accounts to activate'],
  qualifications: ['Titoli', 'Qualifications'],
  allQualifications: ['Tutti i titoli', 'All qualifications'],
  lacking_one: ['A {{count}} persona manca un titolo', '{{count}} person lacks a qualification'],
  lacking_other: ['A {{count}} persone manca un titolo', '{{count}} people lack a qualification'],
  expiring_one: [
    'A {{count}} persona scade un titolo entro 60 giorni',
    'A qualification of {{count}} person expires within 60 days',
  ],
  expiring_other: [
    'A {{count}} persone scade un titolo entro 60 giorni',
    'Qualifications of {{count}} people expire within 60 days',
  ],
  more_one: ['e un’altra persona', 'and one more person'],
  more_other: ['e altre {{count}} persone', 'and {{count}} more people'],
  noPlant: ['Nessun impianto assegnato', 'No plant assigned'],
  noPlantWhy: [
    'Qui vedi i turni scoperti quando un amministratore di Torre ti assegna un impianto.',
    'Open shortages show here when a Torre administrator assigns you a plant.',
  ],
});
