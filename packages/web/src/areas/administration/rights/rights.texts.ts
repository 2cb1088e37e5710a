import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    rights: typeof rightsTexts;
  }
}

/** Texts of `/amministrazione/persone/{userName}`. */
export const rightsTexts = registerTexts('rights', {
  rights: ['Diritti', 'Rights'],
  rightsOf: ['Diritti di {{name}}', 'Rights of {{name}}'],
  personPage: ['Posto di lavoro, specializzazioni e ciclo', 'Place of work, endorsements and cycle'],
  backToPeople: ['Tutte le persone', 'All people'],
  facts: ['{{userName}} · {{category}} · {{plant}}', '{{userName}} · {{category}} · {{plant}}'],
  noCategory: ['senza categoria', 'no category'],
  noPlant: ['senza impianto', 'no plant'],
  roles: ['Ruoli', 'Roles'],
  flags: ['Responsabilità', 'Management'],
  manager: ['Responsabile', 'Manager'],
  managerHint: [
    'Pianifica i turni degli impianti qui sotto e decide le richieste',
    'Plans the shifts of the plants below and decides requests',
  ],
  managerH35: ['Responsabile del personale H35', 'H35 manager'],
  managerH35Hint: ['Decide le richieste del personale giornaliero', 'Manager of day staff'],
  ownAdmin: [
    'Il tuo ruolo di amministratore lo può togliere solo un altro amministratore.',
    'Your own role of administrator can only be taken away by another administrator.',
  ],
  plants: ['Impianti gestiti', 'Managed plants'],
  plantsHint: [
    'Dal e al sono compresi; senza «al» non finisce.',
    'Both days are included; without “to” it does not end.',
  ],
  noPlants: ['Nessun impianto.', 'No plant.'],
  plant: ['Impianto', 'Plant'],
  withoutPlant: ['Responsabile senza impianto', 'Manager without a plant'],
  from: ['Dal', 'From'],
  to: ['Al', 'To'],
  addPlant: ['Aggiungi un impianto', 'Add a plant'],
  removePlant: ['Togli {{plant}}', 'Remove {{plant}}'],
  save: ['Salva', 'Save'],
  undo: ['Annulla le modifiche', 'Undo the changes'],
  nothingChanged: ['Nessuna modifica da salvare', 'No change to save'],
  leaveQuestion: ['Vuoi uscire senza salvare?', 'Leave without saving?'],
  leaveWhy: [
    'I diritti che hai cambiato qui andrebbero persi.',
    'The rights that you changed here would be lost.',
  ],
  leaveYes: ['Sì, esci', 'Yes, leave'],
  question: ['Cambia i diritti di {{name}}?', 'Change the rights of {{name}}?'],
  questionWhy: [
    '{{changes}}. Vale subito, anche sugli schermi aperti.',
    '{{changes}}. Holds at once, on open screens too.',
  ],
  yes: ['Sì, cambia', 'Yes, change'],
  'change.give': ['Dai: {{what}}', 'Give: {{what}}'],
  'change.take': ['Togli: {{what}}', 'Take: {{what}}'],
  'change.plants': ['Impianti: {{what}}', 'Plants: {{what}}'],
  'change.plantsTaken': ['Impianti tolti: {{what}}', 'Plants taken away: {{what}}'],
  saved: ['Diritti aggiornati', 'Rights changed'],
  saveFailed: ['Diritti non aggiornati', 'Rights not changed'],
  stale: [
    'Qualcun altro li ha cambiati nel frattempo. Quello che hanno cambiato è segnato e resta; le tue modifiche sono ancora qui: salva di nuovo.',
    'Somebody else changed them meanwhile. What they changed is marked and stays; your changes are still here: save again.',
  ],
  incomplete: [
    'In ogni riga scegli l’impianto e il giorno da cui vale; il giorno in cui finisce, se c’è, dev’essere una data.',
    'In every line choose the plant and the day from which it holds; the day on which it ends, if any, must be a date.',
  ],
  changedByOthers: ['ora: {{now}} (cambiato da altri)', 'now: {{now}} (changed by others)'],
  isOn: ['sì', 'yes'],
  isOff: ['no', 'no'],
  changedBeside: [
    'Un’altra persona ha cambiato questa riga. Ora c’è: {{standing}}. La tua: {{mine}}. Se salvi, vale la tua.',
    'Somebody else changed this line. Now there is: {{standing}}. Yours: {{mine}}. If you save, yours holds.',
  ],
  keepMine: ['Tieni la mia', 'Keep mine'],
  takeStanding: ['Prendi quella di adesso', 'Take the one of now'],
  addedByOthers: ['Aggiunto da altri nel frattempo', 'Added by others meanwhile'],
  takenByOthers: ['Tolto da altri nel frattempo: {{plants}}', 'Taken away by others meanwhile: {{plants}}'],
  endsBeforeItBegins: [
    'Finisce prima di cominciare: correggi uno dei due giorni.',
    'It ends before it begins: correct one of the two days.',
  ],
  overlaps: ['Si sovrappone a un’altra riga di {{plant}}.', 'Overlaps another line of {{plant}}.'],
  faulty: [
    'Correggi le righe degli impianti segnate in rosso.',
    'Correct the lines of the plants that are marked in red.',
  ],
  'role.ROLE_ADMIN': [
    'Persone, diritti, regole, configurazione e registro',
    'People, rights, rules, configuration and audit trail',
  ],
  'role.ROLE_APPROVER': [
    'Approva i contenuti delle pagine prima che escano',
    'Approves the contents of pages before they appear',
  ],
  'role.ROLE_EDITOR': ['Scrive i contenuti delle pagine', 'Writes the contents of pages'],
  'role.ROLE_APPROVER_2': ['Decide le richieste al secondo livello', 'Decides requests at the second level'],
  'role.ROLE_TIMEKEEPER': ['Controlla le presenze e le timbrature', 'Checks attendance and clockings'],
  'role.ROLE_EXPENSES': ['Tratta le note spese delle trasferte', 'Handles the expense claims of trips'],
  'role.ROLE_HR': ['Vede e cura i dati del personale', 'Sees and keeps the personal records'],
  'role.GEST_H35': ['Prepara le pratiche del personale giornaliero', 'Prepares the paperwork of day staff'],
  'role.RESP_H35': ['Segue le richieste del personale giornaliero', 'Follows the requests of day staff'],
  'role.DIPE_EDIP': ['Usa il calendario EDIP', 'Uses the EDIP calendar'],
  'role.DIPE_TRAVEL': ['Vede le trasferte tra le richieste', 'Sees trips among the requests'],
  notFound: ['Questo account non esiste', 'This account does not exist'],
});
