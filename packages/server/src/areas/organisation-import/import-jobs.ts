import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { ROLE } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import { QUALIFICATION } from '@torre/domain/organisation';
import type { FactChange, FactKindName } from '@torre/domain/organisation';
import { saveImport as saveCall } from '@torre/contract/organisation-import';
import type { Tx } from '../../platform/db/index.ts';
import { Refused, wordsOf } from '../../platform/http/refused.ts';
import type { JobContext } from '../../platform/jobs/job-options.ts';
import { WorkTooMuch } from '../../platform/threads/work-thread.ts';
import { lockLists } from '../lookups/index.ts';
import { applyChanges, lockOrganisation, readRoleHolder } from '../organisation/index.ts';
import type { ImportDeps } from './import-deps.ts';
import { effectsOfImport } from './import-effects.ts';
import type { FactResult } from './fact-work.ts';
import { findImport, readSeen } from './import.reads.ts';
import type { StoredImport } from './import.reads.ts';
import { moveImport, storeProblem, storeReport } from './import.store.ts';
import { NO_QUALIFICATIONS, readDigest, readTextsAndDigest } from './standing-facts.ts';
import { contentOf } from './written-file.ts';

export const CHECK_IMPORT = 'organisation.check-import';
export const SAVE_IMPORT = 'organisation.save-import';

/** What a file of qualifications is judged over. */
const FOR_QUALIFICATIONS: readonly FactKindName[] = ['employee', QUALIFICATION];
/** How often a file is judged for one save: each time over what others have saved meanwhile. */
const MOST_JUDGEMENTS = 5;

/** What the file was judged over is no longer what stands. */
class JudgedBefore extends Error {}

export interface ImportJob {
  readonly importId: string;
}

/** Judges a file over all that stands, and keeps what it found. */
export async function checkImport(parts: ImportDeps, job: JobContext<ImportJob>): Promise<void> {
  const { db } = parts;
  const { importId } = job.data;
  const one = await findImport(db, importId);
  // Deleted meanwhile, or done by an attempt whose end nobody heard of.
  if (one?.state !== 'checking') return;
  const bytes = await contentOf(parts, one);
  job.progress(0, 4, 'Leggo i dati di oggi');
  const { judged } = await judge(parts, one, { bytes, seen: null }, () =>
    job.progress(1, 4, 'Controllo le righe del file'),
  );
  if (judged.kind === 'problem') return job.finish((tx) => fail(tx, one, 'failed', judged.sentence));
  job.progress(2, 4, 'Guardo turni e contatori');
  try {
    const effects = await effectsOfImport(parts, judged, (counted, plants) =>
      job.progress(counted, plants, 'Conto i contatori degli impianti'),
    );
    job.progress(3, 4, 'Scrivo il resoconto');
    await job.finish(async (tx) => {
      await storeReport(tx, importId, { ...judged, effects });
      await moveImport(tx, importId, 'checking', judged.isFaulty ? 'faulty' : 'checked');
    });
  } catch (error) {
    // Rows that were just judged could not be written: somebody changed what they stand on meanwhile.
    if (!(error instanceof Refused)) throw error;
    await job.finish((tx) => fail(tx, one, 'failed', organisationImportSentence('outdated')));
  }
}

/**
 * Saves a checked file over the versions that the check saw, whole or not at all: the job's end stands in the same transaction.
 * Whoever changes the organisation by hand waits only while rows are written: reading and judging the file come before, and are
 * done again where others have saved something meanwhile.
 */
