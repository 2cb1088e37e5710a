import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './place.mjs';
import { runQuietly } from './run-command.mjs';
import { explain, Problem, step } from './say.mjs';

/**
 * Installs packages of the system where that needs no question: as root, or with a sudo that asks nothing.
 * Throws a Problem that says `why` they are needed and how to install them by hand.
 * @param {readonly string[]} packages names in Debian
 * @param {string} why a sentence
 */
export async function installWithApt(packages, why) {
  const manualCommand = `${why} Su Debian: sudo apt-get install ${packages.join(' ')}`;
  const apt = aptCommand();
  if (!apt) throw new Problem(manualCommand);
  await step(`Installo ${packages.join(' e ')} con apt`, async () => {
    const [command = '', ...args] = apt;
    const place = { cwd: root, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    try {
      await runQuietly(command, [...args, ...AGAIN, 'update'], place);
      const install = ['install', '-y', '--no-install-recommends', ...packages];
      await runQuietly(command, [...args, ...AGAIN, ...install], place);
    } catch (error) {
      throw new Problem(`${explain(error)}\n${manualCommand}`);
    }
  });
}

/** A mirror that does not answer is asked again. */
const AGAIN = ['-o', 'Acquire::Retries=3'];

/** apt-get with what it needs in front of it, or null where it cannot be used without asking. */
function aptCommand() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND', 'apt-get'] : null;
}
