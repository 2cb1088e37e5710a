import { useSearch } from '@tanstack/react-router';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** The day to which an address points without opening anybody's: a red slot of the home leads here. */
export function useAddressedDay(): Day | null {
  const { persona, giorno } = useSearch({ strict: false });
  return persona === undefined && giorno !== undefined ? dayFromCompact(giorno) : null;
}
