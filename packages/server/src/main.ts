/** Torre's server: reads the settings, starts everything, stops everything. `--no-open`: leaves the browser alone. */
import { createLog } from './platform/log.ts';
import { readConfig } from './platform/config.ts';
import { settingWarnings } from './platform/setting-names.ts';
import { explainFailure } from './start/explain-failure.ts';
import { Lifetime, onWishToStop } from './start/lifetime.ts';
import { openBrowser } from './start/open-browser.ts';
import { startTorre } from './start/start-torre.ts';

const { env, stdout, stderr } = process;
const lifetime = new Lifetime();
// A person at the terminal reads the progress; only what went wrong stands between it.
const log = createLog(stderr.isTTY ? 'warn' : 'info', { write: (line) => void stderr.write(line) });
// Whoever read the output may leave (`npm start | head`): no reason to stop the service.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
const say = (line: string): void => void stdout.write(`${line}\n`);
/** To `npm start`, which starts again what ended by itself (bin/keep-running.mjs). It may be gone, or never have been there. */
const report = (message: { kind: 'ready'; port: number } | { kind: 'stopping' }): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

onWishToStop(process, () => {
  report({ kind: 'stopping' });
  say('\nTorre si ferma …');
  void end(0);
});

for (const warning of settingWarnings(env)) say(warning);
try {
  // Who starts Torre knows that it is up before a person does: one that ends a moment later is started again all the same.
  const ready = (port: number): void => report({ kind: 'ready', port });
  const address = await startTorre({ config: readConfig(env), log, say, ready, lifetime });
  if (wantsBrowser()) openBrowser(address);
} catch (error) {
  // While stopping, steps that were under way fail: that is no news.
  if (!lifetime.isStopping) {
    stderr.write(`\n${explainFailure(error)}\n`);
    await end(1);
  }
}

async function end(code: number): Promise<void> {
  await lifetime.stop().catch((error: unknown) => {
    stderr.write(`${explainFailure(error)}\n`);
    code = 1;
  });
  if (code === 0) say('Torre si è fermato.');
  process.exit(code);
}

function wantsBrowser(): boolean {
  const hasScreen = process.platform === 'darwin' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
  return !process.argv.includes('--no-open') && stdout.isTTY && hasScreen;
}
