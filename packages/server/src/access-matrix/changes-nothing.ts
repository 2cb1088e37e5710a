/** Calls that change nothing, whatever their method. */
export const CHANGES_NOTHING: Readonly<Record<string, string>> = {
  filterCalendar: 'reads the month',
  counterPreview: 'counts what would be',
  countFindings: 'counts what would be',
  previewOrganisation: 'is rolled back',
  previewQualifications: 'is rolled back',
  tryRequest: 'judges what is not sent',
  requestEffects: 'counts what would be',
  awayIfApproved: 'counts who would be away',
  exportImportFaults: 'gives the own file back',
  previewImport: 'compares a file with the month',
  checkPunches: 'is rolled back',
  analytics: 'writes a line of the log',
  refreshCounters: 'has counted anew what everybody reads; the outbox tells all processes',
};
