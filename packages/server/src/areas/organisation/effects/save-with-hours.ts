import { saveOrganisation } from '@torre/contract/organisation';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { kindOf } from '@torre/domain/organisation';
import { actorOf } from '../../../platform/access/actor.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Principal } from '../../../platform/access/principal.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { AreaDeps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/http/refused.ts';
import type { JobContext } from '../../../platform/jobs/job-options.ts';
import { lockOrganisation, saveFacts } from '../facts.actions.ts';
import type { SavedFacts, WantedFacts } from '../facts.actions.ts';
import { readRoleHolder } from '../role-holder.ts';
import { cellsOfNewHours, followingCells } from './cell-effects.ts';
import { followHours, refuseClosedHours } from './follow-hours.ts';

/** More cells than these follow in a job. */
const MOST_AT_ONCE = 2000;
const SAVE = 'organisation.save';

type SaveDeps = Pick<AreaDeps, 'clock' | 'configuration' | 'jobs'>;

interface SaveJob extends Pick<WantedFacts, 'edits' | 'reason'> {
  /** Cells that follow. */
  readonly cells: number;
  /** Personnel code. */
  readonly startedBy: string;
}

/** What a save did, or the job that will do it. */
export interface SavedWithHours extends SavedFacts {
  readonly job?: { readonly jobId: string; readonly cells: number };
}

/**
 * Saves rows, and gives published cells the hours that their definitions then have: all or none, as `saveFacts` and
 * `followHours`. Very many cells follow in a job that makes the whole save over the same versions; what refuses it already is
 * thrown at once. Rows of people are no data of a job: with them everything is saved here.
 */
export async function saveWithHours(
  tx: Tx,
  actor: Actor,
  { configuration, jobs }: SaveDeps,
  wanted: WantedFacts,
): Promise<SavedWithHours> {
  await tx.query('savepoint whole');
  const saved = await saveFacts(tx, actor, wanted);
  const cells = followingCells(await cellsOfNewHours(tx, saved.changes));
  const isOfPlants = wanted.edits.every(({ kind }) => kindOf(kind).of !== 'person');
  if (cells.length <= MOST_AT_ONCE || !isOfPlants) {
    const hours = await followHours(tx, actor, configuration, saved.changes, wanted.reason);
    return { ...saved, position: hours.position ?? saved.position, cells: hours.cells };
  }
  refuseClosedHours(cells, actor, configuration);
  await tx.query('rollback to savepoint whole');
  const { edits, reason } = wanted;
  const data: SaveJob = { edits, reason, cells: cells.length, startedBy: actor.employeeId };
  const jobId = await jobs.enqueue(tx, SAVE, data, actor.employeeId);
  return { changed: 0, position: null, changes: [], job: { jobId, cells: cells.length } };
}

/** How the job is done, once: who is refused asks again. */
export function registerSaveJob(deps: SaveDeps): void {
  deps.jobs.on<SaveJob>(SAVE, { retries: 0 }, (job: JobContext<SaveJob>) => {
    const { edits, reason, cells, startedBy } = job.data;
    job.progress(0, cells, 'Salvo le modifiche e gli orari dei turni');
    return job.finish(async (tx) => {
      // Whoever waits here may lose the role meanwhile.
      await lockOrganisation(tx);
      const actor = await readAdministrator(tx, deps, startedBy);
      const { changes } = await saveFacts(tx, actor, { edits, reason });
      await followHours(tx, actor, deps.configuration, changes, reason);
    });
  });
}

/** Who started the job, as the call's actor. Throws where the person has lost the role since. */
async function readAdministrator(tx: Tx, deps: Pick<AreaDeps, 'clock'>, employeeId: string): Promise<Actor> {
  const account = await readRoleHolder(tx, employeeId, ROLE.admin);
  if (!account) throw refused(403, OUTCOME.notAllowed, organisationSentence('administratorGone'));
  const { user_name: userName, name, surname } = account;
  const principal: Principal = {
    userName,
    employeeId,
    name,
    surname,
    roles: new Set([ROLE.admin]),
    sessionLabel: '',
    responsabile: false,
    responsabileH35: false,
    managedPlants: [],
    ownPlants: [],
    standIns: [],
    plant: null,
    category: null,
    unitCode: null,
    seesShifts: false,
    demo: false,
    mustChangePassword: false,
    lastSeenAt: 0,
    expiresAt: 0,
  };
  return actorOf(deps, principal, saveOrganisation);
}
