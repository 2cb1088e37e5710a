import { substitutionSentence } from '@torre/contract/substitutions/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { WantedSubstitution } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';

/** Throws 409 where the same person stands in on one of the days already. */
export async function insertSubstitution(
  tx: Tx,
  write: WantedSubstitution & { readonly substitutionId: string; readonly by: string; readonly at: string },
): Promise<void> {
  const { substitutionId, giver, substitute, icao, from, to, by, at } = write;
  await tx
    .query({
      name: 'substitution-insert',
      text: `insert into substitution (substitution_id, giver, substitute, icao, valid_from, valid_to, named_by, named_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [substitutionId, giver, substitute, icao, isoDay(from), isoDay(to), by, at],
    })
    .catch(
      insteadOf('exclusion', () =>
        refused(409, OUTCOME.substitutionRefused, substitutionSentence('already', { icao })),
      ),
    );
}

/** false: somebody else ended it first. */
export async function endStored(
  tx: Tx,
  substitutionId: string,
  { by, at }: { readonly by: string; readonly at: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'substitution-end',
    text: `update substitution set ended_by = $2, ended_at = $3
      where substitution_id = $1 and ended_at is null`,
    values: [substitutionId, by, at],
  });
  return rowCount === 1;
}
