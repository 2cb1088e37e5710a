import { awayIfApproved, requestEffects, tryRequest } from '@torre/contract/requests';
import type { RequestEffect } from '@torre/contract/requests';
import type { ReplyOf } from '@torre/contract/endpoint';
import {
  awayIfApprovedSchema,
  requestEffectsSchema,
  tryRequestSchema,
} from '@torre/contract/requests/schema';
import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact, slashDay } from '@torre/domain/kernel';
import { countedDays, explainedDays, requestedTime } from '@torre/domain/requests';
import type { RequestedTime, WantedRequest } from '@torre/domain/requests';
import { manager, managerOf, signedIn } from '../../platform/access/access.ts';
import { managesPlant } from '../../platform/access/principal.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused, requireAccess } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import type { PreviewedCounter } from '@torre/contract/counters';
import type { RequestsDeps } from './after-step.ts';
import { readAwayOfIsland } from './away-of-island.reads.ts';
import { decide, overlappedBy, readForTrial, ruledOut } from './insert.actions.ts';
import { readOverLimit, readOverLimitWith } from './people-away.reads.ts';
import { askedOf, costOf } from './request-detail.reads.ts';
import { readRecords } from './request.reads.ts';
import { requestedJustification } from './requested-justification.ts';
import { getsShort, slotsThatGetShort } from './slots-that-get-short.ts';

/** As if it were granted. */
const GRANTED = 10;
const MOST_SLOTS = 5;

type TrialReply = ReplyOf<typeof tryRequest>;

const NOT_ALLOWED = {
  allowed: false,
  overlapped: null,
  stato: null,
  cost: { days: 0, minutes: 0 },
  balance: null,
  shortDays: [],
  awayOfIsland: 0,
  overLimit: [],
} as const;

