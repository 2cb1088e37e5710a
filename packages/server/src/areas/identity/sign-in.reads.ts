import type { DemoAccount, SignInOptionsReply } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { DEMO_PASSWORD } from '@torre/demo';
import type { AreaDeps } from '../../platform/deps.ts';
import { PRODUCT } from '../../platform/product.ts';

/** What the page 'login' needs; demo accounts only while the database is marked as demo (P2.05). */
export async function readSignInOptions({ config, db, clock }: AreaDeps): Promise<SignInOptionsReply> {
  const externalRedirect = config.oidc !== null;
  const { rows } = await db.query<DemoAccount>(
    `select user_name as "userName", coalesce(demo_description, '') as description
       from account
      where is_demo and disabled_at is null and exists (select from meta where key = 'demo' and value <> 'none')
      order by demo_ord, user_name`,
  );
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    externalRedirect,
    product: PRODUCT,
    demoAccounts: rows,
    demoPassword: rows.length > 0 && !externalRedirect ? DEMO_PASSWORD : null,
    now: clock.now().toString(),
  };
}
