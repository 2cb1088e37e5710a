/**
 * `npm run audit:verify`: checks the chain of the audit trail, also while Torre is running, and changes nothing. Exit code
 * 1 when something is wrong. `--anchor 12:abc…`: what an earlier run printed, which this chain must still contain.
 */
import { parseArgs } from 'node:util';
import { proveAudit } from '../platform/audit/index.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { openAsOwner } from '../platform/db/index.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';
import { proofText } from './audit-proof-text.ts';
import { explainFailure } from './explain-failure.ts';
import { Lifetime } from './lifetime.ts';

const lifetime = new Lifetime();

try {
  const { values } = parseArgs({ options: { anchor: { type: 'string' } } });
  const proof = await proveAudit(await open(readConfig(process.env)), values.anchor);
  process.stdout.write(`${proofText(proof)}\n`);
  if (proof.problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await lifetime.stop();
}

async function open(config: Config) {
  const db = openAsOwner(config.databaseUrl ?? (await joinOwn(config)));
  await lifetime.started(() => db.close());
  return db;
}

async function joinOwn(config: Config): Promise<string> {
  const embedded = await joinEmbedded({ dataDir: config.dataFolder, log: () => undefined });
  await lifetime.started(() => embedded.stop());
  return embedded.url;
}
