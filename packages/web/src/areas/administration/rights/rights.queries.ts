import { queryOptions } from '@tanstack/react-query';
import { changeRights, readAccount, type AccountRights } from '@torre/contract/administration';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { SaveOptions } from '../../../platform/save-wait.ts';

export const accountQuery = (userName: string) =>
  queryOptions({
    queryKey: ['administration', 'account', userName],
    queryFn: ({ signal }) => call(readAccount, { path: { userName } }, { signal }),
    staleTime: 0,
  });

/** Saves the rights; lists and the account itself are read again. */
export async function saveRights(
  userName: string,
  body: AccountRights & { readonly version: number },
  options: SaveOptions,
): Promise<ReplyOf<typeof changeRights>> {
  const reply = await call(changeRights, { path: { userName }, body }, options);
  void queryClient.invalidateQueries({ queryKey: ['administration', 'accounts'] });
  await queryClient.invalidateQueries({ queryKey: ['administration', 'account', userName] });
  return reply;
}
