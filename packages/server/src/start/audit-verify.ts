/**
 * `npm run audit:verify`: checks the chain of the audit trail, also while Torre is running, and changes nothing. Exit code
 * 1 when something is wrong with the trail, 2 when it could not be checked. `--anchor 12:abc…`: what an earlier run
 * printed, which this chain must still contain.
 */
import { proveAudit } from '../platform/audit/index.ts';
import { readConfig } from '../platform/config.ts';
import { settingWarnings } from '../platform/setting-names.ts';
import { proofText } from './audit-proof-text.ts';
import { readAnchor } from './audit-verify-arguments.ts';
import { explainFailure } from './explain-failure.ts';
import { Lifetime } from './lifetime.ts';
import { openExisting } from './open-existing.ts';

const lifetime = new Lifetime();

for (const warning of settingWarnings(process.env)) process.stderr.write(`${warning}\n`);
try {
  const anchor = readAnchor(process.argv.slice(2));
  const proof = await proveAudit(await openExisting(readConfig(process.env), lifetime), anchor);
  process.stdout.write(`${proofText(proof)}\n`);
  if (proof.problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 2;
} finally {
  await lifetime.stop();
}
