import type { FirstStepName, PlantContents, StepOwner } from '@torre/domain/organisation';
import type { useTexts } from '../../platform/language.ts';
import './first-steps.texts.ts';

type Words = ReturnType<typeof useTexts<'firstSteps'>>;

export const STEPS: Readonly<Record<FirstStepName, (t: Words) => string>> = {
  plant: (t) => t('stepPlant'),
  shifts: (t) => t('stepShifts'),
  timeslots: (t) => t('stepTimeslots'),
  positions: (t) => t('stepPositions'),
  people: (t) => t('stepPeople'),
  qualifications: (t) => t('stepQualifications'),
  rights: (t) => t('stepRights'),
  cycles: (t) => t('stepCycles'),
  month: (t) => t('stepMonth'),
};

export const OWNERS: Readonly<Record<StepOwner, (t: Words) => string>> = {
  administrator: (t) => t('ownerAdministrator'),
  hr: (t) => t('ownerHr'),
  manager: (t) => t('ownerManager'),
};

/** What a step lacks. */
export const MISSING: Readonly<Record<keyof PlantContents, (t: Words, count: number) => string>> = {
  shifts: (t) => t('missShifts'),
  timeslots: (t) => t('missTimeslots'),
  specializations: (t) => t('missSpecializations'),
  positions: (t) => t('missPositions'),
  openPositions: (t) => t('missOpenPositions'),
  people: (t) => t('missPeople'),
  peopleWithoutSpecialization: (t, count) => t('missPeopleWithoutSpecialization', { count }),
  peopleWithoutQualifications: (t, count) => t('missPeopleWithoutQualifications', { count }),
  hrAccounts: (t) => t('missHrAccounts'),
  managers: (t) => t('missManagers'),
  managersWithoutPassword: (t, count) => t('missManagersWithoutPassword', { count }),
  cycles: (t) => t('missCycles'),
  peopleWithoutCycle: (t, count) => t('missPeopleWithoutCycle', { count }),
  publishedCells: (t) => t('missPublishedCells'),
};
