import { changeLookup, type LookupEntry } from '@torre/contract/lookups';
import type { Day } from '@torre/domain/kernel';
import type { LookupList } from '@torre/domain/lookups';
import { useMemo } from 'react';
import { plainForm, useVersionedForm } from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { knownLookup, lookupsQuery, type KnownLookup } from '../../platform/lookups.ts';
import { queryClient } from '../../platform/query-client.ts';
import {
  lookupBody,
  lookupFaults,
  lookupFromKept,
  openedLookup,
  type LookupFields,
} from './lookup-fields.ts';
import './lookups.texts.ts';

const PRECONDITION_FAILED = 412;

export interface LookupFormPlace {
  readonly list: LookupList;
  /** Every state of the value in the order of days; none for a new value. */
  readonly states: readonly KnownLookup[];
  readonly today: Day;
  /** The place of a new value in the list. */
  readonly place: number;
}

/** The form of a value of a list; what was typed survives a refusal, a reload and the window closed by mistake. */
export function useLookupForm({ list, states, today, place }: LookupFormPlace, onClose: () => void) {
  const t = useTexts('lookups');
  const rules = useMemo(
    () =>
      plainForm<LookupFields, readonly KnownLookup[]>({
        fieldsOf: (standing) => openedLookup(list, standing, today, place),
        versionOf: (standing) => standing[0]?.version ?? null,
        isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      }),
    [list, today, place],
  );
  const { form, ...steps } = useVersionedForm({
    ...rules,
    name: { form: 'elenco', thing: [list, states[0]?.code ?? 'nuovo'] },
    read: states,
    readKept: (value) => lookupFromKept(list, value),
    isComplete: (fields) => lookupFaults(list, fields, states, today).size === 0,
    save: async ({ fields }, version, options) => {
      const path = { list, code: states[0]?.code ?? fields.code.trim() };
      await call(changeLookup, { path, body: lookupBody(list, fields, version ?? 0) }, options);
      await queryClient.invalidateQueries({ queryKey: lookupsQuery.queryKey });
    },
    overtaken: async (error) => {
      if (!(error instanceof CallFailed) || error.status !== PRECONDITION_FAILED) return null;
      const { values } = error.reply as { readonly values: readonly LookupEntry[] };
      return { current: values.map(knownLookup), by: null };
    },
    saved: (now) => now,
    track: 'salva elenco',
    done: t('saved'),
    failed: t('saveFailed'),
    onSaved: onClose,
  });
  const { fields, base, problem, tried } = form ?? rules.open(states, null);
  return {
    ...steps,
    fields,
    problem,
    cancel: () => {
      steps.discard();
      onClose();
    },
    canSave: steps.isTyped || base.length === 0,
    faults: tried ? lookupFaults(list, fields, states, today) : new Set<string>(),
  };
}
