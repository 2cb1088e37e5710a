import { signOut } from '@torre/contract/identity';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { tellOtherTabs } from '../../platform/live.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { announceSessionEnd, setLeaving } from '../../platform/session-end.ts';
import { withSpinner } from '../../platform/spinner.ts';

/** P7.14: ends the session on the server; only then does the screen leave. */
export function useSignOut(): () => Promise<void> {
  const t = useTexts('shell');
  return async () => {
    setLeaving(true);
    try {
      await withSpinner(call(signOut, {}));
      // This tab may hold the stream of all of them, and leaves before the stream tells of the end.
      tellOtherTabs('ended');
      announceSessionEnd('signed-out');
    } catch (error) {
      setLeaving(false);
      notify(failureNotice(error, t('signOutFailed')));
    }
  };
}
