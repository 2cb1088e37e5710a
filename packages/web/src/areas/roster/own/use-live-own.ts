import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../platform/live.ts';
import { useSession } from '../../../platform/session.ts';
import { personDaysKey } from '../day/day.queries.ts';
import { ownAwayKey, ownShiftsKey } from './own.queries.ts';

/**
 * Reads the own shifts again when the stream names the person: the patch says which cells, the answer also brings
 * hours and notes.
 */
export function useLiveOwn(): void {
  const client = useQueryClient();
  const { codicePersonale } = useSession().utente;
  const readAgain = (): void => {
    void client.invalidateQueries({ queryKey: ownShiftsKey });
    void client.invalidateQueries({ queryKey: ownAwayKey });
    void client.invalidateQueries({ queryKey: personDaysKey(codicePersonale) });
  };
  useLive('roster', ({ cells }) => {
    if (cells.some(({ employeeId }) => employeeId === codicePersonale)) readAgain();
  });
  // 'Sono malato' changes no cell: what was asked for is told as a request
  useLive('requests', () => void client.invalidateQueries({ queryKey: ownAwayKey }));
  useLive('reset', readAgain);
}
