import { anySettingOn, parametersOf, RULE, ruleSettingKey } from '@torre/domain/configuration';
import type { Profile, RuleChapter, SettingValues } from '@torre/domain/configuration';
import type { Day } from '@torre/domain/kernel';
import { IconAlertTriangle, IconBan, IconCircleOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Panel, Rows, StatusBadge } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { SettingRow } from '../configuration/setting-row.tsx';
import type { SettingTarget } from '../configuration/setting-target.ts';

interface RuleChapterPanelProps {
  readonly profile: Profile;
  readonly chapter: RuleChapter;
  readonly values: SettingValues;
  readonly today: Day;
  readonly onOpen: (key: string, target: SettingTarget) => void;
}

/** One rule of a profile: whether it acts, what people will read, and its numbers. */
export function RuleChapterPanel(props: RuleChapterPanelProps): JSX.Element {
  const { profile, chapter, values, today, onOpen } = props;
  const t = useTexts('configuration');
  const language = useLanguage();
  const title = chapter === 'common' ? t('common') : `${chapter} · ${RULE[chapter].title[language]}`;
  return (
    <Panel
      title={title}
      aside={chapter !== 'common' && <RuleBadge {...{ profile, chapter, values, today }} />}
      intro={chapter === 'common' ? undefined : t('message', { message: RULE[chapter].message })}
    >
      <Rows compact>
        {Object.keys(parametersOf(chapter)).map((name) => {
          const key = ruleSettingKey(profile, chapter, name);
          return (
            <SettingRow
              key={key}
              short
              settingKey={key}
              values={values}
              today={today}
              onOpen={(target) => onOpen(key, target)}
            />
          );
        })}
      </Rows>
    </Panel>
  );
}

function RuleBadge({ profile, chapter, values, today }: Omit<RuleChapterPanelProps, 'onOpen'>): JSX.Element {
  const t = useTexts('configuration');
  const read = (name: string) =>
    anySettingOn(values, ruleSettingKey(profile, chapter, name), null, '', today);
  if (read('attiva') !== true) return <StatusBadge family="void" icon={IconCircleOff} text={t('inactive')} />;
  return read('livello') === 'BLOCCO' ? (
    <StatusBadge family="seen" icon={IconBan} text={t('level.BLOCCO')} />
  ) : (
    <StatusBadge family="wait" icon={IconAlertTriangle} text={t('level.AVVISO')} />
  );
}
