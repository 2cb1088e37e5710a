import type { RequestRefusals } from '@torre/domain/requests';
import type { WordsOf } from '../sentences.ts';

/** Why a request, or a step of one, does not stand (domain.md 4, 4.1, 5.3). */
export const REQUEST_REFUSALS = {
  'cause-unknown': {
    it: 'La causale {{cause}} non esiste in quel giorno: scegline un’altra dall’elenco.',
    en: 'There is no reason {{cause}} on that day: choose another one from the list.',
  },
  'unit-not-allowed': {
    it: 'La causale {{cause}} si chiede in {{allowed}}: scegli una di queste misure.',
    en: 'Reason {{cause}} is asked for in {{allowed}}: choose one of these units.',
  },
  'dates-out-of-order': {
    it: 'La richiesta finisce prima di cominciare: correggi le date.',
    en: 'The request ends before it begins: correct the dates.',
  },
  'too-many-days': {
    it: 'La richiesta dura {{days}} giorni; al massimo sono {{allowed}}: dividila.',
    en: 'The request lasts {{days}} days; {{allowed}} are allowed at most: split it.',
  },
  'one-date': {
    it: 'Ore, quantità e timbrature stanno in un solo giorno, o in una sola notte.',
    en: 'Hours, quantities and clock-ins lie on one day, or in one night.',
  },
  'time-missing': { it: 'Manca l’ora: scrivila.', en: 'The time is missing: fill it in.' },
  'times-out-of-order': {
    it: 'L’ora di fine non viene dopo quella di inizio: correggile.',
    en: 'The end is not after the begin: correct the times.',
  },
  'quantity-invalid': {
    it: 'La quantità è un numero intero di ore da 1 a {{most}}.',
    en: 'The quantity is a whole number of hours from 1 to {{most}}.',
  },
  'not-insertable': {
    it: 'La causale {{cause}} non si chiede da qui: la inserisce il responsabile, o Torre da sé.',
    en: 'Reason {{cause}} cannot be asked for here: a manager inserts it, or Torre does.',
  },
  'other-employer': {
    it: 'La causale {{cause}} è di un’altra società: scegli quella della tua.',
    en: 'Reason {{cause}} belongs to another company: choose that of yours.',
  },
  'other-condition': {
    it: 'Questa causale è solo per il personale {{condition}}.',
    en: 'This reason is for {{condition}} staff only.',
  },
  'right-missing': {
    it: 'Per questa causale serve {{right}} in quei giorni: rivolgiti alle risorse umane.',
    en: 'This reason needs {{right}} on those days: ask human resources.',
  },
  'earlier-years-spent': {
    it: 'Degli anni precedenti non resta nulla: usa le ferie dell’anno corrente.',
    en: 'Nothing is left of earlier years: use the leave of this year.',
  },
  'not-yet': {
    it: 'Si corregge la timbratura di un turno già passato.',
    en: 'Only the clock-in of a past shift can be corrected.',
  },
  'punch-there': {
    it: 'La timbratura c’è già, alle {{time}}: non serve correggerla.',
    en: 'The clock-in is there already, at {{time}}: no correction is needed.',
  },
  'correction-there': {
    it: 'Per questo turno hai già chiesto la stessa correzione.',
    en: 'You have asked for the same correction of this shift already.',
  },
  'turn-missing': {
    it: 'In quelle ore non c’è un turno {{turns}}: la causale vale solo su quei turni.',
    en: 'There is no shift {{turns}} in those hours: the reason holds on those shifts only.',
  },
  overlap: {
    it: 'In quei giorni c’è già una richiesta: cambia le date, o falla prima ritirare o annullare.',
    en: 'There is a request on those days already: change the dates, or have it withdrawn or annulled first.',
  },
  'month-full': {
    it: 'In {{month|month}} restano {{left}} giorni di questa causale, ne chiedi {{asked}}.',
    en: 'In {{month|month}} {{left}} days of this reason are left, you ask for {{asked}}.',
  },
  'law-104-ceiling': {
    it: 'In {{month|month}} restano {{left}} di legge 104, ne chiedi {{asked}}.',
    en: 'In {{month|month}} {{left}} of law 104 is left, you ask for {{asked}}.',
  },
  balance: {
    it: 'Il residuo non basta: restano {{left}}, ne servono {{asked}}.',
    en: 'The balance does not suffice: {{left}} is left, {{asked}} is needed.',
  },
  'note-missing': { it: 'Scrivi il motivo nella nota.', en: 'Write the reason in the note.' },
  'note-too-long': {
    it: 'La nota supera i {{allowed}} caratteri ammessi.',
    en: 'The note exceeds the {{allowed}} allowed characters.',
  },
  'document-missing': {
    it: 'Manca il documento: si approva quando c’è.',
    en: 'The document is missing: the request is approved once it is there.',
  },
  'law-104-stands': {
    it: 'Un permesso della legge 104 non si rifiuta: si può solo proporre un altro giorno.',
    en: 'A permit of law 104 is not refused: one can only propose another day.',
  },
  'window-closed': {
    it: 'Il primo giorno è fuori dai termini di modifica: rivolgiti all’amministrazione del personale.',
    en: 'The first day is outside the edit window: ask the personnel office.',
  },
  'month-closed': {
    it: 'Un mese della richiesta è chiuso per le paghe: rivolgiti all’amministrazione.',
    en: 'A month of the request is closed for the payroll: ask the administration.',
  },
  'month-decided': {
    it: 'I termini per decidere su quel mese sono scaduti il {{cutoff}}.',
    en: 'The time to decide on that month ended on {{cutoff}}.',
  },
  begun: {
    it: 'L’assenza è già cominciata: la può annullare il responsabile.',
    en: 'The absence has begun: a manager can annul it.',
  },
  registered: {
    it: 'Il certificato è registrato: la malattia non si ritira più da qui.',
    en: 'The certificate is registered: the sickness cannot be taken back here.',
  },
  'whole-days': {
    it: 'Si ignorano solo le richieste a ore: chi manca tutto il giorno non può contare in una fascia.',
    en: 'Only requests of hours can be ignored: who is away the whole day cannot count in a timeslot.',
  },
  'state-changed': {
    it: 'Nel frattempo la richiesta è cambiata: ora è «{{label}}».',
    en: 'The request has changed meanwhile: it is “{{label}}” now.',
  },
  'not-allowed': {
    it: 'Questa operazione spetta a qualcun altro.',
    en: 'This operation is somebody else’s.',
  },
} as const satisfies WordsOf<RequestRefusals>;
