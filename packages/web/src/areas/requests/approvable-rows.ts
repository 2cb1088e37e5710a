import type { ListReply } from '@torre/contract/list';
import type { RequestRow } from '@torre/contract/requests';

/** What waits in a tab of a plant. */
export interface PendingOfPlant {
  readonly plant: string;
  readonly gruppo: string;
}

export type ReadPage = (
  query: PendingOfPlant & { readonly beyond?: string },
  signal: AbortSignal,
) => Promise<ListReply<RequestRow>>;

export const mayApprove = ({ allowedActions }: RequestRow): boolean => allowedActions.includes('approve');

/** Whose next step is the endorsement of the first level (60 to 50): another one approves them. */
export const mayAuthorize = (row: RequestRow): boolean =>
  row.allowedActions.includes('authorize') && !mayApprove(row);

/** All rows of a tab that can be approved, page after page. */
export async function approvableRows(
  read: ReadPage,
  query: PendingOfPlant,
  signal: AbortSignal,
): Promise<readonly RequestRow[]> {
  const rows: RequestRow[] = [];
  let beyond: string | null = null;
  do {
    const page: ListReply<RequestRow> = await read({ ...query, ...(beyond !== null && { beyond }) }, signal);
    rows.push(...page.rows);
    beyond = page.beyond;
  } while (beyond !== null);
  return rows.filter(mayApprove);
}
