import type { AskToRead } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { publishContent } from './content-live.ts';
import type { StandingItem } from './item.reads.ts';
import { readAskOf, targetsExist } from './read-ask.reads.ts';
import type { StandingAsk } from './read-ask.reads.ts';

type Targets = Pick<StandingAsk, 'plants' | 'categories'>;

const targetText = ({ plants, categories }: Targets): string =>
  [plants.toSorted().join(', '), categories.toSorted().join(', ')].filter((text) => text !== '').join(' · ');

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
  today: Day,
): Promise<void> {
  const refuse = (key: 'readUnpublished' | 'readOfNobody' | 'readDuePast') =>
    refused(409, OUTCOME.contentRefused, contentSentence(key));
  if (item.type !== 'Echo_Articolo' || item.publishedVersion === null) throw refuse('readUnpublished');
  const standing = await readAskOf(tx, item.id);
  if (version !== standing?.version && version !== item.publishedVersion)
    throw refused(412, OUTCOME.stale, contentSentence('stale'));
  const lastDay = dayFromCompact(due);
  if (lastDay === null || lastDay < today) throw refuse('readDuePast');
  if (plants.length + categories.length === 0 || !(await targetsExist(tx, { plants, categories })))
    throw refuse('readOfNobody');
  const same = standing?.version === version ? standing : null;
  if (standing !== null && same === null) await endAsk(tx, actor, standing.askId);
  const values = [plants, categories, isoDay(lastDay)];
  if (same !== null)
    await tx.query({
      name: 'content-read-ask-change',
      text: 'update content_read_ask set plants = $2, categories = $3, due = $4 where ask_id = $1',
      values: [same.askId, ...values],
    });
  else
    await tx.query({
      name: 'content-read-ask-insert',
      text: `insert into content_read_ask (ask_id, item_id, version, plants, categories, due, asked_at, asked_by)
        values ($1, $5, $6, $2, $3, $4, $7, $8)`,
      values: [uuidv7(), ...values, item.id, version, actor.now.toString(), actor.employeeId],
    });
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
}

/** Stops asking for an article that is held; without an ask it changes nothing. */
export async function endReadAsk(tx: Tx, actor: Actor, item: StandingItem): Promise<void> {
  const standing = await readAskOf(tx, item.id);
  if (standing === null) return;
  await endAsk(tx, actor, standing.askId);
  await auditChange(tx, actor, {
    what: 'end-read-ask',
    entity: 'content',
    entityKey: item.id,
    values: [{ field: 'version', privacyClass: 'PUBLIC', old: String(standing.version), new: null }],
  });
  await publishContent(tx, [item.id]);
}

async function endAsk(tx: Tx, actor: Actor, askId: string): Promise<void> {
  await tx.query({
    name: 'content-read-ask-end',
    text: 'update content_read_ask set ended_at = $2 where ask_id = $1',
    values: [askId, actor.now.toString()],
  });
}

/** The signature of a person who is asked, once: the same again changes nothing and leaves no trail. */
export async function signRead(tx: Tx, actor: Actor, ask: StandingAsk): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'content-read-sign',
    text: `insert into content_read_signature (ask_id, employee_id, signed_at) values ($1, $2, $3) on conflict do nothing`,
    values: [ask.askId, actor.employeeId, actor.now.toString()],
  });
  if (rowCount === 0) return;
  await auditChange(tx, actor, {
    what: 'sign-read',
    entity: 'readSignature',
    entityKey: ask.askId,
    subject: actor.employeeId,
    values: [{ field: 'version', privacyClass: 'PUBLIC', old: null, new: String(ask.version) }],
  });
}
