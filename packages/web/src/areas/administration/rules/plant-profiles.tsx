import { IconPencil } from '@tabler/icons-react';
import type { PlantName } from '@torre/contract/administration';
import type { SettingValues } from '@torre/domain/configuration';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { IconButton, Panel } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import styles from '../administration-page.module.css';
import { settingState } from '../configuration/setting-state.ts';
import { plainText } from '../configuration/setting-text.ts';
import own from './rules-screen.module.css';

const KEY = 'rules.profile';

interface PlantProfilesProps {
  readonly values: SettingValues;
  readonly plants: readonly PlantName[];
  readonly today: Day;
  readonly onOpen: (key: string, icao: string) => void;
}

/** Which rule set judges each plant today, and which one will. */
export function PlantProfiles({ values, plants, today, onOpen }: PlantProfilesProps): JSX.Element {
  const t = useTexts('configuration');
  const everywhere = { icao: '', name: t('allPlants') };
  return (
    <Panel title={t('profiles')}>
      <ul className={styles['list']}>
        {[everywhere, ...plants].map(({ icao, name }) => {
          const { value, since, inherited, planned } = settingState(values, KEY, icao, today);
          const called = icao || name;
          return (
            <li key={icao} className={own['plant']}>
              <div>
                <b>{icao ? `${icao} ${name}` : name}</b>
                <span>
                  {plainText(value)}
                  {since !== null && !inherited && ` · ${t('since', { day: displayDay(since) })}`}
                  {inherited && ` · ${t('fromOrganisation')}`}
                </span>
                {planned.map((row) => (
                  <span key={row.validFrom} className={own['planned']}>
                    {t('planned', {
                      day: displayDay(row.validFrom),
                      value: row.value === null ? t('fromOrganisation') : plainText(row.value),
                    })}
                  </span>
                ))}
              </div>
              <IconButton
                label={t('changeProfileOf', { plant: called })}
                icon={IconPencil}
                onClick={() => onOpen(KEY, icao)}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
