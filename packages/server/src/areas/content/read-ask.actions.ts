import type { AskToRead } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { putReadNoticesAway } from '../notices/index.ts';
import { publishContent, publishSignature } from './content-live.ts';
import type { StandingItem } from './item.reads.ts';
import { readAskOf, targetsExist } from './read-ask.reads.ts';
import type { AskOfPerson, StandingAsk } from './read-ask.reads.ts';
import { REMIND_READERS } from './read-reminders.ts';
import { changeAsk, endAsk, insertAsk, insertSignature } from './read-ask.store.ts';

type Targets = Pick<StandingAsk, 'plants' | 'categories'>;

const targetText = ({ plants, categories }: Targets): string =>
  [plants.toSorted().join(', '), categories.toSorted().join(', ')].filter((text) => text !== '').join(' · ');

/** Only what readers see can be asked for. */
export const canAsk = ({ type, publishedVersion }: StandingItem): boolean =>
  type === 'Echo_Articolo' && publishedVersion !== null;

/**
 * Asks for signatures of an article that is held. Of the version that is asked already it changes whom and until when, and what
 * was signed stays; of the one that readers see now it asks anew. Throws 409 for nobody, a past day or what readers do not see,
 * 412 for a version that is neither.
 */
export async function askToRead(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  { version, plants, categories, due }: AskToRead,
  { today, jobs }: { readonly today: Day; readonly jobs: Jobs },
): Promise<void> {
  const refuse = (key: 'readUnpublished' | 'readOfNobody' | 'readDuePast') =>
    refused(409, OUTCOME.contentRefused, contentSentence(key));
  if (!canAsk(item)) throw refuse('readUnpublished');
  const standing = await readAskOf(tx, item.id);
  if (version !== standing?.version && version !== item.publishedVersion)
    throw refused(412, OUTCOME.stale, contentSentence('stale'));
  const lastDay = requestedDay(due);
  if (lastDay < today) throw refuse('readDuePast');
  if (plants.length + categories.length === 0 || !(await targetsExist(tx, { plants, categories })))
    throw refuse('readOfNobody');
  const same = standing?.version === version ? standing : null;
  if (standing !== null && same === null) await endAsk(tx, standing.askId, actor.now.toString());
  const values = { plants, categories, due: lastDay };
  if (same !== null) await changeAsk(tx, same.askId, values);
  else await insertAsk(tx, { id: item.id, version }, values, actor);
  await auditChange(tx, actor, {
    what: 'ask-to-read',
    entity: 'content',
    entityKey: item.id,
    values: [
      { field: 'version', privacyClass: 'PUBLIC', old: same && String(same.version), new: String(version) },
      {
        field: 'asked',
        privacyClass: 'PUBLIC',
        old: same && targetText(same),
        new: targetText({ plants, categories }),
      },
      { field: 'due', privacyClass: 'PUBLIC', old: same && displayDay(same.due), new: displayDay(lastDay) },
    ],
  });
  await publishContent(tx, [item.id]);
  await jobs.enqueue(tx, REMIND_READERS, {}, actor.employeeId);
}

/** Stops asking for an article that is held; without an ask it changes nothing. */
export async function endReadAsk(tx: Tx, actor: Actor, item: StandingItem): Promise<void> {
  const standing = await readAskOf(tx, item.id);
  if (standing === null) return;
  await endAsk(tx, standing.askId, actor.now.toString());
  await auditChange(tx, actor, {
    what: 'end-read-ask',
    entity: 'content',
    entityKey: item.id,
    values: [{ field: 'version', privacyClass: 'PUBLIC', old: String(standing.version), new: null }],
  });
  await publishContent(tx, [item.id]);
}

/**
 * The signature of a person who is asked, once: the same again changes nothing and leaves no trail, which names the version that was
 * read. Throws 412 where readers see another one.
 */
export async function signRead(
  tx: Tx,
  actor: Actor,
  ask: AskOfPerson,
  { version, shown }: { readonly version: number; readonly shown: number },
): Promise<void> {
  if (version !== shown) throw refused(412, OUTCOME.stale, contentSentence('readOther'));
  if (!(await insertSignature(tx, ask.askId, actor.employeeId, actor.now.toString()))) return;
  await auditChange(tx, actor, {
    what: 'sign-read',
    entity: 'readSignature',
    entityKey: ask.askId,
    subject: actor.employeeId,
    values: [{ field: 'version', privacyClass: 'PUBLIC', old: null, new: String(version) }],
  });
  await putReadNoticesAway(tx, actor, ask.askId);
  await publishSignature(tx, { employeeId: actor.employeeId, plant: ask.icao });
}
