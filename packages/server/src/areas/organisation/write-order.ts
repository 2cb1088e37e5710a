import { FACT_KIND_NAMES, spanOfFact } from '@torre/domain/organisation';
import type { FactChange } from '@torre/domain/organisation';

/**
 * Changes in the order in which they can be written, those of one kind and one statement together: what goes and what ends
 * comes first, so that no two states of a thing ever hold together, and what others name before them.
 */
export function inWriteOrder(changes: readonly FactChange[]): readonly (readonly FactChange[])[] {
  const removed = Map.groupBy(
    changes.filter(({ after }) => after === null),
    ({ kind }) => kind,
  );
  const kept = Map.groupBy(
    changes.filter(({ after }) => after !== null),
    ({ kind }) => kind,
  );
  return [
    ...FACT_KIND_NAMES.toReversed().map((kind) => removed.get(kind) ?? []),
    ...FACT_KIND_NAMES.flatMap((kind) => {
      const own = kept.get(kind) ?? [];
      const standing = own.filter(({ before }) => before !== null);
      return [
        standing.filter(shrinks),
        standing.filter((one) => !shrinks(one)),
        own.filter(({ before }) => before === null),
      ];
    }),
  ].filter((group) => group.length > 0);
}

function shrinks({ kind, before, after }: FactChange): boolean {
  return spanOfFact(kind, after!).to < spanOfFact(kind, before!).to;
}
