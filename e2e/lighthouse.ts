/**
 * `npm run soak`: Lighthouse's accessibility score of the sign-in page and of the roster, and how fast and how still an
 * article with its banner comes to a phone, the median of five visits; what misses its aim makes the exit code 1.
 * Lighthouse is no dependency (114 packages, 176 MB that nobody needs to run or test Torre): npm brings this exact version
 * for the run. It talks to the started product only.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ARTICLE, DEMO_PASSWORD } from '@torre/demo';
import { CHROMIUM_FLAGS, chromiumPath } from '@torre/server/testing/chromium';
import { startProduct } from './product.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const TODAY = '2026-12-14';
const WANTED = 100;
const ACCESSIBILITY = ['--only-categories=accessibility', '--preset=desktop'] as const;

const PAGES = [
  { address: '/login', userName: null },
  { address: '/responsabile/calendario?impianto=LIRR&mese=2026-12', userName: 'responsabile.lirr' },
] as const;

const ARTICLE = { address: `/articoli/article/${DEMO_ARTICLE.full}`, userName: 'cta.lirr' } as const;
const VISITS = 5;
/** Milliseconds until the largest thing is painted, and how far things are shifted (issue 15). */
const PAINTED_WITHIN = { audit: 'largest-contentful-paint', atMost: 2500 } as const;
const SHIFTED_BY = { audit: 'cumulative-layout-shift', atMost: 0.02 } as const;

interface Report {
  readonly categories: {
    readonly accessibility: {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    };
  };
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
  readonly finalDisplayedUrl: string;
}

const product = await startProduct(TODAY);
const folder = await mkdtemp(join(tmpdir(), 'torre-lighthouse-'));
try {
  for (const { address, userName } of PAGES) {
    const cookie = userName === null ? null : await cookieOf(userName);
    const { categories, audits } = await measure(address, cookie, ACCESSIBILITY);
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
  const cookie = await cookieOf(ARTICLE.userName);
  const visits: Report[] = [];
  while (visits.length < VISITS)
    visits.push(await measure(ARTICLE.address, cookie, ['--only-categories=performance']));
  for (const { audit, atMost } of [PAINTED_WITHIN, SHIFTED_BY]) {
    const values = visits
      .map(({ audits }) => audits[audit]!.numericValue!)
      .toSorted((one, other) => one - other);
    const median = values[Math.floor(VISITS / 2)]!;
    console.log(`${ARTICLE.address}: ${audit} ${median.toFixed(3)} (at most ${atMost})`);
    if (median > atMost) process.exitCode = 1;
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

/** What Lighthouse says of a page that led nowhere else. */
async function measure(address: string, cookie: string | null, options: readonly string[]): Promise<Report> {
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
    ...options,
    '--output=json',
    `--output-path=${output}`,
    '--no-enable-error-reporting',
    '--quiet',
    `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ...headers,
  ]);
  const report = JSON.parse(await readFile(output, 'utf8')) as Report;
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(address, product.url).pathname)
    throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
  return report;
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
