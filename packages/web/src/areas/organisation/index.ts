/** The door of the organisation: plants and everything that is described of them. */
export { PersonScreen } from './people/person-screen.tsx';
export { ImportScreen } from './import/import-screen.tsx';
export { PlantScreen } from './plant/plant-screen.tsx';
export { dueQualificationsQuery } from './organisation.queries.ts';
export { DuePerson } from './qualifications/due-person.tsx';
export { PersonQualificationsScreen } from './qualifications/person-qualifications-screen.tsx';
export { QualificationsScreen } from './qualifications/qualifications-screen.tsx';
export { PlantsScreen } from './plants/plants-screen.tsx';
