import { addRight, changeRight, type PersonRightRow } from '@torre/contract/entitlements';
import type { Day } from '@torre/domain/kernel';
import { useMemo } from 'react';
import { plainForm, useVersionedForm } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { readEntitlementsAgain } from './entitlements.queries.ts';
import {
  asksReason,
  keptRight,
  newRightBody,
  openedRight,
  rightBody,
  rightFaults,
  rightFromKept,
  type RightFields,
} from './right-fields.ts';
import './entitlements.texts.ts';

export interface RightFormPlace {
  readonly employeeId: string;
  /** null: to be added. */
  readonly standing: PersonRightRow | null;
  /** All rights of the person. */
  readonly rights: readonly PersonRightRow[];
  readonly today: Day;
}

const NO_FAULTS: ReturnType<typeof rightFaults> = new Map();

/** The form of a right; what was typed survives a refusal, a reload and the window closed by mistake. */
export function useRightForm({ employeeId, standing, rights, today }: RightFormPlace, onClose: () => void) {
  const t = useTexts('entitlements');
  const rules = useMemo(
    () =>
      plainForm<RightFields, PersonRightRow | null>({
        fieldsOf: (stands) => openedRight(stands, today),
        versionOf: (stands) => stands?.version ?? null,
        isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      }),
    [today],
  );
  const others = rights.filter(({ rightId }) => rightId !== standing?.rightId);
  const faultsOf = (fields: RightFields, base: PersonRightRow | null) =>
    rightFaults(fields, base, others, today);
  const { form, ...steps } = useVersionedForm({
    ...rules,
    name: { form: 'diritto', thing: [employeeId, standing?.rightId ?? 'nuovo'] },
    read: standing,
    readKept: rightFromKept,
    writeKept: keptRight,
    isComplete: (fields) => faultsOf(fields, standing).size === 0,
    save: async ({ fields }, version, options) => {
      if (standing === null || version === null)
        await call(addRight, { path: { employeeId }, body: newRightBody(fields) }, options);
      else {
        const path = { rightId: standing.rightId };
        await call(changeRight, { path, body: rightBody(fields, version) }, options);
      }
      await readEntitlementsAgain();
    },
    saved: (now) => now,
    track: 'salva diritto',
    done: t('rightSaved'),
    failed: t('rightSaveFailed'),
    onSaved: onClose,
  });
  const { fields, base, problem, tried } = form ?? rules.open(standing, null);
  return {
    ...steps,
    fields,
    problem,
    asksReason: asksReason(fields, base, today),
    cancel: () => {
      steps.discard();
      onClose();
    },
    canSave: steps.isTyped || base === null,
    faults: tried ? faultsOf(fields, base) : NO_FAULTS,
  };
}
