import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSession, type SessionReply } from '@torre/contract/identity';
import type { EditWindow } from '@torre/domain/roster';
import { call } from './call.ts';
import { keepCopiesOf } from './offline/own-copies.ts';
import { queryClient } from './query-client.ts';
import { onSessionEnd } from './session-end.ts';

// What a device keeps of a person goes with the session, and does not wait for the next person.
onSessionEnd(() => void keepCopiesOf(null));

/**
 * The session of the person who signed in; 401 without one. Its list of plants lives as long as every list (P9.01);
 * ended early by the live event `session`. What was read last stays for who has no network.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await call(getSession, {}, { signal });
    void keepCopiesOf(session.sessionLabel);
    return session;
  },
  gcTime: Infinity,
});

/** Session data inside guarded routes, where the guard has loaded it. */
export function useSession(): SessionReply {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('useSession outside a guarded route');
  return data;
}

/** How long days gone by stay open in a plant of the session; undefined for any other plant. */
export function useEditWindow(plant: string): EditWindow | undefined {
  return useSession().plantSettings[plant]?.editWindow;
}

/** The session if it was loaded already; for guards and for the end of the session. */
export function knownSession(): SessionReply | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey);
}
