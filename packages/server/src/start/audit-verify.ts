/**
 * `npm run audit:verify`: checks the chain of the audit trail, also while Torre is running, and changes nothing. Exit code
 * 1 when something is wrong with the trail, 2 when it or its signatures could not be checked, 3 when nothing is wrong and
 * rows are doubtful. `--anchor 12:abc…`: what an earlier run printed, which this chain must still contain.
 */
import { makeAuditKeys, proveAudit } from '../platform/audit/index.ts';
import { readConfig } from '../platform/config.ts';
import { settingWarnings } from '../platform/setting-names.ts';
import { findKeys } from '../platform/torre-key.ts';
import { proofText } from './audit-proof-text.ts';
import { readAnchor } from './audit-verify-arguments.ts';
import { explainFailure } from './explain-failure.ts';
import { Lifetime } from './lifetime.ts';
import { openExisting } from './open-existing.ts';

const lifetime = new Lifetime();

for (const warning of settingWarnings(process.env)) process.stderr.write(`${warning}\n`);
try {
  const anchor = readAnchor(process.argv.slice(2));
  const config = readConfig(process.env);
  const db = await openExisting(config, lifetime);
  const keys = await findKeys(config);
  const proof = await proveAudit(db, keys && makeAuditKeys(keys), anchor);
  process.stdout.write(`${proofText(proof, keys !== null)}\n`);
  if (proof.problems.length > 0) process.exitCode = 1;
  else if (keys === null && proof.signatures.otherKeys.length > 0) process.exitCode = 2;
  else if (proof.doubtful.length > 0) process.exitCode = 3;
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 2;
} finally {
  await lifetime.stop();
}
