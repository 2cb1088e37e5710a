import { signIn } from '@torre/contract/identity';
import { DEMO_PASSWORD } from '@torre/demo';
import { TestClient } from '../testing/test-client.ts';

/** A browser of a demo account at a Torre that runs as a process of its own. */
export async function signedIn(url: string, userName: string): Promise<TestClient> {
  const client = new TestClient(url);
  const { status } = await client.call(signIn, { body: { username: userName, password: DEMO_PASSWORD } });
  if (status !== 200) throw new Error(`${userName} could not sign in: ${status}`);
  return client;
}
