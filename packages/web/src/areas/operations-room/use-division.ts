import { useSession } from '../../platform/session.ts';

/** The division of one of the session's plants, by which the room's calls name it; '' for a plant that is none of theirs. */
export function useDivision(plant: string): string {
  return useSession().divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
}
