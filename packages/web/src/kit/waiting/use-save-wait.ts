import { useState } from 'react';
import { SaveWait, type Waiting } from '../../platform/save-wait.ts';

/** The waiting for the saves of one form or button, as the screen draws it. */
export function useSaveWait() {
  const [waiting, setWaiting] = useState<Waiting>('no');
  const [wait] = useState(() => new SaveWait(setWaiting));
  return {
    wait,
    saving: waiting !== 'no',
    /** For `SlowAnswer`. */
    slow: { is: waiting === 'long', onGiveUp: () => wait.giveUp() },
  };
}
