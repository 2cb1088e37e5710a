import type { PreviewedCounter } from '@torre/contract/counters';

/** A slot of a day that a change leaves with more empty positions. */
interface ShortSlot {
  /** YYYYMMDD */
  readonly date: string;
  readonly timeslotId: string;
  /** Name of the timeslot; where it lacks nobody in all, with the island or specialization that gets short: 'N (Sud)'. */
  readonly description: string;
  /** Positions that stay empty without the change and with it. */
  readonly before: number;
  readonly after: number;
}

interface Missing {
  readonly before: { readonly missing: number };
  readonly after: { readonly missing: number };
}

const growth = ({ before, after }: Missing): number => after.missing - before.missing;

/** What of a counter gets short the most: the whole slot first, else an island or a specialization; null: nothing does (0085). */
function shortPart(counter: PreviewedCounter): (Missing & { readonly name: string | null }) | null {
  if (growth(counter) > 0) return { ...counter, name: null };
  const [worst] = [...counter.islands, ...counter.specializations]
    .filter((part) => growth(part) > 0)
    .toSorted((one, other) => growth(other) - growth(one));
  return worst ?? null;
}

/** Whether the slot, or an island or a specialization of it, lacks more people with the change than without it. */
export const getsShort = (counter: PreviewedCounter): boolean => shortPart(counter) !== null;

/** The slots that get worse by the change, those that lose the most first, then by day. */
export function slotsThatGetShort(counters: readonly PreviewedCounter[]): readonly ShortSlot[] {
  return counters
    .flatMap(({ daySelected: date, timeslotId, description, ...counter }): readonly ShortSlot[] => {
      const part = shortPart({ daySelected: date, timeslotId, description, ...counter });
      if (part === null) return [];
      const { name, before, after } = part;
      return [
        {
          date,
          timeslotId,
          description: name === null ? description : `${description} (${name})`,
          before: before.missing,
          after: after.missing,
        },
      ];
    })
    .toSorted(
      (one, other) =>
        other.after - other.before - (one.after - one.before) || one.date.localeCompare(other.date),
    );
}
