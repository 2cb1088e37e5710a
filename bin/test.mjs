#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, then all checks and tests in phases. Needs no terminal and no input.
 * The last line is `N passed, N failed, N skipped`; the exit code is 0 only when nothing failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  addCounts,
  countBreakage,
  noCounts,
  playwrightCounts,
  summaryLine,
  vitestCounts,
} from './counts.mjs';
import { pinnedEnvironment } from './npm-environment.mjs';
import { pinnedNode } from './pinned-runtime.mjs';
import { root } from './place.mjs';
import { prepare } from './prepare.mjs';
import { runAloud } from './run-command.mjs';
import { explain, say, secondsSince } from './say.mjs';
import { ensureTestPrograms } from './test-programs.mjs';
import { ensureWebBuild } from './web-build.mjs';

const SLOWEST = 10;
const reports = join(root, 'test-results');
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'e2e.json');

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Exit code of a phase, and what it counted.
 * @typedef {{ name: string, run: () => Promise<number>, counts?: () => Counts }} Phase
 */

/** @type {readonly Phase[]} */
const PHASES = [
  { name: 'installazione', run: () => succeeds(async () => (await prepare(), await ensureTestPrograms())) },
  { name: 'controlli', run: () => pinned(['tools/check.ts']) },
  {
    name: 'regole e server',
    run: () => pinned(['node_modules/vitest/vitest.mjs', 'run', ...vitestReporters()]),
    counts: () => vitestCounts(vitestReport),
  },
  { name: 'schermate', run: () => succeeds(() => prepare(ensureWebBuild)) },
  {
    name: 'browser',
    run: () => pinned(['../node_modules/@playwright/test/cli.js', 'test'], join(root, 'e2e')),
    counts: () => playwrightCounts(browserReport),
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** @type {Counts} */
let total = noCounts();
/** @type {string[]} */
const times = [];
for (const phase of PHASES) {
  say(`\n== ${phase.name}`);
  const since = Date.now();
  const exitCode = await phase.run();
  const counts = countBreakage(phase.counts?.() ?? noCounts(), exitCode, phase.name);
  total = addCounts(total, counts);
  times.push(`${counts.failed > 0 ? '✗' : '✓'} ${phase.name}: ${secondsSince(since)}`);
  // Without its packages nothing else can run.
  if (phase === PHASES[0] && exitCode !== 0) break;
}
sayResults();

function sayResults() {
  const slowest = total.times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  say('\n== tempi');
  times.forEach(say);
  if (slowest.length > 0) say(`\n== le ${slowest.length} prove più lente`);
  for (const { title, seconds } of slowest)
    say(`${seconds.toFixed(1).replace('.', ',').padStart(6)} s  ${title}`);
  if (total.failures.length > 0) say('\n== che cosa non è passato');
  for (const { title, file, reason } of total.failures)
    say(`✗ ${title}\n  ${relative(root, resolve(root, file))}\n${reason.replaceAll(/^/gmu, '    ')}`);
  say(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * @param {readonly string[]} args of the pinned Node
 */
function pinned(args, cwd = root) {
  return runAloud(pinnedNode, args, {
    cwd,
    env: { ...pinnedEnvironment(), CI: 'true', E2E_REPORT: browserReport, E2E_WHOLE: '1' },
  });
}

function vitestReporters() {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<number>} 0, or 1 after its problem was told
 */
async function succeeds(work) {
  try {
    await work();
    return 0;
  } catch (error) {
    say(explain(error));
    return 1;
  }
}