export async function saveImport(parts: ImportDeps, job: JobContext<ImportJob>): Promise<void> {
  const { db } = parts;
  const { importId } = job.data;
  const one = await findImport(db, importId);
  if (one?.state !== 'saving') return;
  const bytes = await contentOf(parts, one);
  const seen = await readSeen(db, importId);
  const outdated = organisationImportSentence('outdated');
  for (let left = MOST_JUDGEMENTS; left > 0; left -= 1) {
    job.progress(0, 0, 'Leggo i dati di oggi');
    const { judged, digest } = await judge(parts, one, { bytes, seen }, () =>
      job.progress(0, 0, 'Controllo le righe del file'),
    );
    try {
      await job.finish(async (tx) => {
        if (judged.kind === 'problem') return fail(tx, one, 'failed', judged.sentence);
        if (judged.isFaulty || judged.stale > 0) return fail(tx, one, 'outdated', outdated);
        await writeJudged(tx, parts, one, { judged, digest }, job);
      });
      return;
    } catch (error) {
      if (error instanceof JudgedBefore) continue;
      // Somebody who takes no lock (cycles of people) was faster than the save: all of it was rolled back.
      if (!(error instanceof Refused)) throw error;
      break;
    }
  }
  await job.finish((tx) => fail(tx, one, 'outdated', outdated));
}

/** Throws JudgedBefore where something else stands than what the file was judged over. */
async function writeJudged(
  tx: Tx,
  { clock }: ImportDeps,
  one: StoredImport,
  { judged: { changes, count }, digest }: { judged: JudgedFile; digest: string },
  job: JobContext<ImportJob>,
): Promise<void> {
  const { startedBy, qualifications } = one;
  await lockOrganisation(tx);
  await lockLists(tx);
  // Whoever waited here may have lost the role meanwhile.
  if ((await readRoleHolder(tx, startedBy, qualifications ? ROLE.hr : ROLE.admin)) === null)
    return fail(tx, one, 'failed', organisationImportSentence('roleGone'));
  if ((await readDigest(tx, kindsFor(one))) !== digest) throw new JudgedBefore();
  await tx.expectManyRows();
  const author = { employeeId: startedBy, now: clock.now(), call: saveCall.id };
  await applyChanges(tx, author, parsed(changes), one.reason, (done) =>
    job.progress(done, count, 'Salvo le modifiche'),
  );
  await moveImport(tx, one.importId, 'saving', 'saved');
}

type Judged = Exclude<FactResult, { kind: 'written' }>;
type JudgedFile = Extract<FactResult, { kind: 'judged' }>;

const kindsFor = ({ qualifications }: StoredImport): readonly FactKindName[] =>
  qualifications ? FOR_QUALIFICATIONS : NO_QUALIFICATIONS;

/** Reads the file and judges it over what stands now; `digest`: of what stood. */
async function judge(
  { db, thread, clock }: ImportDeps,
  one: StoredImport,
  { bytes, seen }: { bytes: Uint8Array<ArrayBuffer>; seen: string | null },
  onRead: () => void,
): Promise<{ readonly judged: Judged; readonly digest: string }> {
  const { qualifications, fileName, startedBy } = one;
  const { texts: standing, digest } = await readTextsAndDigest(db, kindsFor(one));
  onRead();
  const today = isoDay(clock.today());
  try {
    const judged = (await thread.run(
      { kind: 'judge', bytes, fileName, qualifications, standing, today, seen },
      startedBy,
    )) as Judged;
    return { judged, digest };
  } catch (error) {
    if (!(error instanceof WorkTooMuch)) throw error;
    return { judged: { kind: 'problem', sentence: organisationImportSentence('tooMuchWork') }, digest };
  }
}

async function fail(
  tx: Tx,
  { importId, state }: StoredImport,
  to: 'failed' | 'outdated',
  sentence: Sentence,
): Promise<void> {
  await storeProblem(tx, importId, wordsOf(sentence));
  await moveImport(tx, importId, state, to);
}

/** Changes in parts, each parsed when its turn comes: read twice, for the rows and for what is announced. */
function parsed(texts: readonly string[]): Iterable<readonly FactChange[]> {
  return {
    *[Symbol.iterator]() {
      for (const text of texts) yield JSON.parse(text) as FactChange[];
    },
  };
}
