import { unitText } from '@torre/contract/administration';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { Setting } from '@torre/domain/configuration';
import type { JSX } from 'react';
import { Text } from '../../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../../platform/language.ts';
import './configuration.texts.ts';
import { boundTexts, type SettingDraft } from './setting-draft.ts';
import styles from './value-field.module.css';

interface ValueFieldProps {
  readonly setting: Setting;
  readonly draft: SettingDraft;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (draft: SettingDraft) => void;
}

/** The field of a setting's kind; a table has one field a row. */
export function ValueField({ setting, draft, error, disabled, onChange }: ValueFieldProps): JSX.Element {
  const t = useTexts('configuration');
  const language = useLanguage();
  if (typeof draft === 'boolean') {
    return (
      <Checkbox
        label={setting.label[language]}
        checked={draft}
        disabled={disabled}
        data-autofocus
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (setting.kind === 'table' && typeof draft !== 'string') {
    return (
      <fieldset className={styles['table']}>
        <legend>{`${t('value')} (${unitText(setting.unit, 2, language)})`}</legend>
        {setting.rows.map(({ id, label }, index) => (
          <TextInput
            key={id}
            label={label[language]}
            inputMode="numeric"
            value={draft[id] ?? ''}
            data-autofocus={index === 0 || undefined}
            disabled={disabled}
            onChange={(event) => onChange({ ...draft, [id]: event.currentTarget.value })}
          />
        ))}
        {error && <Text tone="danger">{error}</Text>}
      </fieldset>
    );
  }
  const text = typeof draft === 'string' ? draft : '';
  const shared = { label: t('value'), value: text, error, disabled, 'data-autofocus': true };
  if (setting.kind === 'code') {
    return (
      <NativeSelect
        {...shared}
        data={setting.options.map(({ code, label }) => ({ value: code, label: label[language] }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (setting.kind === 'list') {
    return (
      <Textarea
        {...shared}
        autosize
        minRows={3}
        description={t('listHint', { example: setting.example })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      inputMode={setting.kind === 'integer' ? 'numeric' : 'text'}
      description={hintOf(t, setting, language)}
      rightSection={
        setting.kind === 'integer' && (
          <Text as="span" tone="faint">
            {unitText(setting.unit, 2, language)}
          </Text>
        )
      }
      rightSectionWidth={setting.kind === 'integer' ? 84 : 0}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function hintOf(
  t: ReturnType<typeof useTexts<'configuration'>>,
  setting: Setting,
  language: Language,
): string {
  if (setting.kind === 'minutes')
    return t(setting.shows === 'clock' ? 'clockHint' : 'durationHint', boundTexts(setting, language));
  if (setting.kind === 'integer' || setting.kind === 'decimal')
    return t('boundsHint', boundTexts(setting, language));
  return '';
}
