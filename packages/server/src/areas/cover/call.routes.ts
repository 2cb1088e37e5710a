import * as calls from '@torre/contract/cover';
import * as schema from '@torre/contract/cover/schema';
import { coverSentence } from '@torre/contract/cover/sentences';
import { allow } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { writesRoster } from '../month/index.ts';
import { addCall, answerCall, nameOf, removeCall } from './call.actions.ts';
import { readCall } from './call.reads.ts';
import type { CallKey } from './call.reads.ts';

interface NamesCall {
  readonly path: { readonly date: string; readonly timeslotId: string; readonly employeeId: string };
  readonly query: { readonly plant: string };
}

const keyOf = ({ path: { date, ...path }, query }: NamesCall): CallKey => ({
  icao: query.plant,
  day: requestedDay(date),
  ...path,
});

/** Whom one asked for a slot: the managers of its plant, together. */
export function registerCalls(app: App, deps: AreaDeps): void {
  saveRoute(app, deps, calls.addCoverCall, {
    schema: schema.addCoverCallSchema,
    mayTry: writesRoster,
    ...newThing,
    act: (tx, actor, _, { query, body: { date, ...body } }) =>
      addCall(tx, actor, { icao: query.plant, day: requestedDay(date), ...body }),
    done: (call) => ({ outcome: okOutcome(coverSentence('asked', { name: nameOf(call) })), call }),
  });

  saveRoute(app, deps, calls.answerCoverCall, {
    schema: schema.answerCoverCallSchema,
    mayTry: writesRoster,
    find: (tx, values) => readCall(tx, keyOf(values)),
    missing: coverSentence('gone'),
    may: () => allow,
    act: (tx, actor, standing, values) => answerCall(tx, actor, keyOf(values), standing, values.body),
    done: (call) => ({ outcome: okOutcome(coverSentence('answered')), call }),
  });

  saveRoute(app, deps, calls.removeCoverCall, {
    schema: schema.removeCoverCallSchema,
    mayTry: writesRoster,
    find: (tx, values) => readCall(tx, keyOf(values)),
    missing: coverSentence('gone'),
    may: () => allow,
    act: (tx, actor, standing, values) =>
      removeCall(tx, actor, keyOf(values), standing, values.query.version),
    done: () => ({ outcome: okOutcome(coverSentence('removed')) }),
  });
}
