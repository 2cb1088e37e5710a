import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SETTINGS } from '@torre/domain/configuration';
import type { Setting, SettingGroup } from '@torre/domain/configuration';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, type JSX } from 'react';
import { EmptyState, Loaded, Page, Panel, Rows } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { configurationQuery } from './configuration.queries.ts';
import './configuration.texts.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingValues } from './setting-state.ts';

export interface ConfigurationAddress {
  /** Words looked for. */
  readonly cerca?: string | undefined;
  /** Key of the setting whose window is open, and the plant in it. */
  readonly voce?: string | undefined;
  readonly impianto?: string | undefined;
}

interface ConfigurationScreenProps {
  readonly address: ConfigurationAddress;
  readonly onAddress: (address: ConfigurationAddress) => void;
}

const GROUPS: readonly SettingGroup[] = ['identity', 'roster', 'content'];

/** `/amministrazione/configurazione`: what the product reads today, and what it will read. */
export function ConfigurationScreen({ address, onAddress }: ConfigurationScreenProps): JSX.Element {
  const t = useTexts('configuration');
  const today = dayFromCompact(useSession().today) as Day;
  const query = useQuery(configurationQuery);
  const { data } = query;
  const values = useMemo(() => settingValues(data?.values ?? []), [data]);
  useEffect(() => track('view', 'configurazione'), []);
  const wanted = (address.cerca ?? '').trim().toLocaleLowerCase('it-IT');
  const groups = GROUPS.map((group) => ({
    group,
    keys: [...SETTINGS]
      .filter(([, setting]) => setting.group === group && matches(setting, wanted))
      .map(([key]) => key),
  })).filter(({ keys }) => keys.length > 0);
  const open = address.voce !== undefined && SETTINGS.has(address.voce) ? address.voce : null;
  return (
    <Page title={t('configuration')} hint={t('configurationHint')}>
      <TextInput
        maw={420}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={address.cerca ?? ''}
        onChange={(event) => onAddress({ ...address, cerca: event.currentTarget.value || undefined })}
      />
      <Loaded query={query} rows={10}>
        {() =>
          groups.length === 0 ? (
            <EmptyState
              title={t('nothingFound')}
              why={t('nothingFoundWhy')}
              action={
                <Button variant="default" onClick={() => onAddress({ ...address, cerca: undefined })}>
                  {t('clearSearch')}
                </Button>
              }
            />
          ) : (
            groups.map(({ group, keys }) => (
              <Panel key={group} title={t(`group.${group}`)}>
                <Rows>
                  {keys.map((key) => (
                    <SettingRow
                      key={key}
                      settingKey={key}
                      values={values}
                      today={today}
                      onOpen={({ icao }) => onAddress({ ...address, voce: key, impianto: icao || undefined })}
                    />
                  ))}
                </Rows>
              </Panel>
            ))
          )
        }
      </Loaded>
      {data && open && (
        <SettingDialog
          key={open}
          settingKey={open}
          target={{ icao: address.impianto ?? '', category: '' }}
          data={data}
          today={today}
          onClose={() => onAddress({ cerca: address.cerca })}
        />
      )}
    </Page>
  );
}

/** Both languages are searched: who reads English may have learned the Italian word. */
function matches({ label, help }: Setting, wanted: string): boolean {
  const text = [label.it, label.en, help.it, help.en].join(' ').toLocaleLowerCase('it-IT');
  return text.includes(wanted);
}
