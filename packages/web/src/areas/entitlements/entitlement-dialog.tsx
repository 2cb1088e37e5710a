import { NativeSelect, TextInput } from '@mantine/core';
import { BALANCE_WORDS, entitlementList } from '@torre/contract/entitlements';
import { inLanguage } from '@torre/contract/list';
import { BALANCE_CODES } from '@torre/domain/entitlements';
import { BALANCE } from '@torre/domain/requests';
import type { JSX } from 'react';
import { FormDialog, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import {
  AMOUNTS,
  BROUGHT,
  openedEntitlement,
  type AmountField,
  type EntitlementFault,
} from './entitlement-fields.ts';
import { StaleComparison } from './stale-comparison.tsx';
import { useEntitlementForm, type EntitlementFormPlace } from './use-entitlement-form.ts';
import './entitlements.texts.ts';

interface EntitlementDialogProps extends EntitlementFormPlace {
  /** Whose it is. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A year of a balance to change, or to add; what was brought over can be written for the first year alone. */
export function EntitlementDialog(props: EntitlementDialogProps): JSX.Element {
  const { name, standing, thisYear, onClose } = props;
  const t = useTexts('entitlements');
  const language = useLanguage();
  const form = useEntitlementForm(props, onClose);
  const { fields, write, faults, problem, isFirst } = form;
  const { balance } = fields;
  const isDays = BALANCE[balance].unit === 'days';
  const words = (field: AmountField): string => inLanguage(entitlementList.columns[field].words, language);
  const faultText = (fault: EntitlementFault | undefined): string | null => {
    switch (fault) {
      case undefined:
        return null;
      case 'unreadable':
        return t(isDays ? 'daysNeeded' : 'hoursNeeded');
      case 'too-much':
        return t('tooMuch');
      case 'reduced-too-far':
        return t('reducedTooFar');
      case 'past-year':
        return t('reasonNeeded');
    }
  };
  const current = problem?.kind === 'stale' ? problem.current : null;
  const now = current && openedEntitlement(current, thisYear);
  const balanceName = inLanguage(BALANCE_WORDS[balance], language);
  const shown = isFirst ? AMOUNTS : AMOUNTS.filter((field) => !BROUGHT.some((brought) => brought === field));
  return (
    <FormDialog
      title={standing === null ? t('newEntitlement') : `${balanceName} ${standing.year}`}
      onClose={onClose}
      onCancel={form.cancel}
      onSubmit={() => form.save()}
      submit={t('save')}
      disabled={!form.canSave || problem?.kind === 'stale'}
      {...form.end}
    >
      {current && now && (
        <StaleComparison
          title={t('stale')}
          rows={AMOUNTS.filter((field) => now[field] !== fields[field]).map((field) => [
            words(field),
            fields[field],
            now[field],
          ])}
          onKeep={() => form.keepMine(current)}
          onTake={() => form.takeTheirs(current)}
        />
      )}
      <Text tone="quiet">{name}</Text>
      {standing === null && (
        <>
          <NativeSelect
            label={t('balance')}
            value={balance}
            data-autofocus
            // Choices in the code: balances that rules are written for.
            data={BALANCE_CODES.map((code) => ({
              value: code,
              label: inLanguage(BALANCE_WORDS[code], language),
            }))}
            onChange={(event) => {
              const chosen = BALANCE_CODES.find((code) => code === event.currentTarget.value);
              if (chosen) write({ ...fields, balance: chosen });
            }}
          />
          <NativeSelect
            label={t('year')}
            value={fields.year}
            data={[thisYear + 1, thisYear, thisYear - 1].map(String)}
            onChange={(event) => write({ ...fields, year: event.currentTarget.value })}
          />
        </>
      )}
      {!isFirst && <Text tone="quiet">{t('derived')}</Text>}
      {shown.map((field) => (
        <TextInput
          key={field}
          label={words(field)}
          description={field === 'teorica' ? t(isDays ? 'daysHint' : 'hoursHint') : undefined}
          value={fields[field]}
          error={faultText(faults.get(field))}
          data-autofocus={(standing !== null && field === 'teorica') || undefined}
          autoComplete="off"
          inputMode={isDays ? 'numeric' : 'text'}
          maxLength={8}
          onChange={(event) => write({ ...fields, [field]: event.currentTarget.value })}
        />
      ))}
      {Number(fields.year) < thisYear && (
        <TextInput
          label={t('reason')}
          required
          value={fields.reason}
          error={faultText(faults.get('reason'))}
          autoComplete="off"
          maxLength={500}
          onChange={(event) => write({ ...fields, reason: event.currentTarget.value })}
        />
      )}
    </FormDialog>
  );
}
