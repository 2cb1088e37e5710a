import { buildRequest } from '@torre/contract/endpoint';
import { leaveProvider } from '@torre/contract/identity';
import { useEffect } from 'react';
import { keepCopiesOf } from '../platform/offline/own-copies.ts';
import { knownSession } from '../platform/session.ts';
import { onSessionEnd } from '../platform/session-end.ts';

/** Why the sign-in page opened by itself; it says so in a notice. */
export const END_REASON = { expired: 'scaduta', ended: 'terminata', 'signed-out': 'uscita' } as const;

/**
 * P7.21, P7.22: the end of the session leads to the page 'login', or to `/uscita` where the identity provider would sign in
 * again unasked. The document is loaded anew, so that no cache and no
 * store of the person who was here stays in memory for the next one.
 */
export function useSessionEnd(): void {
  useEffect(() => {
    let leaving = false;
    return onSessionEnd((reason) => {
      // Before sign-in a 401 is the usual answer, and the guards deal with it.
      const session = knownSession();
      // The stream and the answer tell of one end: a second way out would break off the first.
      if (!session || leaving) return;
      leaving = true;
      if (session.externalRedirect && reason === 'signed-out') {
        // P7.16: the provider's own session ends too; the server knows the way.
        leaveFor(buildRequest(leaveProvider, {}).url);
        return;
      }
      const page = session.externalRedirect ? '/uscita' : '/login';
      const search = new URLSearchParams({ motivo: END_REASON[reason] });
      if (reason !== 'signed-out') search.set('da', `${location.pathname}${location.search}`);
      leaveFor(`${page}?${search}`);
    });
  }, []);
}

/**
 * Everybody hears of the end first: a form with unsaved text must not hold the page back. What the device kept is gone
 * before the page is: with it, the taking away would end too.
 */
function leaveFor(url: string): void {
  void keepCopiesOf(null).finally(() => location.replace(url));
}
