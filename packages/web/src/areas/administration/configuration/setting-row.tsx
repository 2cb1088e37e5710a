import { valueText } from '@torre/contract/administration';
import { IconPencil } from '@tabler/icons-react';
import type { SettingValues } from '@torre/domain/configuration';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { IconButton, LinkButton, Row, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import './configuration.texts.ts';
import { settingState } from './setting-state.ts';
import { EVERYBODY, targetText, targetsThatDiffer } from './setting-target.ts';
import type { SettingTarget } from './setting-target.ts';

interface SettingRowProps {
  readonly settingKey: string;
  readonly values: SettingValues;
  readonly today: Day;
  /** Without the sentence that explains the setting: in a list where the heading does. */
  readonly short?: boolean;
  readonly onOpen: (target: SettingTarget) => void;
}

/** One setting: what holds today, since when, what is planned, and which plants and categories differ. */
export function SettingRow({
  settingKey,
  values,
  today,
  short = false,
  onOpen,
}: SettingRowProps): JSX.Element {
  const t = useTexts('configuration');
  const language = useLanguage();
  const { setting, value, since, planned } = settingState(values, settingKey, EVERYBODY, today);
  const label = setting.label[language];
  const differing = targetsThatDiffer(values, settingKey);
  return (
    <Row
      title={label}
      plain={short}
      value={
        <>
          <b>{valueText(setting, value, language)}</b>
          <span>{since === null ? t('shipped') : t('since', { day: displayDay(since) })}</span>
          {planned.map((row) => (
            <Text key={row.validFrom} as="span" tone="coming">
              {row.value === null
                ? t('plannedShipped', {
                    day: displayDay(row.validFrom),
                    value: valueText(setting, setting.default, language),
                  })
                : t('planned', {
                    day: displayDay(row.validFrom),
                    value: valueText(setting, row.value, language),
                  })}
            </Text>
          ))}
          {differing.map((target) => (
            <LinkButton key={targetText(target)} onClick={() => onOpen(target)}>
              {t('inPlant', { plant: targetText(target), value: ownText(target) })}
            </LinkButton>
          ))}
        </>
      }
      actions={
        <IconButton
          label={t('changeOf', { setting: label })}
          icon={IconPencil}
          onClick={() => onOpen(EVERYBODY)}
        />
      }
    >
      {!short && <span>{setting.help[language]}</span>}
    </Row>
  );

  function ownText(target: SettingTarget): string {
    const own = settingState(values, settingKey, target, today);
    const without = t(target.category === '' ? 'fromOrganisation' : 'fromWider');
    const now = own.inherited ? without : valueText(setting, own.value, language);
    const next = own.planned[0];
    if (!next) return now;
    const then = next.value === null ? without : valueText(setting, next.value, language);
    return `${now} · ${t('planned', { day: displayDay(next.validFrom), value: then })}`;
  }
}
