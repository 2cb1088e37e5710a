import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runQuietly } from './run-command.mjs';
import { root } from './place.mjs';
import { explain, Problem, step } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// Without any font of the system Chromium cannot lay out a page before our own font has come.
const APT_PACKAGES = ['chromium', 'fonts-liberation'];
const BY_HAND =
  'Installarlo (su Debian: apt-get install chromium) oppure indicarne il percorso con CHROMIUM.';

/** The browser tests run in Debian's Chromium; CHROMIUM names another one. Brought by apt where that is possible. */
export async function ensureChromium() {
  if ([process.env.CHROMIUM, ...PLACES].some((place) => place && existsSync(place))) return;
  const prefix = aptPrefix();
  if (!prefix) throw new Problem(`Le prove nel browser vogliono Chromium, che qui manca. ${BY_HAND}`);
  await step('Installo Chromium con apt', async () => {
    const [command, ...args] = [...prefix, 'apt-get'];
    const place = { cwd: root, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    try {
      await runQuietly(command, [...args, 'update'], place);
      await runQuietly(command, [...args, 'install', '-y', '--no-install-recommends', ...APT_PACKAGES], place);
    } catch (error) {
      throw new Problem(`${explain(error)}\nChromium non si è installato. ${BY_HAND}`);
    }
  });
}

/** What apt-get needs in front of it, or null where it cannot be used without asking. */
function aptPrefix() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : null;
}
