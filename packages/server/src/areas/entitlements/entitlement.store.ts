import type { Entitlement, NewEntitlement } from '@torre/domain/entitlements';
import type { BalanceCode } from '@torre/domain/requests';
import type { Tx } from '../../platform/db/index.ts';

/** Holds every other save of entitlements and rights until the transaction ends: what is read after it stands. */
export async function lockEntitlements(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('entitlements', 0))`);
}

export interface EntitlementWrite extends Entitlement {
  readonly employeeId: string;
  readonly balance: BalanceCode;
  readonly year: number;
  /** Of what is written. */
  readonly version: number;
}

/** Writes a year of a balance as it is to stand. */
export async function storeEntitlement(tx: Tx, write: EntitlementWrite): Promise<void> {
  await tx.query({
    name: 'entitlement-store',
    text: `insert into leave_entitlement (employee_id, balance, year, teorica, riduzioni, forzate, residuo_anni_prec,
        residuo_anno_prec, version)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (employee_id, balance, year) do update set teorica = excluded.teorica, riduzioni = excluded.riduzioni,
        forzate = excluded.forzate, residuo_anni_prec = excluded.residuo_anni_prec,
        residuo_anno_prec = excluded.residuo_anno_prec, version = excluded.version`,
    values: [
      write.employeeId,
      write.balance,
      write.year,
      write.teorica,
      write.riduzioni,
      write.forzate,
      write.residuoAnniPrec,
      write.residuoAnnoPrec,
      write.version,
    ],
  });
}

/** Adds the years that do not stand yet, and answers them. */
export async function insertYear(
  tx: Tx,
  year: number,
  added: readonly NewEntitlement[],
): Promise<readonly NewEntitlement[]> {
  const { rows } = await tx.query<NewEntitlement>({
    name: 'entitlement-insert-year',
    text: `insert into leave_entitlement (employee_id, balance, year, teorica)
      select employee_id, balance, $1::int, teorica
        from unnest($2::text[], $3::text[], $4::int[]) as added (employee_id, balance, teorica)
      on conflict do nothing returning employee_id as "employeeId", balance, teorica`,
    values: [
      year,
      added.map(({ employeeId }) => employeeId),
      added.map(({ balance }) => balance),
      added.map(({ teorica }) => teorica),
    ],
  });
  return rows;
}
