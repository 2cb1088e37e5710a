import { PROFILES } from './product-settings.ts';
import type { Profile } from './product-settings.ts';
import { COMMON_PARAMETER, RULE, RULE_IDS } from './rule-catalogue.ts';
import type { RuleId } from './rule-catalogue.ts';
import { LEVELS } from './rule-entry.ts';
import type { RuleEntry } from './rule-entry.ts';
import type { RuleParameter } from './rule-parameter.ts';
import type { Setting, Words } from './setting.ts';

/** The chapter of the rule set in a key: a rule, or what all rules share. */
export type RuleChapter = RuleId | 'common';

/** `rules.BASE.R373.5.minRiposo` */
export function ruleSettingKey(profile: Profile, chapter: RuleChapter, parameter: string): string {
  return `rules.${profile}.${chapter}.${parameter}`;
}

const COMMON_TITLE: Words = { it: 'Parametri comuni', en: 'Common parameters' };

/** What every rule has beside its own parameters. */
function standardParameters({
  active,
  ukActive,
  level,
  categories,
}: RuleEntry): Record<string, RuleParameter> {
  return {
    attiva: {
      kind: 'boolean',
      label: { it: 'Attiva', en: 'Active' },
      default: active,
      ...(ukActive !== undefined && { uk: ukActive }),
    },
    livello: {
      kind: 'code',
      label: { it: 'Livello', en: 'Level' },
      default: level,
      options: LEVELS.map((code) => ({
        code,
        label: code === 'BLOCCO' ? { it: 'blocco', en: 'refuses' } : { it: 'avviso', en: 'warns' },
      })),
    },
    categorie: {
      kind: 'list',
      label: { it: 'Categorie (nessuna: tutte)', en: 'Categories (none: all)' },
      default: categories,
      pattern: '[A-Za-z0-9]{1,20}',
      example: 'CTA',
    },
  };
}

/** Parameters of a chapter, in the order in which they are read. */
export function parametersOf(chapter: RuleChapter): Readonly<Record<string, RuleParameter>> {
  if (chapter === 'common') return COMMON_PARAMETER;
  return { ...standardParameters(RULE[chapter]), ...RULE[chapter].parameters };
}

/** Categories that a rule holds for are no category's own. */
const OF_NO_CATEGORY = 'categorie';

function settingOf(
  profile: Profile,
  chapter: RuleChapter,
  name: string,
  { uk, ...parameter }: RuleParameter,
): Setting {
  const shipped = profile === 'SRATCOH-UK' && uk !== undefined ? uk : parameter.default;
  return {
    ...parameter,
    default: shipped,
    group: 'rules',
    help: chapter === 'common' ? COMMON_TITLE : RULE[chapter].title,
    scope: name === OF_NO_CATEGORY ? 'plant' : 'category',
    source:
      chapter === 'common'
        ? 'domain.md 1.3'
        : `domain.md ${chapter.startsWith('L') ? '2.1' : '1.4'}, ${chapter}`,
  } as Setting;
}

/** Every parameter of every shipped profile as a setting of its own. */
export const RULE_SETTING: ReadonlyMap<string, Setting> = new Map(
  PROFILES.flatMap((profile) =>
    (['common', ...RULE_IDS] as const).flatMap((chapter) =>
      Object.entries(parametersOf(chapter)).map(
        ([name, parameter]) =>
          [ruleSettingKey(profile, chapter, name), settingOf(profile, chapter, name, parameter)] as const,
      ),
    ),
  ),
);
