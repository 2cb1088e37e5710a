import { personNames } from '../organisation/person-names.ts';
import { officePosts, plantPosts } from '../organisation/plant-people.ts';
import type { DemoPerson, Post } from '../organisation/plant-people.ts';
import { SMALL_PLANTS } from './small-plants.ts';

const FIRST_EMPLOYEE = 800_101;

export const HEADQUARTERS = 'HQ';

/** The four plants in their order, then the people without a plant who exist for their personas (decisions.md). */
function posts(): readonly Post[] {
  return [
    ...SMALL_PLANTS.flatMap(plantPosts),
    ...officePosts(HEADQUARTERS, 'PILOTI', 1),
    ...officePosts(HEADQUARTERS, 'STUD', 1),
    ...officePosts(HEADQUARTERS, 'AMMINISTRATIVI', 7),
  ];
}

type Case =
  | 'endorsement-ends'
  | 'medical-ended'
  | 'suspended'
  | 'exempt-from-nights'
  | 'carer-in-days'
  | 'carer-in-hours'
  | 'parent'
  | 'safety-representative'
  | 'union-delegate';

/** The n-th controllers of a plant whose papers or rights somebody wants to see on the screen (domain.md 9.4, situations 2 and 3). */
const CASES: readonly { readonly of: Case; readonly icao: string; readonly nth: number }[] = [
  { of: 'endorsement-ends', icao: 'LIRR', nth: 1 },
  { of: 'medical-ended', icao: 'LIRR', nth: 2 },
  { of: 'suspended', icao: 'LIRF', nth: 2 },
  // follows a cycle without nights
  { of: 'exempt-from-nights', icao: 'LIRR', nth: 100 },
  { of: 'carer-in-days', icao: 'LIRR', nth: 5 },
  { of: 'carer-in-hours', icao: 'LIRF', nth: 5 },
  { of: 'parent', icao: 'LIRF', nth: 6 },
  { of: 'safety-representative', icao: 'LIRR', nth: 7 },
  { of: 'union-delegate', icao: 'LIRF', nth: 8 },
];
/** Nobody relies on a specialization whose holder loses it within the world. */
const UNSURE: readonly Case[] = ['endorsement-ends', 'medical-ended', 'suspended'];

function caseOf<P extends Post>(people: readonly P[], wanted: Case): P {
  const { icao, nth } = CASES.find((one) => one.of === wanted)!;
  return people.filter((one) => one.icao === icao && one.category === 'CTA')[nth]!;
}

/** Loses the specialization of the own island, and keeps a neighbour's. */
export const whoseEndorsementEnds = <P extends Post>(people: readonly P[]): P =>
  caseOf(people, 'endorsement-ends');
export const whoseMedicalEnded = <P extends Post>(people: readonly P[]): P => caseOf(people, 'medical-ended');
export const whoWasSuspended = <P extends Post>(people: readonly P[]): P => caseOf(people, 'suspended');

export const whoIsExemptFromNights = <P extends Post>(people: readonly P[]): P =>
  caseOf(people, 'exempt-from-nights');

/** Who has which right beside those whose absences need one. */
export const whoHasRights = <P extends Post>(people: readonly P[]) =>
  ({
    carers: [caseOf(people, 'carer-in-days'), caseOf(people, 'carer-in-hours')],
    parent: caseOf(people, 'parent'),
    safetyRepresentative: caseOf(people, 'safety-representative'),
    unionDelegate: caseOf(people, 'union-delegate'),
  }) as const;

/** The 250 people of the four plants in the order of their plants, then headquarters. */
export function smallPeople(seed: number): readonly DemoPerson[] {
  const names = personNames(seed);
  const all = posts();
  const unsure = UNSURE.map((one) => caseOf(all, one));
  return all.map((post, index) => {
    const { name, surname } = names[index]!;
    const reliedOn = unsure.includes(post) ? [] : post.specializations;
    const employeeId = String(FIRST_EMPLOYEE + index);
    return { ...post, employeeId, name, surname, company: 'Operatore', reliedOn };
  });
}
