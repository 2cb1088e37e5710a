import { NativeSelect, TextInput } from '@mantine/core';
import { LEAVE_RIGHTS, LONGEST_ASSISTED, LONGEST_RIGHT_NOTE } from '@torre/domain/entitlements';
import { displayDay, type Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { DateField, FormDialog } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { openedRight, type RightFault, type RightFields } from './right-fields.ts';
import { rightName } from './right-words.ts';
import { StaleComparison } from './stale-comparison.tsx';
import { useRightForm, type RightFormPlace } from './use-right-form.ts';
import './entitlements.texts.ts';

const FAULT = {
  'day-needed': 'dayNeeded',
  'ends-first': 'endsFirst',
  'held-already': 'heldAlready',
  'began-before': 'beganBefore',
  'past-days': 'reasonNeeded',
} as const satisfies Readonly<Record<RightFault, string>>;

const dayText = (day: Day | null): string => (day === null ? '' : displayDay(day));

/** A right to add, to change, or to end by its last day. */
export function RightDialog(props: RightFormPlace & { readonly onClose: () => void }): JSX.Element {
  const { standing, today, onClose } = props;
  const t = useTexts('entitlements');
  const form = useRightForm(props, onClose);
  const { fields, write, faults, problem } = form;
  const fault = (field: Parameters<typeof faults.get>[0]): string | undefined => {
    const found = faults.get(field);
    return found && t(FAULT[found]);
  };
  const current = problem?.kind === 'stale' ? problem.current : null;
  const compared = current ? differing(fields, openedRight(current, today)) : [];
  return (
    <FormDialog
      title={standing === null ? t('newRight') : rightName(t, standing.right)}
      onClose={onClose}
      onCancel={form.cancel}
      onSubmit={() => form.save()}
      submit={t('save')}
      disabled={!form.canSave || problem?.kind === 'stale'}
      {...form.end}
    >
      {current && (
        <StaleComparison
          title={t('rightStale')}
          rows={compared.map(([field, mine, theirs]) => [t(field), mine, theirs])}
          onKeep={() => form.keepMine(current)}
          onTake={() => form.takeTheirs(current)}
        />
      )}
      {standing === null && (
        <NativeSelect
          label={t('right')}
          value={fields.right}
          data-autofocus
          // Choices in the code: rights that rules are written for.
          data={LEAVE_RIGHTS.map((right) => ({ value: right, label: rightName(t, right) }))}
          onChange={(event) => {
            const chosen = LEAVE_RIGHTS.find((right) => right === event.currentTarget.value);
            if (chosen) write({ ...fields, right: chosen });
          }}
        />
      )}
      {fields.right === '104' && (
        <TextInput
          label={t('assisted')}
          description={t('assistedHint')}
          value={fields.assisted}
          maxLength={LONGEST_ASSISTED}
          autoComplete="off"
          onChange={(event) => write({ ...fields, assisted: event.currentTarget.value })}
        />
      )}
      {fields.right === 'CHILD' && (
        <DateField
          label={t('child')}
          value={fields.born}
          today={today}
          error={fault('born')}
          onChange={(born) => write({ ...fields, born })}
          onUnreadable={() => write({ ...fields, born: null })}
        />
      )}
      <DateField
        label={t('validFrom')}
        value={fields.validFrom}
        today={today}
        error={fault('validFrom')}
        onChange={(validFrom) => write({ ...fields, validFrom })}
        onUnreadable={() => write({ ...fields, validFrom: null })}
      />
      <DateField
        label={t('validTo')}
        value={fields.validTo}
        today={today}
        error={fault('validTo')}
        description={t('validToHint')}
        onChange={(validTo) => write({ ...fields, validTo, isEndUnreadable: false })}
        onUnreadable={() => write({ ...fields, validTo: null, isEndUnreadable: true })}
      />
      <TextInput
        label={t('note')}
        value={fields.note}
        maxLength={LONGEST_RIGHT_NOTE}
        autoComplete="off"
        onChange={(event) => write({ ...fields, note: event.currentTarget.value })}
      />
      {form.asksReason && (
        <TextInput
          label={t('reason')}
          required
          value={fields.reason}
          error={fault('reason')}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => write({ ...fields, reason: event.currentTarget.value })}
        />
      )}
    </FormDialog>
  );
}

/** Fields in which both differ, as they are read. */
function differing(mine: RightFields, theirs: RightFields) {
  const texts = ({ assisted, born, validFrom, validTo, note }: RightFields) =>
    [
      ['assisted', assisted],
      ['child', dayText(born)],
      ['validFrom', dayText(validFrom)],
      ['validTo', dayText(validTo)],
      ['note', note],
    ] as const;
  const now = texts(theirs);
  return texts(mine)
    .map(([field, text], index) => [field, text, now[index]![1]] as const)
    .filter(([, text, other]) => text !== other);
}
