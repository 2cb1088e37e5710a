/**
 * `npm run soak`: everything that CI only samples, run before an issue is closed. `SOAK=1` tells the tests to take
 * their long form (all kills, the full axe matrix); `FC_RUNS` lengthens every property. Takes long; prints its phases.
 * `-- --only reliability,browser` runs some of them; RELIABILITY_KILLS and RELIABILITY_REQUESTS shorten the first.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Phase, runPhases, type Verdict } from './check/phase.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'property-runs': { type: 'string', default: '5000' } },
});
const longer = {
  SOAK: '1',
  FC_RUNS: values['property-runs'],
};

async function shown(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = longer,
): Promise<Verdict> {
  const { code } = await runCommand(program, args, { cwd, env, show: true });
  return { ok: code === 0, report: code === 0 ? '' : `${program} ended with ${code}` };
}

const RELIABILITY = 'packages/server/src/reliability';
const PATIENT = ['run', '--testTimeout=600000', '--hookTimeout=600000'];

const FAR = ['test', '--project=screens', '--no-deps', '--timeout=180000'];

/** LibreOffice, which opens and saves what we export; installed where it is missing. */
async function withOffice(): Promise<Verdict> {
  const found = await runCommand('which', ['soffice'], { cwd: root });
  if (found.code === 0) return { ok: true, report: '' };
  return shown('apt-get', ['install', '-y', '--no-install-recommends', 'libreoffice-calc-nogui'], root);
}

const PHASES: readonly Phase[] = [
  { name: 'office', run: withOffice },
  {
    name: 'reliability',
    run: () => shown('vitest', [...PATIENT, '--project', 'server', RELIABILITY], root),
  },
  {
    name: 'properties',
    run: () => shown('vitest', [...PATIENT, '--exclude', `${RELIABILITY}/**`], root),
  },
  {
    // Parts of screens whose calls take their time, as behind a network.
    name: 'late',
    run: () => shown('vitest', [...PATIENT, '--project', 'screens'], root, { VITE_LATE_MS: '300' }),
  },
  { name: 'build', run: () => shown('vite', ['build'], join(root, 'packages/web')) },
  { name: 'browser', run: () => shown('playwright', ['test', '--timeout=600000'], join(root, 'e2e')) },
  {
    // Journeys behind such a network; not those that promise a second.
    name: 'far',
    run: () => shown('playwright', FAR, join(root, 'e2e'), { E2E_LATE_MS: '400' }),
  },
  { name: 'lighthouse', run: () => shown('node', ['lighthouse.ts'], join(root, 'e2e')) },
  { name: 'planted', run: () => shown('node', ['tools/planted.ts'], root) },
];
const wanted = values.only?.split(',') ?? PHASES.map((phase) => phase.name);
const green = await runPhases(
  PHASES.filter((phase) => wanted.includes(phase.name)),
  console.log,
);
process.exitCode = green ? 0 : 1;
