import type { Static } from 'typebox';
import { EXPORT, endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './organisation-import.schema.ts';

export type ExportOrganisationBody = Frozen<Static<typeof schema.ExportOrganisationBodySchema>>;
export type ExportQualificationsBody = Frozen<Static<typeof schema.ExportQualificationsBodySchema>>;
export type ImportFault = Frozen<Static<typeof schema.ImportFaultSchema>>;
export type ImportDifference = Frozen<Static<typeof schema.ImportDifferenceSchema>>;
export type ImportEffects = Frozen<Static<typeof schema.ImportEffectsSchema>>;
export type ImportReport = Frozen<Static<typeof schema.ImportReportSchema>>;
export type OrganisationImport = ReplyOf<typeof readImport>;

/** All that the import takes but qualifications, as a file that reads in again without a change. */
export const exportOrganisation = endpoint<typeof schema.exportOrganisationSchema>({
  id: 'exportOrganisation',
  method: 'POST',
  path: '/administration/organisation/export',
  envelope: 'plain',
  load: 'export',
  required: ['body'],
});

export const exportQualifications = endpoint<typeof schema.exportQualificationsSchema>({
  id: 'exportQualifications',
  method: 'POST',
  path: '/hr/qualifications/export',
  envelope: 'plain',
  load: 'export',
  required: ['body'],
});

/** Starts the check of an uploaded file: of area `organizzazione` for administrators, `titoli` for HR. */
export const checkImport = endpoint<typeof schema.checkImportSchema>({
  id: 'checkImport',
  method: 'POST',
  path: '/administration/organisation/imports',
  required: ['body'],
});

export const readImport = endpoint<typeof schema.readImportSchema>({
  id: 'readImport',
  method: 'GET',
  path: '/administration/organisation/imports/{importId}',
});

export const exportImportFaults = endpoint<typeof schema.exportImportFaultsSchema>({
  id: 'exportImportFaults',
  method: 'POST',
  path: '/administration/organisation/imports/{importId}/faults',
  envelope: 'plain',
  load: 'export',
});

/** What a checked import would do to published shifts and counters, as a file (`effectList`). */
export const exportImportEffects = endpoint<typeof schema.exportImportEffectsSchema>({
  id: 'exportImportEffects',
  path: '/administration/organisation/imports/{importId}/effects',
  ...EXPORT,
});

/** Saves what the check saw, whole or not at all. */
export const saveImport = endpoint<typeof schema.saveImportSchema>({
  id: 'saveImport',
  method: 'POST',
  path: '/administration/organisation/imports/{importId}/save',
});
