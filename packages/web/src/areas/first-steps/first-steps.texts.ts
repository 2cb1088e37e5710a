import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    firstSteps: typeof firstStepsTexts;
  }
}

/** Texts of `/amministrazione/avvio`. */
export const firstStepsTexts = registerTexts('firstSteps', {
  title: ['Primo avvio', 'First steps'],
  hint: [
    'Da un database vuoto al primo mese di turni, un impianto alla volta. Si può interrompere e riprendere quando si vuole',
    'From an empty database to the first month of shifts, one plant at a time. It can be left and resumed at any time',
  ],
  plant: ['Impianto {{plant}}', 'Plant {{plant}}'],
  choose: ['Impianto', 'Plant'],
  choice: ['{{plant}} · {{name}} ({{done}} su {{all}})', '{{plant}} · {{name}} ({{done}} of {{all}})'],
  notStarted: ['Altri impianti da avviare:', 'Other plants to start:'],
  waitingPlant: ['{{plant}} ({{done}} su {{all}})', '{{plant}} ({{done}} of {{all}})'],
  noPlant: ['Nessun impianto ancora', 'No plant yet'],
  progress: ['Passi fatti: {{done}} su {{all}}', 'Steps done: {{done}} of {{all}}'],
  ready: [
    'L’impianto ha il suo primo mese: i contatori si vedono nel calendario di chi lo gestisce.',
    'The plant has its first month: its counters stand in the calendar of its managers.',
  ],
  done: ['Fatto', 'Done'],
  next: ['Da fare', 'To do'],
  ownerAdministrator: ['lo fa un amministratore', 'an administrator does it'],
  ownerHr: ['lo fanno le risorse umane', 'HR does it'],
  ownerManager: ['lo fa un responsabile dell’impianto', 'a manager of the plant does it'],
  stepPlant: ['Impianto', 'Plant'],
  stepShifts: ['Turni', 'Shifts'],
  stepTimeslots: ['Fasce orarie', 'Timeslots'],
  stepPositions: ['Specializzazioni e postazioni', 'Specializations and positions'],
  stepPeople: ['Persone', 'People'],
  stepQualifications: ['Titoli', 'Qualifications'],
  stepRights: ['Responsabili', 'Managers'],
  stepCycles: ['Cicli', 'Cycles'],
  stepMonth: ['Primo mese', 'First month'],
  missPlant: [
    'Aggiungi il primo impianto, a mano o da un file.',
    'Add the first plant, by hand or from a file.',
  ],
  missShifts: ['Non c’è ancora nessun turno di lavoro.', 'There is no working shift yet.'],
  missTimeslots: [
    'Non c’è ancora nessuna fascia oraria: senza, non ci sono contatori.',
    'There is no timeslot yet: without, there are no counters.',
  ],
  missSpecializations: ['Manca almeno una specializzazione.', 'At least one specialization is missing.'],
  missPositions: ['Manca almeno una postazione.', 'At least one position is missing.'],
  missOpenPositions: ['Nessuna configurazione apre una postazione.', 'No configuration opens a position.'],
  missPeople: ['Nessuno è ancora assegnato all’impianto.', 'Nobody is assigned to the plant yet.'],
  missPeopleWithoutSpecialization_one: [
    'Una persona non ha nessuna specializzazione delle postazioni: non conta.',
    'One person has no specialization of the positions: they do not count.',
  ],
  missPeopleWithoutSpecialization_other: [
    '{{count}} persone non hanno nessuna specializzazione delle postazioni: non contano.',
    '{{count}} people have no specialization of the positions: they do not count.',
  ],
  missHrAccounts: [
    'Nessuno ha il ruolo Risorse umane, che scrive licenze, visite e inglese: assegnalo a qualcuno.',
    'Nobody has the role Human resources, which writes licences, medicals and English: give it to somebody.',
  ],
  missPeopleWithoutQualifications_one: [
    'A una persona manca almeno uno tra licenza, visita e inglese: finché manca non conta.',
    'One person lacks a licence, a medical or English: until then they do not count.',
  ],
  missPeopleWithoutQualifications_other: [
    'A {{count}} persone manca almeno uno tra licenza, visita e inglese: finché manca non contano.',
    '{{count}} people lack a licence, a medical or English: until then they do not count.',
  ],
  missManagers: ['Nessun responsabile gestisce l’impianto.', 'No manager manages the plant.'],
  missManagersWithoutPassword_one: [
    'Un responsabile non ha ancora una password: mandagli il collegamento.',
    'One manager has no password yet: send them the link.',
  ],
  missManagersWithoutPassword_other: [
    '{{count}} responsabili non hanno ancora una password: manda loro il collegamento.',
    '{{count}} managers have no password yet: send them the link.',
  ],
  missCycles: ['Non c’è ancora nessun ciclo di base.', 'There is no base cycle yet.'],
  missPeopleWithoutCycle_one: [
    'Una persona non segue nessun ciclo: il suo mese resta vuoto.',
    'One person follows no cycle: their month stays empty.',
  ],
  missPeopleWithoutCycle_other: [
    '{{count}} persone non seguono nessun ciclo: il loro mese resta vuoto.',
    '{{count}} people follow no cycle: their month stays empty.',
  ],
  missPublishedCells: [
    'Il primo mese non è ancora pubblicato: generalo dai cicli e pubblicalo.',
    'The first month is not published yet: generate it from the cycles and publish it.',
  ],
  waits: ['Dopo i passi precedenti.', 'After the steps before.'],
  toOrganisation: ['Apri l’organizzazione', 'Open the organisation'],
  toPlant: ['Apri l’impianto', 'Open the plant'],
  toImport: ['Importa da un file', 'Import from a file'],
  toQualifications: ['Apri i titoli', 'Open the qualifications'],
  toPeople: ['Apri persone e diritti', 'Open people and rights'],
  toPlanning: ['Apri la pianificazione', 'Open planning'],
  toMonth: ['Apri il calendario', 'Open the calendar'],
});
