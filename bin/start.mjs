#!/usr/bin/env node
/** `npm start`: installs and builds what is missing, then runs the server on the pinned Node until it ends. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { untilEnd } from './forward-signals.mjs';
import { pinnedEnvironment } from './npm-environment.mjs';
import { pinnedNode } from './pinned-runtime.mjs';
import { root } from './place.mjs';
import { prepare } from './prepare.mjs';
import { runMain } from './say.mjs';
import { ensureWebBuild } from './web-build.mjs';

await runMain(async () => {
  await prepare(ensureWebBuild);
  process.exitCode = await runServer(process.argv.slice(2));
});

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code of the server
 */
async function runServer(args) {
  const server = spawn(pinnedNode, [join(root, 'packages/server/src/main.ts'), ...args], {
    cwd: root,
    env: pinnedEnvironment(),
    // The channel tells the server when this process is gone, so that none is left alone behind a killed npm.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const { code } = await untilEnd(server);
  return code;
}
