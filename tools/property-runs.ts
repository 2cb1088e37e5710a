import fc from 'fast-check';

/** `FC_RUNS` lengthens every property that does not fix its own number of runs; `npm run soak` sets it. */
const runs = Number(process.env.FC_RUNS ?? '');
if (Number.isInteger(runs) && runs > 0) fc.configureGlobal({ numRuns: runs });
