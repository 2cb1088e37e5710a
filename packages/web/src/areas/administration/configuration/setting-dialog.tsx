import { valueText } from '@torre/contract/administration';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Setting } from '@torre/domain/configuration';
import { addDays, displayDay } from '@torre/domain/kernel';
import type { Day, Decision } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Callout, DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../../platform/language.ts';
import { useCategories } from '../../../platform/lookups.ts';
import type { ConfigurationReply } from './configuration.queries.ts';
import './configuration.texts.ts';
import { CountedFindings } from '../rules/counted-findings.tsx';
import { SettingHistory } from './setting-history.tsx';
import { boundTexts } from './setting-draft.ts';
import { valueWithoutOwn } from './setting-state.ts';
import { targetText } from './setting-target.ts';
import type { SettingTarget } from './setting-target.ts';
import { useSettingForm } from './use-setting-form.ts';
import { ValueField } from './value-field.tsx';

interface SettingDialogProps {
  readonly settingKey: string;
  readonly target: SettingTarget;
  readonly data: ConfigurationReply;
  readonly today: Day;
  readonly onClose: () => void;
}

/** Changes a setting from a day on, for the organisation, a plant or a category; below, everything that was saved before. */
export function SettingDialog(props: SettingDialogProps): JSX.Element {
  const { settingKey, data, today, onClose } = props;
  const t = useTexts('configuration');
  const language = useLanguage();
  const categories = useCategories();
  const form = useSettingForm(props, onClose);
  const { setting, fields, write, value, tried } = form;
  const { icao, category, validFrom } = fields;
  const fallback = valueText(
    setting,
    valueWithoutOwn(data.values, settingKey, fields, validFrom ?? today),
    language,
  );
  const withoutOwnKey =
    targetText(fields) === '' ? 'useShipped' : category === '' ? 'useOrganisation' : 'useWider';
  return (
    <FormDialog
      title={setting.label[language]}
      size={560}
      onClose={form.close}
      onSubmit={form.save}
      submit={t('save')}
      question={form.questions}
      asked={form.asked}
      {...form.end}
      below={
        <SettingHistory
          settingKey={settingKey}
          setting={setting}
          today={today}
          standing={data.values}
          onWithdraw={(save) => void form.withdraw(save)}
        />
      }
    >
      <Text tone="quiet">{setting.help[language]}</Text>
      {setting.scope !== 'organisation' && (
        <NativeSelect
          label={t('validFor')}
          value={icao}
          data={[
            { value: '', label: t('organisation') },
            ...data.plants
              .filter((plant) => !plant.hasEnded || plant.icao === icao)
              .map((plant) => ({ value: plant.icao, label: `${plant.icao} ${plant.name}` })),
          ]}
          onChange={(event) => form.chooseTarget({ icao: event.currentTarget.value })}
        />
      )}
      {setting.scope === 'category' && (
        <NativeSelect
          label={t('category')}
          value={category}
          data={[
            { value: '', label: t('allCategories') },
            ...categories.offered.map(({ code }) => ({
              value: code,
              label: categories.shortName(code, language),
            })),
          ]}
          onChange={(event) => form.chooseTarget({ category: event.currentTarget.value })}
        />
      )}
      <ValueField
        setting={setting}
        draft={fields.draft}
        disabled={fields.withoutOwn}
        error={
          !value.ok && (tried || value.code === 'out-of-bounds')
            ? refusalText(t, setting, value, language)
            : null
        }
        onChange={(draft) => write({ draft })}
      />
      <Checkbox
        label={t(withoutOwnKey, { value: fallback })}
        checked={fields.withoutOwn}
        onChange={(event) => write({ withoutOwn: event.currentTarget.checked })}
      />
      <DateField
        label={t('validFrom')}
        value={validFrom}
        today={today}
        description={whenText(t, validFrom, today, valueText(setting, form.state.value, language))}
        error={tried && validFrom === null ? t('dayNeeded') : undefined}
        onChange={(day) => write({ validFrom: day })}
        onUnreadable={() => write({ validFrom: null })}
      />
      <TextInput
        label={t('reason')}
        required={validFrom !== null && validFrom < today}
        maxLength={500}
        value={fields.reason}
        error={tried && form.lacksReason ? t('reasonNeeded') : null}
        onChange={(event) => write({ reason: event.currentTarget.value })}
      />
      {setting.group === 'rules' && (
        <CountedFindings
          settingKey={settingKey}
          target={fields}
          plants={data.plants}
          wanted={value.ok && validFrom !== null ? { value: value.value, validFrom } : null}
        />
      )}
      {form.standing !== null && (
        <Callout tone="danger" alert>
          {t('stale', { value: valueText(setting, form.standing, language) })}
        </Callout>
      )}
    </FormDialog>
  );
}

type T = ReturnType<typeof useTexts<'configuration'>>;

/** What the date means, before anything is saved. */
function whenText(t: T, validFrom: Day | null, today: Day, now: string): string {
  if (validFrom === null) return '';
  if (validFrom === today) return t('fromToday');
  return validFrom < today
    ? t('fromPast')
    : t('fromLater', { day: displayDay(addDays(validFrom, -1)), value: now });
}

function refusalText(
  t: T,
  setting: Setting,
  decision: Extract<Decision<unknown>, { ok: false }>,
  language: Language,
): string {
  const { code, details } = decision;
  switch (code) {
    case 'out-of-bounds':
      return 'min' in setting
        ? t('refused.out-of-bounds', boundTexts(setting, language))
        : t('refused.other');
    case 'bad-item':
    case 'repeated-item':
      return t(`refused.${code}`, { item: String(details['item']) });
    case 'unreadable':
    case 'wrong-kind':
      return unreadableText(t, setting);
    case 'too-fine':
    case 'unknown-code':
      return t(`refused.${code}`);
    default:
      return t('refused.other');
  }
}

/** What to write instead, with the setting's own default as the example. */
function unreadableText(t: T, setting: Setting): string {
  switch (setting.kind) {
    case 'integer':
      return t('refused.noNumber', { example: setting.default });
    case 'table':
      return t('refused.noNumbers');
    case 'decimal':
      return t('refused.noDecimal');
    case 'minutes':
      return t(setting.shows === 'clock' ? 'refused.noClock' : 'refused.noDuration');
    default:
      return t('refused.other');
  }
}
