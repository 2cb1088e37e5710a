import { decideRequests as decideCall, proposeDay as proposeDayCall } from '@torre/contract/requests';
import type { RequestDecision } from '@torre/contract/requests';
import { DecisionsSchema, decideRequestsSchema, proposeDaySchema } from '@torre/contract/requests/schema';
import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { Value } from 'typebox/value';
import { manager } from '../../platform/access/access.ts';
import type { App } from '../../platform/deps.ts';
import { refuseUnstorable } from '../../platform/http/coerced-input.ts';
import { okOutcome, outcomeWith, refused, sentenceOf } from '../../platform/http/refused.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { afterSteps } from './after-step.ts';
import type { RequestsDeps } from './after-step.ts';
import { decideRequests } from './decide.actions.ts';
import { proposeDay } from './other-day.actions.ts';
import { requestRow } from './request-record.ts';
import { slashedDay } from './requested-justification.ts';

/** A manager proposes another day for a permit of law 104. */
export function registerProposals(app: App, deps: RequestsDeps): void {
  saveRoute(app, deps, proposeDayCall, {
    schema: proposeDaySchema,
    mayTry: manager,
    ...newThing,
    act: (tx, actor, _, { path, body }) =>
      proposeDay(tx, actor, deps, { id: path.id, day: slashedDay(body.data), version: body.version }),
    done: (record, { principal }) => ({
      outcome: okOutcome(requestSentence('dayProposed')),
      request: requestRow(record, principal, { side: 'manager', place: 'list' }),
    }),
  });
}

/** PUT /gerip/: managers decide, row by row (E7.6.09, M7.52); `ret` is 1 when every row was answered. */
export function registerDecisions(app: App, deps: RequestsDeps): void {
  saveRoute(app, deps, decideCall, {
    schema: decideRequestsSchema,
    mayTry: manager,
    prepare: ({ query, body }): readonly RequestDecision[] => decisionsIn(body?.jsoninput ?? query.jsoninput),
    ...newThing,
    act: (tx, actor, _, { prepared }) => decideRequests(tx, actor, deps, prepared),
    done: ({ rows, cells }) => {
      const [refusal] = rows.filter(({ esito }) => esito !== 0);
      const outcome =
        refusal === undefined
          ? okOutcome(
              rows.length === 1
                ? sentenceOf({ messageIT: rows[0]!.message, text: rows[0]!.text })
                : undefined,
            )
          : outcomeWith(
              rows.length === 1 ? OUTCOME.requestRefused : OUTCOME.partlySaved,
              sentenceOf({ messageIT: refusal.message, text: refusal.text }),
            );
      const done = rows.filter(({ esito }) => esito === 0);
      const people = [...new Set(done.flatMap(({ standing }) => standing?.numindividuale ?? []))];
      const plants = done.map(({ standing }) => standing?.plant ?? null);
      const reply = { outcome, result: { ret: 1, requests: [...rows] } };
      return afterSteps(deps, reply, { people, plants, cells });
    },
  });
}

/** The encoded list (M7.52). Throws 400 for what is no list of decisions, or holds a text that cannot be stored. */
function decisionsIn(text: string | undefined): readonly RequestDecision[] {
  const list = listIn(text ?? '');
  if (!Value.Check(DecisionsSchema, list))
    throw refused(400, OUTCOME.malformed, requestSentence('malformedDecisions'));
  // What the encoding hides was not seen with the body.
  refuseUnstorable(list);
  return list;
}

/** null: it is no JSON. */
function listIn(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [read];
  } catch {
    return null;
  }
}