/** What a request would meet and do, before anybody sends or decides it. */
export function registerTrials(app: App, deps: RequestsDeps): void {
  const { db, counting, clock, configuration } = deps;

  route(app, tryRequest, {
    schema: tryRequestSchema,
    access: signedIn,
    handler: async ({ principal, body }) => {
      const employeeId = body.numindividuale || principal.employeeId;
      const as = employeeId === principal.employeeId ? 'owner' : 'manager';
      const { wanted, days } = requestedJustification(body);
      const read = await asSystem(() => readForTrial(db, employeeId, days));
      const icao = read?.scene.postOn(days.from)?.icao ?? null;
      if (read === null || (as === 'manager' && (icao === null || !managesPlant(principal, icao))))
        throw refused(403, OUTCOME.notAllowed, requestSentence('personNotManaged'));
      const { entitlements } = read;
      const trials = [];
      const costDays: NonNullable<TrialReply['costDays']>[number][] = [];
      let scene = read.scene;
      const refusedBy = (refusal: Parameters<typeof ruledOut>[0], one: WantedRequest): TrialReply => {
        // what is there already, not what this trial has put beside it
        const { messageIT, text } = ruledOut(refusal, read.scene, one, as);
        const overlapped = as === 'owner' ? (overlappedBy(refusal, read.scene)?.requestId ?? null) : null;
        return { ...NOT_ALLOWED, outcome: okOutcome(), message: messageIT, text: text ?? null, overlapped };
      };
      for (const one of wanted) {
        const cause = scene.causeOn(one.idcausale, one.fromDay);
        if (as === 'manager' && cause !== null && cause.right !== null) {
          // Whether somebody has the right, and what is left of it, no manager reads (0104): the answer is the same for everybody.
          const shape = requestedTime(one, cause, scene.days.zone);
          if (!shape.ok) return refusedBy(shape, one);
          const time = shape.value;
          trials.push({ time, state: null, counted: countedDays(time, [], scene.days), balance: null });
          continue;
        }
        const decided = decide({ today: clock.today() }, deps, { employeeId, as }, scene, entitlements, one);
        if (!decided.ok) return refusedBy(decided, one);
        const { time, state, counted } = decided.value;
        trials.push(decided.value);
        // A manager reads what it costs; of which days the owner's sickness gave leave back is not told twice.
        if (as === 'owner')
          for (const { day, turn, ...cost } of explainedDays(time, counted, scene.requests, scene.days))
            costDays.push({ giorno: slashDay(day), turno: turn, ...cost });
        scene = {
          ...scene,
          requests: [...scene.requests, { ...time, requestId: `trial ${trials.length}`, state }],
        };
      }
      const [first] = trials;
      const times = trials.map(({ time }) => time);
      const short = icao === null ? [] : await shortWith(icao, employeeId, times);
      // how many colleagues are away of the plant is its manager's business
      const overLimit =
        icao === null || as === 'owner'
          ? []
          : await readOverLimitWith(db, configuration, { icao, employeeId, times });
      return {
        outcome: okOutcome(),
        allowed: true,
        message: '',
        text: null,
        overlapped: null,
        stato: first!.state,
        cost: costOf(trials.flatMap(({ counted }) => counted)),
        ...(as === 'owner' && { costDays }),
        balance: combinedBalance(trials.map(({ time, balance }) => askedOf(time, balance))),
        shortDays: short,
        awayOfIsland: await asSystem(() => readAwayOfIsland(db, employeeId, days)),
        overLimit: [...overLimit],
      };
    },
  });

  /** Days on which a slot would lack positions: of a colleague's room no more than that (issue 14: never who or why). */
  async function shortWith(
    icao: string,
    employeeId: string,
    times: readonly RequestedTime[],
  ): Promise<string[]> {
    const counters = await asSystem(() => counting.compare(icao, wantedOf(employeeId, times, new Set())));
    return [
      ...new Set(counters.filter(getsShort).map(({ daySelected }) => slashDay(dayFromCompact(daySelected)!))),
    ].toSorted();
  }

  route(app, requestEffects, {
    schema: requestEffectsSchema,
    access: manager,
    handler: async ({ principal, body }) => {
      requireAccess(managerOf(principal, body.plant));
      const records = await readRecords(db, body.ids);
      const overLimit = await readOverLimit(db, configuration, {
        icao: body.plant,
        ids: body.ids,
        combined: false,
      });
      const effects: RequestEffect[] = [];
      for (const record of records.values()) {
        if (record.icao !== body.plant) continue;
        const { id, employeeId, cause, fromDay, toDay, start, end } = record;
        const absence = { absenceId: '', cause, state: GRANTED, fromDay, toDay, start, end };
        const counters = await counting.compare(body.plant, {
          cells: [],
          absences: [{ employeeId, absence }],
          activities: [],
          without: new Set([id]),
          drafted: [],
        });
        effects.push({ ...effectOf(id, counters), overLimit: overLimit.get(id) ?? [] });
      }
      return { outcome: okOutcome(), effects };
    },
  });

  route(app, awayIfApproved, {
    schema: awayIfApprovedSchema,
    access: manager,
    handler: async ({ principal, body: { plant: icao, ids } }) => {
      requireAccess(managerOf(principal, icao));
      const over = await readOverLimit(db, configuration, { icao, ids, combined: true });
      return { outcome: okOutcome(), overLimit: over.get('') ?? [] };
    },
  });
}

/** Of a series: what is left before it, and what all its rows ask of the same balance. */
function combinedBalance(rows: readonly TrialReply['balance'][]): TrialReply['balance'] {
  const [first] = rows;
  if (first == null) return null;
  const same = rows.filter((row) => row?.balance === first.balance);
  return { ...first, asked: same.reduce((sum, row) => sum + (row?.asked ?? 0), 0) };
}

function wantedOf(employeeId: string, times: readonly RequestedTime[], without: ReadonlySet<string>) {
  const absences = times.map(({ cause, fromDay, toDay, span }) => ({
    employeeId,
    absence: {
      absenceId: '',
      cause: cause.idcausale,
      state: GRANTED,
      fromDay,
      toDay,
      start: span?.begin ?? null,
      end: span?.end ?? null,
    },
  }));
  return { cells: [], absences, activities: [], without, drafted: [] };
}

function effectOf(id: string, counters: readonly PreviewedCounter[]): Omit<RequestEffect, 'overLimit'> {
  const worse = slotsThatGetShort(counters).map(({ date, ...slot }) => ({
    day: slashDay(dayFromCompact(date)!),
    ...slot,
  }));
  return {
    id,
    shortDays: [...new Set(worse.map(({ day }) => day))].toSorted(),
    slots: worse.slice(0, MOST_SLOTS),
  };
}
