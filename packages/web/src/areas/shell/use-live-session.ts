import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startLive, useLive, useLiveStatus } from '../../platform/live.ts';
import { takeOrganisationEvent } from '../../platform/organisation-changes.ts';
import { queryClient } from '../../platform/query-client.ts';
import { announceSessionEnd } from '../../platform/session-end.ts';
import { knownSession, sessionQuery, useSession } from '../../platform/session.ts';

/** Opens the live link and lets it act on the session: rights change, it ends, or everything must be read again. */
export function useLiveSession(): void {
  const router = useRouter();
  const { sessionLabel, mustChangePassword } = useSession();
  const { state } = useLiveStatus();
  // The stream is refused to who must change the password first.
  useEffect(
    () => (mustChangePassword ? undefined : startLive(sessionLabel)),
    [sessionLabel, mustChangePassword],
  );
  useLive('ended', () => announceSessionEnd('ended'));
  useLive('reset', () => void queryClient.invalidateQueries());
  const readSessionAgain = (): void => {
    // The guards look again: a right taken away closes its screen.
    void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).then(() => router.invalidate());
  };
  useLive('session', readSessionAgain);
  useLive('hello', ({ rights }) => {
    // They may have changed after the session was read and before there was a stream to tell of it.
    if (rights !== knownSession()?.rights) readSessionAgain();
  });
  useLive('configuration', () => {
    // What the rules are told stands in the session and in the days that were read.
    void queryClient.invalidateQueries();
  });
  useLive('organisation', (event) => takeOrganisationEvent(queryClient, event, knownSession));
  useLive('entitlements', () => {
    // What the person may ask for stands in the session and hangs on rights and balances.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
  useLive('lookups', () => {
    // Names stand in what was read, and who passes the category guard in the session.
    void queryClient.invalidateQueries().then(() => router.invalidate());
  });
  useEffect(() => {
    // A stream does not say why it broke: if the session is over, this answer does.
    if (state === 'reconnecting') void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
  }, [state]);
}
