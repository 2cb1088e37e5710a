import { IconPencil } from '@tabler/icons-react';
import { plainText, type PlantName } from '@torre/contract/administration';
import type { SettingValues } from '@torre/domain/configuration';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { IconButton, Panel, Row, Rows, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { settingState } from '../configuration/setting-state.ts';
import type { SettingTarget } from '../configuration/setting-target.ts';

const KEY = 'rules.profile';

interface PlantProfilesProps {
  readonly values: SettingValues;
  readonly plants: readonly PlantName[];
  readonly today: Day;
  readonly onOpen: (key: string, target: SettingTarget) => void;
}

/** Which rule set judges each plant today, and which one will. */
export function PlantProfiles({ values, plants, today, onOpen }: PlantProfilesProps): JSX.Element {
  const t = useTexts('configuration');
  const everywhere = { icao: '', name: t('allPlants') };
  return (
    <Panel title={t('profiles')}>
      <Rows>
        {[everywhere, ...plants].map(({ icao, name }) => {
          const { value, since, inherited, planned } = settingState(
            values,
            KEY,
            { icao, category: '' },
            today,
          );
          return (
            <Row
              key={icao}
              title={icao ? `${icao} ${name}` : name}
              actions={
                <IconButton
                  label={t('changeProfileOf', { plant: icao || name })}
                  icon={IconPencil}
                  onClick={() => onOpen(KEY, { icao, category: '' })}
                />
              }
            >
              <span>
                {plainText(value)}
                {since !== null && !inherited && ` · ${t('since', { day: displayDay(since) })}`}
                {inherited && ` · ${t('fromOrganisation')}`}
              </span>
              {planned.map((row) => (
                <Text key={row.validFrom} as="span" tone="coming">
                  {t('planned', {
                    day: displayDay(row.validFrom),
                    value: row.value === null ? t('fromOrganisation') : plainText(row.value),
                  })}
                </Text>
              ))}
            </Row>
          );
        })}
      </Rows>
    </Panel>
  );
}
