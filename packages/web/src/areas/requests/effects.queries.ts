import { queryOptions } from '@tanstack/react-query';
import { awayIfApproved, requestEffects, type RequestEffect } from '@torre/contract/requests';
import { call } from '../../platform/call.ts';
import { batched } from './batched.ts';
import { requestsKey } from './requests.queries.ts';

/** Rows of one call, and the pause in scrolling after which they are asked for together. */
const MOST_ROWS = 50;
const PAUSE_MS = 200;
/** Whoever changes requests or counters ends it earlier. */
const FRESH_MS = 60_000;

export const effectsKey = [...requestsKey, 'effect'];

type AskEffect = (id: string, signal: AbortSignal) => Promise<RequestEffect | null>;

const ofPlant = new Map<string, AskEffect>();

/** What approving one request would leave short; rows that come into view together are asked for in one call. */
export function effectQuery(plant: string, id: string) {
  return queryOptions({
    queryKey: [...effectsKey, plant, id],
    queryFn: ({ signal }) => effectOf(plant)(id, signal),
    staleTime: FRESH_MS,
  });
}

/** Days above the plant's limit of people away, if these were approved together. */
export function overLimitQuery(plant: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...effectsKey, 'over limit', plant, ids],
    queryFn: ({ signal }) =>
      call(awayIfApproved, { body: { plant, ids: [...ids] } }, { signal, kind: 'read' }),
    enabled: plant !== '' && ids.length > 0,
    staleTime: 0,
  });
}

function effectOf(plant: string): AskEffect {
  const known = ofPlant.get(plant);
  if (known) return known;
  const ask = batched({ most: MOST_ROWS, pauseMs: PAUSE_MS }, async (ids: readonly string[]) => {
    const { effects } = await call(requestEffects, { body: { plant, ids } }, { kind: 'read' });
    return new Map(effects.map((effect) => [effect.id, effect]));
  });
  ofPlant.set(plant, ask);
  return ask;
}
