import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { valueText, type SettingSave, type StandingValue } from '@torre/contract/administration';
import type { Setting } from '@torre/domain/configuration';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Loaded, Row, Rows, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { settingHistoryQuery } from './configuration.queries.ts';
import './configuration.texts.ts';
import { isSameTarget, targetText } from './setting-target.ts';
import styles from './setting-dialog.module.css';

interface SettingHistoryProps {
  readonly settingKey: string;
  readonly setting: Setting;
  readonly today: Day;
  /** What stands, to tell which saves are still planned. */
  readonly standing: readonly StandingValue[];
  readonly onWithdraw: (save: SettingSave) => void;
}

/** Every save of a setting, newest first; a planned value can be taken back. */
export function SettingHistory(props: SettingHistoryProps): JSX.Element {
  const { settingKey, setting, today, standing, onWithdraw } = props;
  const t = useTexts('configuration');
  const language = useLanguage();
  const query = useQuery(settingHistoryQuery(settingKey));
  return (
    <section>
      <h3 className={styles['heading']}>{t('history')}</h3>
      <Loaded query={query} rows={2}>
        {({ saves }) =>
          saves.length === 0 ? (
            <Text tone="quiet">{t('noHistory')}</Text>
          ) : (
            <Rows look="flush">{rowsOf(saves)}</Rows>
          )
        }
      </Loaded>
    </section>
  );

  function rowsOf(saves: readonly SettingSave[]): readonly JSX.Element[] {
    const shown = new Set<string>();
    return saves.map((save) => {
      const target = targetText(save);
      const place = `${target} ${save.validFrom}`;
      const isLast = !shown.has(place);
      shown.add(place);
      const day = displayDay(dayFromCompact(save.validFrom) as Day);
      const stands = standing.some(
        (row) => row.key === settingKey && isSameTarget(row, save) && row.validFrom === save.validFrom,
      );
      const isPlanned = isLast && stands && (dayFromCompact(save.validFrom) as Day) > today;
      const value = save.withdrawn
        ? t('history.withdrawn')
        : save.value === null
          ? t('history.shipped')
          : valueText(setting, save.value, language);
      const words = `${target && `${target} · `}${t('history.valid', { day })}: ${value}`;
      const isReplaced = !isLast || save.withdrawn;
      return (
        <Row
          key={`${target} ${save.version}`}
          plain={isReplaced}
          title={
            isReplaced ? (
              <Text as="del" tone="faint">
                {words}
              </Text>
            ) : (
              words
            )
          }
          actions={
            isPlanned && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('withdrawOf', { day })}
                onClick={() => onWithdraw(save)}
              >
                {t('withdraw')}
              </Button>
            )
          }
        >
          <span>
            {t('history.who', { who: save.changedBy ?? t('history.program'), at: save.changedAt })}
            {save.reason && ` · ${save.reason}`}
          </span>
        </Row>
      );
    });
  }
}
