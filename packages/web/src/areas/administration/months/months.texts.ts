import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    closedMonths: typeof closedMonthsTexts;
  }
}

/** Texts of `/amministrazione/mesi`. */
export const closedMonthsTexts = registerTexts('closedMonths', {
  months: ['Mesi chiusi', 'Closed months'],
  monthsHint: [
    'I mesi che le paghe hanno chiuso: nessun turno vi cambia più, finché non si riaprono',
    'The months that payroll has closed: no shift changes in them until they are opened again',
  ],
  previousYear: ['Anno precedente', 'Previous year'],
  nextYear: ['Anno successivo', 'Next year'],
  plant: ['Impianto', 'Plant'],
  open: ['aperto', 'open'],
  closed: ['chiuso', 'closed'],
  noShifts: ['nessun turno ancora', 'no shifts yet'],
  cell: ['{{month}} {{year}}, {{plant}}: {{state}}', '{{month}} {{year}}, {{plant}}: {{state}}'],
  legendClosed: ['chiuso per le paghe', 'closed for payroll'],
  legendOpen: ['aperto: premi per chiuderlo', 'open: press to close it'],
  closeTitle: ['Chiudi {{month}} {{year}}, {{plant}}', 'Close {{month}} {{year}}, {{plant}}'],
  closeWhy: [
    'Dopo la chiusura nessun salvataggio cambia più un turno del mese, singolo o in gruppo. Lo vedono subito i responsabili dell’impianto.',
    'Once closed, no save changes a shift of the month, one or many. The managers of the plant see it at once.',
  ],
  openTitle: ['{{month}} {{year}}, {{plant}}: chiuso', '{{month}} {{year}}, {{plant}}: closed'],
  closedBy: ['Chiuso da {{who}} il {{when}}.', 'Closed by {{who}} on {{when}}.'],
  openWhy: [
    'Riaperto, il mese si può di nuovo modificare entro la finestra di modifica. L’atto resta nel registro.',
    'Once open again the month can be edited within the edit window. The act stays in the trail.',
  ],
  reason: ['Motivo', 'Reason'],
  reasonHint: ['Lo legge il responsabile che prova a modificare', 'Read by the manager who tries to edit'],
  needed: ['Manca: scrivilo', 'Missing: write it'],
  closeYes: ['Chiudi il mese', 'Close the month'],
  openYes: ['Riapri il mese', 'Open the month again'],
  cancel: ['Annulla', 'Cancel'],
  monthClosed: ['Mese chiuso: {{month}} {{year}}, {{plant}}', 'Month closed: {{month}} {{year}}, {{plant}}'],
  monthOpened: [
    'Mese riaperto: {{month}} {{year}}, {{plant}}',
    'Month open again: {{month}} {{year}}, {{plant}}',
  ],
  closeFailed: ['Non è stato possibile chiudere il mese', 'The month could not be closed'],
  openFailed: ['Non è stato possibile riaprire il mese', 'The month could not be opened again'],
});
