/**
 * `npm run soak`: Lighthouse's accessibility score of the sign-in page and of the roster; below 100 the exit code is 1.
 * Lighthouse is no dependency (114 packages, 176 MB that nobody needs to run or test Torre): npm brings this exact version
 * for the run. It talks to the started product only.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@torre/demo';
import { CHROMIUM_FLAGS, chromiumPath } from '@torre/server/testing/chromium';
import { startProduct } from './product.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const TODAY = '2026-12-14';
const WANTED = 100;

const PAGES = [
  { address: '/login', userName: null },
  { address: '/responsabile/calendario?impianto=LIRR&mese=2026-12', userName: 'responsabile.lirr' },
] as const;

interface Report {
  readonly categories: {
    readonly accessibility: {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    };
  };
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly finalDisplayedUrl: string;
}

const product = await startProduct(TODAY);
const folder = await mkdtemp(join(tmpdir(), 'torre-lighthouse-'));
try {
  for (const { address, userName } of PAGES) {
    const cookie = userName === null ? null : await cookieOf(userName);
    const { categories, audits, finalDisplayedUrl } = await measure(address, cookie);
    if (new URL(finalDisplayedUrl).pathname !== new URL(address, product.url).pathname) {
      throw new Error(`${address} led to ${finalDisplayedUrl}`);
    }
    const score = Math.round(categories.accessibility.score * 100);
    console.log(`${address}: accessibility ${score}`);
    if (score >= WANTED) continue;
    process.exitCode = 1;
    for (const { id, weight } of categories.accessibility.auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        console.log(`  ${id}: ${audit.title}`);
    }
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function cookieOf(userName: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/autenticazione`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-By': 'torre' },
    body: JSON.stringify({ username: userName, password: DEMO_PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function measure(address: string, cookie: string | null): Promise<Report> {
  const output = join(folder, 'report.json');
  const headers = cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  await run('npm', [
    'exec',
    '--yes',
    '--ignore-scripts',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    `${product.url}${address}`,
    '--only-categories=accessibility',
    '--preset=desktop',
    '--output=json',
    `--output-path=${output}`,
    '--no-enable-error-reporting',
    '--quiet',
    `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ...headers,
  ]);
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROME_PATH: chromiumPath('tests', process.env.CHROMIUM) },
    });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${program} ended with ${code}`))));
  });
}
