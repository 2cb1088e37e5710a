import type { Static } from 'typebox';
import { EXPORT, endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './organisation.schema.ts';

export { CHOICE_WORDS, NUMBER_WORDS } from './choice-words.ts';
export { FACT_WORDS } from './fact-words.ts';
export type { FactWords } from './fact-words.ts';

export type FactsBody = Frozen<Static<typeof schema.FactsBodySchema>>;
export type FaultReply = Frozen<Static<typeof schema.FactFaultSchema>>;

/** Plants, units and holidays; with `plant` everything of a plant, its people included, past, present and planned. */
export const readOrganisation = endpoint<typeof schema.readOrganisationSchema>({
  id: 'readOrganisation',
  method: 'GET',
  path: '/administration/organisation',
});

/** Everything that stands of a person but qualifications, and what the person's places can be chosen from. */
export const readPersonFacts = endpoint<typeof schema.readPersonFactsSchema>({
  id: 'readPersonFacts',
  method: 'GET',
  path: '/administration/organisation/people/{employeeId}',
});

/** The personnel code that a new person may have; somebody else may take it before it is saved. */
export const readFreeCode = endpoint<typeof schema.readFreeCodeSchema>({
  id: 'readFreeCode',
  method: 'GET',
  path: '/administration/organisation/free-code',
});

/** All of the rows or none; 409 with `faults`, 412 with `current` where somebody was first. */
export const saveOrganisation = endpoint<typeof schema.saveOrganisationSchema>({
  id: 'saveOrganisation',
  method: 'PUT',
  path: '/administration/organisation',
  required: ['body'],
});

/** What a save would do; nothing is saved. */
export const previewOrganisation = endpoint<typeof schema.previewOrganisationSchema>({
  id: 'previewOrganisation',
  method: 'POST',
  path: '/administration/organisation/preview',
  load: 'read',
  required: ['body'],
});

/** All that a save would do, as a file (`effectList`); nothing is saved. */
export const exportEffects = endpoint<typeof schema.exportEffectsSchema>({
  id: 'exportEffects',
  path: '/administration/organisation/preview/export',
  ...EXPORT,
  required: [...EXPORT.required, 'body'],
});

/** Licence, medical, English, suspension of a person: HR alone. */
export const readQualifications = endpoint<typeof schema.readQualificationsSchema>({
  id: 'readQualifications',
  method: 'GET',
  path: '/hr/qualifications/{employeeId}',
});

/** As `previewOrganisation`, for HR. */
export const previewQualifications = endpoint<typeof schema.previewQualificationsSchema>({
  id: 'previewQualifications',
  method: 'POST',
  path: '/hr/qualifications/preview',
  load: 'read',
  required: ['body'],
});

export const saveQualifications = endpoint<typeof schema.saveQualificationsSchema>({
  id: 'saveQualifications',
  method: 'PUT',
  path: '/hr/qualifications',
  required: ['body'],
});

/** What stands of a plant (null: of all) changed on some days. */
export interface OrganisationPatch {
  readonly plant: string | null;
  /** YYYY-MM-DD, both included; null: no bound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly kinds: readonly string[];
}

/** Live event `organisation`: screens read again; an answer asked for with its position knows the change. */
export interface OrganisationEvent extends OrganisationPatch {
  readonly position: string;
}
