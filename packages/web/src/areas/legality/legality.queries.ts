import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { readLegality, readOwnLegality } from '@torre/contract/legality';
import type { LegalityFinding } from '@torre/contract/legality';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import { heardPosition } from '../../platform/position.ts';
// The words of findings come with whoever reads them.
import './legality.texts.ts';

const LEGALITY = ['legality'];
const PLANT = [...LEGALITY, 'plant'];
const OWN = [...LEGALITY, 'own'];

/**
 * Findings of a plant whose days touch `from` to `to`, both included, by rule and day; complete up to the newest event this
 * browser heard of. `draft`: as they would be if that open draft were published.
 */
export function legalityQuery(plant: string, from: Day, to: Day, draft: string | null) {
  return queryOptions({
    queryKey: [...PLANT, plant, draft, from, to],
    queryFn: async ({ signal }): Promise<readonly LegalityFinding[]> => {
      const position = heardPosition();
      const query = {
        plant,
        from: compactDay(from),
        to: compactDay(to),
        ...(position !== null && { position }),
        ...(draft !== null && { draft }),
      };
      return (await call(readLegality, { query }, { signal })).findings;
    },
  });
}

/** Findings of the own published roster, in whichever plant. */
export function ownLegalityQuery(from: Day, to: Day) {
  return queryOptions({
    queryKey: [...OWN, from, to],
    queryFn: async ({ signal }): Promise<readonly LegalityFinding[]> =>
      (await call(readOwnLegality, { query: { from: compactDay(from), to: compactDay(to) } }, { signal }))
        .findings,
  });
}

/** Keeps the findings of a plant as they are now while a screen shows them; those of a draft move with the draft too. */
export function useLiveLegality(plant: string, draft: string | null): void {
  const client = useQueryClient();
  const readAgain = (): void => void client.invalidateQueries({ queryKey: PLANT });
  useLive('legality', (patch) => (patch.plant === null || patch.plant === plant) && readAgain());
  useLive('planning', (patch) => patch.plant === plant && draft !== null && readAgain());
  useLive('reset', readAgain);
}
