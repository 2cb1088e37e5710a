import { buildRequest } from '@torre/contract/endpoint';
import { bePresent, leavePresence } from '@torre/contract/presence';
import type { EditedCell, PresencePatch, PresentPerson } from '@torre/contract/presence';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { useBeats } from '../../platform/use-beats.ts';

const NOBODY: readonly PresentPerson[] = [];

interface Shown {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
  /** The day that is open in this tab. */
  readonly editing: EditedCell | null;
}

/**
 * Says that this tab shows the month, and answers who else does: at once by the stream, and every few seconds by the beat,
 * so that who was killed is missed. Nobody while the server cannot be reached.
 */
export function usePresence({ plant, month, editing }: Shown): readonly PresentPerson[] {
  const { codicePersonale } = useSession().utente;
  const [heard, setHeard] = useState<PresencePatch>({ plant, month, present: NOBODY });

  const take = (patch: PresencePatch): void => {
    const present = patch.present.filter(({ employeeId }) => employeeId !== codicePersonale);
    const next = { plant: patch.plant, month: patch.month, present };
    setHeard((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  const open = editing === null ? '' : `${editing.employeeId} ${editing.date}`;
  const { outrun } = useBeats({
    shown: `${plant} ${month} ${open}`,
    say: (tabId) => call(bePresent, { path: { tabId }, query: { plant }, body: { month, editing } }),
    onHeard: (patch) => take(patch ?? { plant, month, present: NOBODY }),
    goodbye: (tabId) => buildRequest(leavePresence, { path: { tabId }, query: { plant } }),
  });
  useLive('presence', (patch) => {
    if (patch.plant !== plant || patch.month !== month) return;
    outrun();
    take(patch);
  });
  return heard.plant === plant && heard.month === month ? heard.present : NOBODY;
}
