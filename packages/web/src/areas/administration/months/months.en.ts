import type { SameKeys } from '../../../platform/text-catalogue.ts';
import type { it } from './months.it.ts';

export const en: SameKeys<typeof it> = {
  months: 'Closed months',
  monthsHint: 'The months that payroll has closed: no shift changes in them until they are opened again',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  plant: 'Plant',
  open: 'open',
  closed: 'closed',
  cell: '{{month}} {{year}}, {{plant}}: {{state}}',
  legendClosed: 'closed for payroll',
  legendOpen: 'open: press to close it',
  closeTitle: 'Close {{month}} {{year}}, {{plant}}',
  closeWhy:
    'Once closed, no save changes a shift of the month, one or many. The managers of the plant see it at once.',
  openTitle: '{{month}} {{year}}, {{plant}}: closed',
  closedBy: 'Closed by {{who}} on {{when}}.',
  openWhy: 'Once open again the month can be edited within the edit window. The act stays in the trail.',
  reason: 'Reason',
  reasonHint: 'Read by the manager who tries to edit',
  needed: 'Missing: write it',
  closeYes: 'Close the month',
  openYes: 'Open the month again',
  cancel: 'Cancel',
  monthClosed: 'Month closed: {{month}} {{year}}, {{plant}}',
  monthOpened: 'Month open again: {{month}} {{year}}, {{plant}}',
  closeFailed: 'The month could not be closed',
  openFailed: 'The month could not be opened again',
};
