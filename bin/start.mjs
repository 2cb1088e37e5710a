#!/usr/bin/env node
/**
 * `npm start`: installs and builds what is missing, then runs the server on the pinned Node until it is told to stop.
 */
import { pinnedEnvironment } from './npm-environment.mjs';
import { pinnedNode } from './pinned-runtime.mjs';
import { prepare } from './prepare.mjs';
import { runServer } from './run-server.mjs';
import { runMain } from './say.mjs';
import { ensureWebBuild } from './web-build.mjs';

await runMain(async () => {
  await prepare(ensureWebBuild);
  process.exitCode = await runServer(pinnedNode, process.argv.slice(2), pinnedEnvironment());
});
