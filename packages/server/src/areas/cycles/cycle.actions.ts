import type { CycleBody } from '@torre/contract/cycles';
import type { AuditField } from '@torre/contract/audit';
import { cycleSentence } from '@torre/contract/cycles/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { addDays, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import { checkCycle } from '@torre/domain/roster';
import type { CycleRefusals } from '@torre/domain/roster';
import { auditChange, writeAudits } from '../../platform/audit/index.ts';
import type { AuditValue, AuditValueOf } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { monthOf, monthText } from '../month/index.ts';
import { publishPlanning } from '../drafts/index.ts';
import { publishOrganisation } from '../people/index.ts';
import type { RosterActor } from '../month/index.ts';
import { readCycle, readDefinitions, readHere } from './cycle.reads.ts';
import { clearFollowed, insertCycle, insertFollowed, updateCycle } from './cycle.store.ts';

/** In the place of a cycle: none. */
export const NO_CYCLE = '-';

const noCycle = () => refused(404, OUTCOME.notFound, cycleSentence('unknown'));

/** Adds a cycle to the plant; returns its id. Throws 409 for one that cannot be so. */
export async function createCycle(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  body: CycleBody,
): Promise<string> {
  const cycleId = uuidv7();
  const cycle = { icao, cycleId, ...(await checked(tx, actor, icao, body)) };
  await insertCycle(tx, cycle);
  await recordCycle(tx, actor, icao, 'insert', cycleId, valuesOf(null, { ...cycle, endsOn: null }));
  return cycleId;
}

/** Changes a cycle at the version that was seen, or ends it. Throws 409, 412 when somebody was first, 404. */
export async function changeCycle(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  cycleId: string,
  body: CycleBody & { readonly endsOn: Day | null; readonly version: number },
): Promise<void> {
  const before = await readCycle(tx, icao, cycleId);
  if (before === null) throw noCycle();
  const { endsOn, version } = body;
  const cycle = { icao, cycleId, ...(await checked(tx, actor, icao, body)), endsOn, version };
  if (!(await updateCycle(tx, cycle))) {
    throw refused(412, OUTCOME.stale, cycleSentence('stale'));
  }
  await recordCycle(tx, actor, icao, 'update', cycleId, valuesOf(before, cycle));
}

type Recorded = NonNullable<Awaited<ReturnType<typeof readCycle>>>;

/** Only what changed. */
function valuesOf(before: Recorded | null, after: Recorded): readonly AuditValueOf<'baseCycle'>[] {
  const texts: Readonly<Record<AuditField<'baseCycle'>, (cycle: Recorded) => string | null>> = {
    name: ({ name }) => name,
    turns: ({ turns }) => turns.join(' '),
    endsOn: ({ endsOn }) => (endsOn === null ? null : isoDay(endsOn)),
  };
  return (Object.keys(texts) as AuditField<'baseCycle'>[])
    .map((field) => valueOf(field, texts[field](after), before && texts[field](before)))
    .filter((value) => value.old !== value.new);
}

export interface Following {
  readonly cycleId: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly people: readonly { readonly employeeId: string; readonly offset: number }[];
}

/**
 * Lets people follow a cycle, or none, on the days of a range; what they followed before stays on the other days. Throws 404
 * for an unknown cycle, 409 for one that has ended by then, for people who are not in the plant, or who follow a cycle of
 * another plant on those days.
 */
export async function assignCycle(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  following: Following,
): Promise<void> {
  const { cycleId, from, to, people } = following;
  if (to !== null && to < from) throw refusedCycle(cycleSentence('daysReversed'));
  const cycle = cycleId === NO_CYCLE ? null : await readCycle(tx, icao, cycleId);
  if (cycle === null && cycleId !== NO_CYCLE) throw noCycle();
  if (cycle?.endsOn != null && cycle.endsOn < from) {
    throw refusedCycle(cycleSentence('ended', { day: displayDay(cycle.endsOn) }));
  }
  const codes = people.map(({ employeeId }) => employeeId);
  if (new Set(codes).size < codes.length) throw refusedCycle(cycleSentence('personTwice'));
  const here = await readHere(tx, icao, codes, from, to);
  const stranger = codes.find((code) => !here.has(code));
  if (stranger !== undefined) {
    throw refusedCycle(cycleSentence('personElsewhere', { employeeId: stranger, icao }));
  }
  await clearFollowed(tx, icao, codes, from, to);
  if (cycle !== null) {
    const followed = people.map(({ employeeId, offset }) => ({
      employeeId,
      icao,
      cycleId,
      anchorDay: addDays(from, -(offset % cycle.turns.length)),
      from,
      to,
    }));
    const follow = await insertFollowed(tx, followed);
    const elsewhere = codes.find((code) => !follow.has(code));
    if (elsewhere !== undefined) {
      throw refusedCycle(cycleSentence('followsElsewhere', { employeeId: elsewhere }));
    }
  }
  await writeAudits(
    tx,
    people.map(({ employeeId, offset }) => ({
      at: actor.now,
      actor: actor.employeeId,
      call: actor.call,
      what: 'update',
      entity: 'employeeCycle',
      entityKey: employeeId,
      subject: employeeId,
      icao,
      day: isoDay(from),
      values: [
        valueOf('cycle', cycle?.name ?? NO_CYCLE),
        valueOf('offset', String(offset)),
        valueOf('validTo', to === null ? null : isoDay(to)),
      ],
    })),
  );
  const days = { from: isoDay(from), to: to === null ? null : isoDay(to) };
  await publishOrganisation(tx, { plant: icao, ...days, kinds: ['employee_cycle'] });
  await publishPlanning(tx, icao, monthText(monthOf(from)));
}

async function checked(tx: Tx, actor: RosterActor, icao: string, body: CycleBody) {
  const decided = checkCycle(body, await readDefinitions(tx, icao, actor.today), actor.today);
  if (!decided.ok) throw refusedCycle(sentenceOf(decided));
  return { ...decided.value, restsOnHolidays: body.restsOnHolidays };
}

const refusedCycle = (sentence: Sentence) => refused(409, OUTCOME.cycleRefused, sentence);

function sentenceOf({ code, details }: Refusal<CycleRefusals>): Sentence {
  switch (code) {
    case 'cycleNameTooLong':
    case 'cycleTooLong':
      return cycleSentence(code, details);
    case 'cycleTurnUnknown':
      return cycleSentence(code, details);
    case 'cycleNameMissing':
    case 'cycleEmpty':
      return cycleSentence(code);
  }
}

const valueOf = <F extends string>(
  field: F,
  now: string | null,
  old: string | null = null,
): AuditValue<F> => ({
  field,
  privacyClass: 'WORK',
  old,
  new: now,
});

async function recordCycle(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  what: 'insert' | 'update',
  cycleId: string,
  values: readonly AuditValueOf<'baseCycle'>[],
): Promise<void> {
  await auditChange(tx, actor, { what, entity: 'baseCycle', entityKey: cycleId, icao, values });
  await publishOrganisation(tx, { plant: icao, from: null, to: null, kinds: ['base_cycle'] });
  await publishPlanning(tx, icao, monthText(monthOf(actor.today)));
}
