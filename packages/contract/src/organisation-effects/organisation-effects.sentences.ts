import { sentences } from '../sentences.ts';

/** What still names something that ends, and what to do; hours that cannot follow. */
export const effectSentence = sentences('organisation-effects', {
  plansOfPosition_one: {
    it: 'Un piano di sala, del {{from}}, usa ancora la postazione {{name}}: riaprilo e sposta chi ci siede.',
    en: 'One room plan, of {{from}}, still uses position {{name}}: open it and move who sits there.',
  },
  plansOfPosition_other: {
    it: '{{count}} piani di sala, dal {{from}}, usano ancora la postazione {{name}}: riaprili e sposta chi ci siede.',
    en: '{{count}} room plans, from {{from}}, still use position {{name}}: open them and move who sits there.',
  },
  plansOfPerson_one: {
    it: 'Un piano di sala, del {{from}}, mette ancora {{name}} in una postazione: riaprilo e scegli un’altra persona.',
    en: 'One room plan, of {{from}}, still seats {{name}}: open it and choose somebody else.',
  },
  plansOfPerson_other: {
    it: '{{count}} piani di sala, dal {{from}}, mettono ancora {{name}} in una postazione: riaprili e scegli un’altra persona.',
    en: '{{count}} room plans, from {{from}}, still seat {{name}}: open them and choose somebody else.',
  },
  cyclesOfTurn_one: {
    it: 'Un ciclo di base contiene ancora il turno {{name}}, che finisce: dal {{from}} non si genera, cambia il ciclo o chiudilo.',
    en: 'One base cycle still contains shift {{name}}, which ends: it is not generated from {{from}}, change or end the cycle.',
  },
  cyclesOfTurn_other: {
    it: '{{count}} cicli di base contengono ancora il turno {{name}}, che finisce: dal {{from}} non si genera, cambia i cicli o chiudili.',
    en: '{{count}} base cycles still contain shift {{name}}, which ends: it is not generated from {{from}}, change or end them.',
  },
  peopleOfCycle_one: {
    it: 'Una persona segue ancora il ciclo {{name}} dal {{from}}: assegnale un altro ciclo.',
    en: 'One person still follows cycle {{name}} from {{from}}: assign another cycle.',
  },
  peopleOfCycle_other: {
    it: '{{count}} persone seguono ancora il ciclo {{name}} dal {{from}}: assegna loro un altro ciclo.',
    en: '{{count}} people still follow cycle {{name}} from {{from}}: assign them another cycle.',
  },
  cyclesOfPerson_one: {
    it: '{{name}} segue ancora un ciclo dell’impianto dal {{from}}: chiudi il suo ciclo.',
    en: '{{name}} still follows a cycle of the plant from {{from}}: end it.',
  },
  cyclesOfPerson_other: {
    it: '{{name}} segue ancora {{count}} cicli dell’impianto dal {{from}}: chiudili.',
    en: '{{name}} still follows {{count}} cycles of the plant from {{from}}: end them.',
  },
  draftsOfTurn_one: {
    it: 'Un turno in bozza, del {{from}}, ha ancora il codice {{name}}: cambialo prima di pubblicare.',
    en: 'One drafted shift, of {{from}}, still has code {{name}}: change it before the publication.',
  },
  draftsOfTurn_other: {
    it: '{{count}} turni in bozza, dal {{from}}, hanno ancora il codice {{name}}: cambiali prima di pubblicare.',
    en: '{{count}} drafted shifts, from {{from}}, still have code {{name}}: change them before the publication.',
  },
  draftsOfPerson_one: {
    it: 'Un turno in bozza, del {{from}}, è ancora di {{name}}: toglilo prima di pubblicare.',
    en: 'One drafted shift, of {{from}}, is still of {{name}}: remove it before the publication.',
  },
  draftsOfPerson_other: {
    it: '{{count}} turni in bozza, dal {{from}}, sono ancora di {{name}}: toglili prima di pubblicare.',
    en: '{{count}} drafted shifts, from {{from}}, are still of {{name}}: remove them before the publication.',
  },
  ignoredOfTimeslot_one: {
    it: 'Un’assenza ignorata, del {{from}}, vale per la fascia {{name}}, che finisce: se serve, ignorala nella fascia nuova.',
    en: 'One ignored absence, of {{from}}, counts for timeslot {{name}}, which ends: if needed, ignore it in the new one.',
  },
  ignoredOfTimeslot_other: {
    it: '{{count}} assenze ignorate, dal {{from}}, valgono per la fascia {{name}}, che finisce: se serve, ignorale nella fascia nuova.',
    en: '{{count}} ignored absences, from {{from}}, count for timeslot {{name}}, which ends: if needed, ignore them in the new one.',
  },
  positionsOfIsland_one: {
    it: 'Una postazione resta nell’isola {{name}} dal {{from}}: spostala in un’altra isola o chiudila.',
    en: 'One position stays in island {{name}} from {{from}}: move it to another island or end it.',
  },
  positionsOfIsland_other: {
    it: '{{count}} postazioni restano nell’isola {{name}} dal {{from}}: spostale in un’altra isola o chiudile.',
    en: '{{count}} positions stay in island {{name}} from {{from}}: move them to another island or end them.',
  },
  positionsOfSpecialization_one: {
    it: 'Una postazione chiede ancora la specializzazione {{name}} dal {{from}}: assegnale un’altra specializzazione o chiudila.',
    en: 'One position still asks for specialization {{name}} from {{from}}: give it another one or end it.',
  },
  positionsOfSpecialization_other: {
    it: '{{count}} postazioni chiedono ancora la specializzazione {{name}} dal {{from}}: assegna loro un’altra specializzazione o chiudile.',
    en: '{{count}} positions still ask for specialization {{name}} from {{from}}: give them another one or end them.',
  },
  openingsOfPosition_one: {
    it: 'Una configurazione apre ancora la postazione {{name}} dal {{from}}, e da allora non conta: toglila dalla configurazione.',
    en: 'One configuration still opens position {{name}} from {{from}}, when it counts no more: remove it from the configuration.',
  },
  openingsOfPosition_other: {
    it: '{{count}} configurazioni aprono ancora la postazione {{name}} dal {{from}}, e da allora non conta: toglila dalle configurazioni.',
    en: '{{count}} configurations still open position {{name}} from {{from}}, when it counts no more: remove it from them.',
  },
  peopleOfIsland_one: {
    it: 'Una persona resta assegnata all’isola {{name}} dal {{from}}: assegnala a un’altra isola.',
    en: 'One person stays assigned to island {{name}} from {{from}}: assign another island.',
  },
  peopleOfIsland_other: {
    it: '{{count}} persone restano assegnate all’isola {{name}} dal {{from}}: assegnale a un’altra isola.',
    en: '{{count}} people stay assigned to island {{name}} from {{from}}: assign them another island.',
  },
  peopleOfUnit_one: {
    it: 'Una persona resta assegnata all’unità {{name}} dal {{from}}: assegnala a un’altra unità.',
    en: 'One person stays assigned to unit {{name}} from {{from}}: assign another unit.',
  },
  peopleOfUnit_other: {
    it: '{{count}} persone restano assegnate all’unità {{name}} dal {{from}}: assegnale a un’altra unità.',
    en: '{{count}} people stay assigned to unit {{name}} from {{from}}: assign them another unit.',
  },
  peopleOfPlant_one: {
    it: 'Una persona resta assegnata a {{name}} dal {{from}}: spostala in un altro impianto.',
    en: 'One person stays assigned to {{name}} from {{from}}: move them to another plant.',
  },
  peopleOfPlant_other: {
    it: '{{count}} persone restano assegnate a {{name}} dal {{from}}: spostale in un altro impianto.',
    en: '{{count}} people stay assigned to {{name}} from {{from}}: move them to another plant.',
  },
  peopleOfSpecialization_one: {
    it: 'Una persona conserva la specializzazione {{name}} dal {{from}}: chiudi la sua abilitazione.',
    en: 'One person keeps specialization {{name}} from {{from}}: end their endorsement.',
  },
  peopleOfSpecialization_other: {
    it: '{{count}} persone conservano la specializzazione {{name}} dal {{from}}: chiudi le loro abilitazioni.',
    en: '{{count}} people keep specialization {{name}} from {{from}}: end their endorsements.',
  },
  hoursClosed: {
    it: 'Le ore non possono seguire nei giorni che non si modificano più ({{count}} turni, {{months}}): comincia da un giorno più recente, o riapri prima quei mesi.',
    en: 'Hours cannot follow on days that are changed no more ({{count}} shifts, {{months}}): begin on a later day, or reopen those months first.',
  },
  hoursRefused: {
    it: 'Le ore di {{count}} turni non possono seguire, e nessuna è cambiata. Il primo, {{day}}: {{reason}}',
    en: 'The hours of {{count}} shifts cannot follow, and none has changed. The first one, {{day}}: {{reason}}',
  },
  hoursFollowed_one: {
    it: '{{saved}} Un turno pubblicato ha il nuovo orario.',
    en: '{{saved}} One published shift has its new hours.',
  },
  hoursFollowed_other: {
    it: '{{saved}} {{count}} turni pubblicati hanno il nuovo orario.',
    en: '{{saved}} {{count}} published shifts have their new hours.',
  },
  leaverClosed: {
    it: 'I turni dei giorni che non si modificano più non si possono togliere ({{count}} turni, {{months}}): comincia da un giorno più recente, o riapri prima quei mesi.',
    en: 'Shifts of days that are changed no more cannot be taken away ({{count}} shifts, {{months}}): begin on a later day, or reopen those months first.',
  },
  leaverRefused: {
    it: '{{count}} turni non si possono togliere, e nessuno è cambiato. Il primo, {{day}}: {{reason}}',
    en: '{{count}} shifts cannot be taken away, and none has changed. The first one, {{day}}: {{reason}}',
  },
  leaverFreed_one: {
    it: '{{saved}} Un turno pubblicato è stato tolto.',
    en: '{{saved}} One published shift was taken away.',
  },
  leaverFreed_other: {
    it: '{{saved}} {{count}} turni pubblicati sono stati tolti.',
    en: '{{saved}} {{count}} published shifts were taken away.',
  },
  oneFollowUp: {
    it: 'Gli orari che seguono e i turni di chi lascia l’impianto non si cambiano insieme: dividi le modifiche in due salvataggi.',
    en: 'Hours that follow and shifts of who leaves the plant are not changed together: divide the changes into two saves.',
  },
  leaverMoves: {
    it: 'Passa a un altro posto di lavoro.',
    en: 'Moves to another place of work.',
  },
  hoursAsJob: {
    it: 'Cambiano gli orari di {{count}} turni: un lavoro salva tutto insieme, e nei lavori si vede a che punto è.',
    en: 'The hours of {{count}} shifts change: a job saves all of it together, and jobs show how far it is.',
  },
  moreLines_one: {
    it: 'Un’altra riga non è in questo file: dividi l’importazione per vederla.',
    en: 'One more line is not in this file: divide the import to see it.',
  },
  moreLines_other: {
    it: 'Altre {{count}} righe non sono in questo file: dividi l’importazione per vederle.',
    en: '{{count}} more lines are not in this file: divide the import to see them.',
  },
  newHours: { it: 'Nuovi orari dei turni: {{turns}}.', en: 'New hours of the shifts: {{turns}}.' },
});
