import { keyOfFact, kindOf, sameValue } from '@torre/domain/organisation';
import type { FactEdit, FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';
import { CallFailed } from '../../../platform/call-failure.ts';

const PRECONDITION_FAILED = 412;

/** A row that somebody else saved meanwhile, as a 412 names it; `fact`: as it stands now, null where it is gone. */
interface CurrentFact {
  readonly kind: FactKindName;
  readonly key: readonly FactRow[string][];
  readonly fact: StandingFact | null;
}

/** Of a lost race, what stands now; null: the save failed otherwise. */
export function standingOfReply(error: unknown): readonly CurrentFact[] | null {
  if (!(error instanceof CallFailed) || error.status !== PRECONDITION_FAILED) return null;
  return (error.reply as { readonly current?: readonly CurrentFact[] }).current ?? null;
}

export const isOfFact = ({ kind, key }: CurrentFact, of: FactKindName, values: FactRow): boolean =>
  kind === of && key.join('\u0001') === keyOfFact(of, values);

/** A row of a save of many that somebody else saved meanwhile, beside what the save says of it. */
export interface OvertakenFact {
  readonly kind: FactKindName;
  /** The row as it was sent. */
  readonly mine: FactRow;
  /** null: it is gone. */
  readonly standing: FactRow | null;
  /** Columns that the save wants otherwise than they stand now. */
  readonly columns: readonly string[];
}

/** What others saved of the rows of these edits, in their order. */
export function overtakenFacts(
  current: readonly CurrentFact[],
  edits: readonly FactEdit[],
): readonly OvertakenFact[] {
  return edits.flatMap(({ kind, values }) => {
    const found = current.find((one) => isOfFact(one, kind, values));
    if (found === undefined) return [];
    const standing = found.fact?.values ?? null;
    const columns = Object.keys(kindOf(kind).columns).filter(
      (column) => Object.hasOwn(values, column) && standing && !sameValue(standing[column], values[column]),
    );
    return [{ kind, mine: values, standing, columns }];
  });
}
