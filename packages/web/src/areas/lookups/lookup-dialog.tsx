import { Checkbox, TextInput } from '@mantine/core';
import { displayDay } from '@torre/domain/kernel';
import { lookupAttributes } from '@torre/domain/lookups';
import type { JSX } from 'react';
import { Callout, DateField, FormDialog, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { HIGHEST_PLACE, shownState } from './lookup-fields.ts';
import { CategoryUses } from './lookup-uses.tsx';
import { stateText } from './state-text.ts';
import { useLookupForm, type LookupFormPlace } from './use-lookup-form.ts';
import './lookups.texts.ts';

const LONGEST = 100;

/** A value of a list to add, to change from a day on, or to end. */
export function LookupDialog(props: LookupFormPlace & { readonly onClose: () => void }): JSX.Element {
  const { list, states, today, onClose } = props;
  const t = useTexts('lookups');
  const language = useLanguage();
  const form = useLookupForm(props, onClose);
  const { fields, write, faults, problem } = form;
  const fault = (name: string, text = t('needed')): string | null => (faults.has(name) ? text : null);
  const text = (name: 'code' | 'nameIt' | 'nameEn' | 'aliases' | 'ord' | 'reason') => ({
    label: t(name),
    value: fields[name],
    maxLength: LONGEST,
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      write({ ...fields, [name]: event.currentTarget.value }),
  });
  const shown = shownState(states, today);
  const { validFrom } = fields;
  const replaces = validFrom !== null && states.some((state) => state.validFrom > validFrom);
  const current = problem?.kind === 'stale' ? problem.current : null;
  return (
    <FormDialog
      title={shown === null ? t('newValue') : language === 'it' ? shown.nameIt : shown.nameEn}
      size={560}
      onClose={onClose}
      onCancel={form.cancel}
      onSubmit={() => form.save()}
      submit={t('save')}
      disabled={!form.canSave || current !== null}
      {...form.end}
    >
      {current && (
        <Callout
          tone="wait"
          alert
          title={t('stale')}
          choices={[
            { label: t('keepMine'), run: () => form.keepMine(current) },
            { label: t('takeTheirs'), run: () => form.takeTheirs(current) },
          ]}
        >
          <p>
            {t('staleWhy', {
              now: current.map((state) => stateText(t, state, today, language)).join('; '),
            })}
          </p>
        </Callout>
      )}
      {shown === null && (
        <TextInput {...text('code')} description={t('codeHint')} error={fault('code')} data-autofocus />
      )}
      <TextInput {...text('nameIt')} error={fault('nameIt')} data-autofocus={shown !== null || undefined} />
      <TextInput {...text('nameEn')} error={fault('nameEn')} />
      {Object.entries(lookupAttributes(list)).map(([name, { kind, label, min = 0, max = HIGHEST_PLACE }]) =>
        kind === 'boolean' ? (
          <Checkbox
            key={name}
            label={label[language]}
            checked={fields.attributes[name] === true}
            onChange={(event) => writeAttribute(name, event.currentTarget.checked)}
          />
        ) : (
          <TextInput
            key={name}
            label={label[language]}
            value={String(fields.attributes[name] ?? '')}
            maxLength={LONGEST}
            autoComplete="off"
            inputMode={kind === 'integer' ? 'numeric' : 'text'}
            error={fault(name, t('numberNeeded', { min, max }))}
            onChange={(event) => writeAttribute(name, event.currentTarget.value)}
          />
        ),
      )}
      <TextInput {...text('aliases')} maxLength={1000} description={t('aliasesHint')} />
      <TextInput
        {...text('ord')}
        inputMode="numeric"
        error={fault('ord', t('numberNeeded', { min: 0, max: HIGHEST_PLACE }))}
      />
      <DateField
        label={t('validFrom')}
        value={validFrom}
        today={today}
        error={fault('validFrom', t('dayNeeded')) ?? undefined}
        description={
          replaces && validFrom !== null ? t('replaces', { day: displayDay(validFrom) }) : undefined
        }
        onChange={(day) => write({ ...fields, validFrom: day })}
        onUnreadable={() => write({ ...fields, validFrom: null })}
      />
      <DateField
        label={t('validTo')}
        value={fields.validTo}
        today={today}
        error={fault('validTo', t('dayNeeded')) ?? undefined}
        description={t('validToHint')}
        onChange={(day) => write({ ...fields, validTo: day, isEndUnreadable: false })}
        onUnreadable={() => write({ ...fields, validTo: null, isEndUnreadable: true })}
      />
      {list === 'category' && shown !== null && fields.validTo !== null && (
        <CategoryUses code={shown.code} after={fields.validTo} />
      )}
      {states.length > 0 && validFrom !== null && validFrom < today && (
        <TextInput {...text('reason')} required maxLength={500} error={fault('reason', t('reasonNeeded'))} />
      )}
      {states.length > 1 &&
        states.map((state) => (
          <Text key={state.validFrom} tone="quiet">
            {stateText(t, state, today, language)}
          </Text>
        ))}
    </FormDialog>
  );

  function writeAttribute(name: string, value: boolean | string): void {
    write({ ...fields, attributes: { ...fields.attributes, [name]: value } });
  }
}
