/** `node job-program.ts <database> hang|finish`: runs the jobs called `trial`, for tests that kill it. */
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/index.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log.ts';

const [, , databaseUrl = '', mode] = process.argv;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const db = openDatabase(databaseUrl);
const jobs = new Jobs({
  db,
  clock: systemClock(null),
  log: createLog('fatal'),
  runs: { pollSeconds: 0.5, superviseSeconds: 1 },
});
jobs.on<{ name: string }>('trial', { retries: 1, retryDelay: 0, lease: 10 }, async (job) => {
  await job.finish(async (tx) => {
    await tx.query(
      `insert into meta (key, value) values ($1, '1')
       on conflict (key) do update set value = (meta.value::int + 1)::text`,
      [`trial ${job.data.name}`],
    );
    if (mode === 'finish') return;
    say('written, not committed');
    await new Promise(() => {});
  });
  say(`finished attempt ${job.attempt}`);
});
await jobs.start();
say('ready');
