import { valueText } from '@torre/contract/administration';
import { IconPencil } from '@tabler/icons-react';
import type { SettingValues } from '@torre/domain/configuration';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { IconButton, LinkButton, Row, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import './configuration.texts.ts';
import { plantsThatDiffer, settingState } from './setting-state.ts';

interface SettingRowProps {
  readonly settingKey: string;
  readonly values: SettingValues;
  readonly today: Day;
  /** Without the sentence that explains the setting: in a list where the heading does. */
  readonly short?: boolean;
  readonly onOpen: (icao: string) => void;
}

/** One setting: what holds today, since when, what is planned, and which plants differ. */
export function SettingRow({
  settingKey,
  values,
  today,
  short = false,
  onOpen,
}: SettingRowProps): JSX.Element {
  const t = useTexts('configuration');
  const language = useLanguage();
  const { setting, value, since, planned } = settingState(values, settingKey, '', today);
  const label = setting.label[language];
  const differing = plantsThatDiffer(values, settingKey);
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
          {differing.map((plant) => (
            <LinkButton key={plant} onClick={() => onOpen(plant)}>
              {t('inPlant', { plant, value: plantText(plant) })}
            </LinkButton>
          ))}
        </>
      }
      actions={
        <IconButton label={t('changeOf', { setting: label })} icon={IconPencil} onClick={() => onOpen('')} />
      }
    >
      {!short && <span>{setting.help[language]}</span>}
    </Row>
  );

  function plantText(plant: string): string {
    const own = settingState(values, settingKey, plant, today);
    const now = own.inherited ? t('fromOrganisation') : valueText(setting, own.value, language);
    const next = own.planned[0];
    if (!next) return now;
    const then = next.value === null ? t('fromOrganisation') : valueText(setting, next.value, language);
    return `${now} · ${t('planned', { day: displayDay(next.validFrom), value: then })}`;
  }
}
