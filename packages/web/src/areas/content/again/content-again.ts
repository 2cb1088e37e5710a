import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../platform/live.ts';

/** What was read of the portal stands under this key. */
export const CONTENT = ['content'];

/**
 * P7.28: what was published or withdrawn is read again at once, wherever it is shown, and never shown as it was where it was read
 * before: whatever screen hears of it.
 */
export function useContentAgain(): void {
  const client = useQueryClient();
  const again = (): void => {
    client.removeQueries({ queryKey: CONTENT, type: 'inactive' });
    void client.invalidateQueries({ queryKey: CONTENT });
  };
  useLive('content', again);
  useLive('reset', again);
}
