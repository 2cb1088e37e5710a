import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { JustificationBody, RequestTrial } from '@torre/contract/requests';
import type { Day } from '@torre/domain/kernel';
import { useMemo } from 'react';
import { plainForm, useVersionedForm } from '../../kit/index.ts';
import { CallFailed, refusalWords } from '../../platform/call-failure.ts';
import { NOTICE } from '../../platform/notify.ts';
import { queryClient } from '../../platform/query-client.ts';
import { serverWords } from '../../platform/server-words.ts';
import {
  bodyOf,
  faultsOf,
  requestFromKept,
  type CauseShape,
  type NewRequestFields,
  type RequestFault,
  type RequestField,
} from './new-request-fields.ts';
import { sendRequest, trialQuery } from './own-requests.queries.ts';
import { requestsKey } from './requests.queries.ts';

/** A trial is asked when nothing was typed this long. */
const REST_MS = 300;

const rules = plainForm<NewRequestFields, NewRequestFields>({
  fieldsOf: (initial) => initial,
  versionOf: () => null,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
});

interface NewRequestOptions {
  /** Names the draft that the tab keeps. */
  readonly name: { readonly form: string; readonly thing: readonly string[] };
  /** What the form opens with; the same object while that does not change. */
  readonly initial: NewRequestFields;
  /** The cause that the fields name; null while none is chosen, or the causes are not there. */
  readonly causeOf: (fields: NewRequestFields) => CauseShape | null;
  /** The fields as they are asked for, where a series begins on another day than the one that was typed. */
  readonly asAsked?: (fields: NewRequestFields) => NewRequestFields;
  /** Further first days of the series. */
  readonly seriesOf: (fields: NewRequestFields) => readonly Day[];
  readonly track: string;
  readonly done: { readonly header?: string; readonly text: string };
  readonly failed: string;
  readonly onSent: () => void;
}

/** A request that is filled in, tried while it is typed, and sent once. What was typed stays until it was sent. */
export function useNewRequest(options: NewRequestOptions) {
  const { initial, causeOf, seriesOf, asAsked = (fields) => fields } = options;
  const bodyOfFields = (fields: NewRequestFields): JustificationBody | null =>
    bodyOf(asAsked(fields), causeOf(fields), seriesOf(fields));
  const steps = useVersionedForm({
    ...rules,
    name: options.name,
    read: initial,
    readKept: requestFromKept,
    isComplete: (fields) => bodyOfFields(fields) !== null,
    save: ({ fields }, _, saveOptions) => sendRequest(bodyOfFields(fields)!, saveOptions),
    saved: () => rules.open(initial, null),
    track: options.track,
    done: () => ({ type: NOTICE.success, ...options.done }),
    failed: options.failed,
    onSaved: options.onSent,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
  const { fields, tried } = steps.form ?? rules.open(initial, null);
  // The note changes nothing of what it would meet.
  const trial = useTrial(bodyOfFields({ ...fields, note: '' }));
  const faults = faultsOf(fields, causeOf(fields), seriesOf(fields));
  return {
    fields,
    write: (part: Partial<NewRequestFields>) =>
      steps.change((now) => ({ ...now, fields: { ...now.fields, ...part } })),
    /** Shown once sending was tried. */
    faultOf: (field: RequestField): RequestFault | null => (tried && faults.get(field)) || null,
    trial,
    /** The server would refuse it as it stands now. */
    isRefused: trial.refusal !== null,
    save: () => steps.save(),
    discard: steps.discard,
    end: steps.end,
  };
}

/** What the request would meet. While `isCurrent` is false the reply is that of the fields before. */
function useTrial(body: JustificationBody | null) {
  const text = body === null ? '' : JSON.stringify(body);
  const [rested] = useDebouncedValue(text, REST_MS);
  const asked = useMemo<JustificationBody | null>(
    () => (rested === '' ? null : JSON.parse(rested)),
    [rested],
  );
  const query = useQuery({ ...trialQuery(asked), placeholderData: keepPreviousData });
  const isEmpty = text === '' || asked === null;
  const isCurrent = !isEmpty && text === rested && !query.isPlaceholderData && !query.isFetching;
  const reply = isEmpty ? null : (query.data ?? null);
  return {
    reply,
    isEmpty: text === '',
    isCurrent,
    /** Why it cannot be sent as it stands now; null: it can, or nobody knows. */
    refusal: isCurrent ? refusalOf(reply, query.error) : null,
    hasFailed: isCurrent && query.isError,
    askAgain: () => void query.refetch(),
  };
}

function refusalOf(reply: RequestTrial | null, error: unknown): string | null {
  // What is malformed, or not for this person, is refused as a call.
  if (error instanceof CallFailed && error.status < SERVER_FAILED) return refusalWords(error) ?? null;
  if (reply === null || reply.allowed) return null;
  const { message, text } = reply;
  return serverWords({ messageIT: message, ...(text && { text }) });
}

const SERVER_FAILED = 500;

export type Trial = ReturnType<typeof useTrial>;
