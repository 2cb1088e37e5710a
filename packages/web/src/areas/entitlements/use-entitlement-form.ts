import { saveEntitlement, type StandingEntitlement } from '@torre/contract/entitlements';
import type { Day } from '@torre/domain/kernel';
import { useMemo } from 'react';
import { plainForm, useVersionedForm } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import {
  entitlementBody,
  entitlementFaults,
  entitlementFromKept,
  openedEntitlement,
  type EntitlementFields,
} from './entitlement-fields.ts';
import { readEntitlementsAgain } from './entitlements.queries.ts';
import './entitlements.texts.ts';

export interface EntitlementFormPlace {
  readonly employeeId: string;
  /** null: to be added. */
  readonly standing: StandingEntitlement | null;
  /** Years of each balance that the person is known to have. */
  readonly known: readonly Pick<StandingEntitlement, 'balance' | 'year'>[];
  readonly today: Day;
  readonly thisYear: number;
}

const NO_FAULTS: ReturnType<typeof entitlementFaults> = new Map();

/** The form of an entitlement; what was typed survives a refusal, a reload and the window closed by mistake. */
export function useEntitlementForm(place: EntitlementFormPlace, onClose: () => void) {
  const { employeeId, standing, known, today, thisYear } = place;
  const t = useTexts('entitlements');
  const rules = useMemo(
    () =>
      plainForm<EntitlementFields, StandingEntitlement | null>({
        fieldsOf: (stands) => openedEntitlement(stands, thisYear),
        versionOf: (stands) => stands?.version ?? null,
        isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      }),
    [thisYear],
  );
  const opened = (balance: string): readonly number[] =>
    known.filter((one) => one.balance === balance).map(({ year }) => year);
  const faultsOf = (fields: EntitlementFields) => entitlementFaults(fields, opened(fields.balance), today);
  const { form, ...steps } = useVersionedForm({
    ...rules,
    name: {
      form: 'spettanza',
      thing: [employeeId, standing === null ? 'nuova' : `${standing.balance} ${standing.year}`],
    },
    read: standing,
    readKept: entitlementFromKept,
    isComplete: (fields) => faultsOf(fields).size === 0,
    save: async ({ fields }, version, options) => {
      const path = { employeeId, balance: fields.balance, year: Number(fields.year) };
      await call(saveEntitlement, { path, body: entitlementBody(fields, version ?? 0) }, options);
      await readEntitlementsAgain();
    },
    saved: (now) => now,
    track: 'salva spettanza',
    done: t('saved'),
    failed: t('saveFailed'),
    onSaved: onClose,
  });
  const { fields, base, problem, tried } = form ?? rules.open(standing, null);
  const first = Math.min(...opened(fields.balance));
  return {
    ...steps,
    fields,
    problem,
    /** What was brought over is written with the first year alone. */
    isFirst: base?.isFirst ?? Number(fields.year) <= first,
    cancel: () => {
      steps.discard();
      onClose();
    },
    canSave: steps.isTyped || base === null,
    faults: tried ? faultsOf(fields) : NO_FAULTS,
  };
}
