import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PROFILES, RULE_IDS, SETTINGS, settingOn } from '@torre/domain/configuration';
import type { Profile } from '@torre/domain/configuration';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, type JSX } from 'react';
import { Columns, Line, Loaded, Page, Stack, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { configurationQuery } from '../configuration/configuration.queries.ts';
import '../configuration/configuration.texts.ts';
import { SettingDialog } from '../configuration/setting-dialog.tsx';
import { settingValues } from '../configuration/setting-state.ts';
import { targetText } from '../configuration/setting-target.ts';
import type { SettingTarget } from '../configuration/setting-target.ts';
import { PlantProfiles } from './plant-profiles.tsx';
import { RuleChapterPanel } from './rule-chapter-panel.tsx';

export interface RulesAddress {
  /** The profile whose rules are shown; without it the organisation's. */
  readonly profilo?: string | undefined;
  /** Key of the setting whose window is open, and the plant and the category in it. */
  readonly voce?: string | undefined;
  readonly impianto?: string | undefined;
  readonly categoria?: string | undefined;
}

interface RulesScreenProps {
  readonly address: RulesAddress;
  readonly onAddress: (address: RulesAddress) => void;
}

/** `/amministrazione/regole`: which rule set holds in which plant, and the numbers of each. */
export function RulesScreen({ address, onAddress }: RulesScreenProps): JSX.Element {
  const t = useTexts('configuration');
  const today = dayFromCompact(useSession().today) as Day;
  const query = useQuery(configurationQuery);
  const { data } = query;
  const values = useMemo(() => settingValues(data?.values ?? []), [data]);
  useEffect(() => track('view', 'regole'), []);
  const shown: Profile =
    PROFILES.find((profile) => profile === address.profilo) ??
    settingOn(values, 'rules.profile', null, today);
  const openKey = address.voce !== undefined && SETTINGS.has(address.voce) ? address.voce : null;
  const open = (voce: string, { icao, category }: SettingTarget): void =>
    onAddress({ ...address, voce, impianto: icao || undefined, categoria: category || undefined });
  const target = { icao: address.impianto ?? '', category: address.categoria ?? '' };
  return (
    <Page title={t('rules')} hint={t('rulesHint')}>
      <Loaded query={query} rows={12}>
        {({ plants }) => (
          <Columns narrow="second" secondLeads>
            <Stack gap="large">
              <Line label={t('shownProfile')}>
                <Text tone="quiet">{t('shownProfile')}</Text>
                {PROFILES.map((profile) => (
                  <Button
                    key={profile}
                    variant={profile === shown ? 'filled' : 'default'}
                    aria-pressed={profile === shown}
                    onClick={() => onAddress({ ...address, profilo: profile })}
                  >
                    {profile}
                  </Button>
                ))}
              </Line>
              {(['common', ...RULE_IDS] as const).map((chapter) => (
                <RuleChapterPanel
                  key={chapter}
                  profile={shown}
                  chapter={chapter}
                  values={values}
                  today={today}
                  onOpen={open}
                />
              ))}
            </Stack>
            <PlantProfiles values={values} plants={plants} today={today} onOpen={open} />
          </Columns>
        )}
      </Loaded>
      {data && openKey && (
        <SettingDialog
          key={`${openKey} ${targetText(target)}`}
          settingKey={openKey}
          target={target}
          data={data}
          today={today}
          onClose={() => onAddress({ profilo: address.profilo })}
        />
      )}
    </Page>
  );
}
