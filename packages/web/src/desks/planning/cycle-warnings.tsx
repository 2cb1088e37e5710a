import type { CyclesReply } from '@torre/contract/cycles';
import { valueText } from '@torre/contract/administration';
import { parametersOf, RULE, ruleSettingKey, SETTINGS } from '@torre/domain/configuration';
import type { Categories } from '@torre/domain/lookups';
import { useMemo, type JSX } from 'react';
import { DefinitionBook } from '../../areas/roster/index.ts';
import { Callout } from '../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import { categoriesOf, followersIn, warningsOf } from './cycle-findings.ts';
import type { CycleWarning } from './cycle-findings.ts';
import styles from './planning-desk.module.css';
import './planning.texts.ts';

interface CycleWarningsProps {
  readonly warnings: readonly CycleWarning[];
  readonly turns: readonly string[];
  /** Of which cycle, where it does not stand above. */
  readonly name?: string;
}

/** What a base cycle breaks when it is followed without end, a sentence each; nothing where it breaks no rule. */
export function CycleWarnings({ warnings, turns, name }: CycleWarningsProps): JSX.Element | null {
  const t = useTexts('planning');
  const language = useLanguage();
  const categories = useCategories();
  if (warnings.length === 0) return null;
  return (
    <Callout
      tone="wait"
      title={name === undefined ? t('cycleBreaks') : t('cycleNamedBreaks', { cycle: name })}
    >
      <ul className={styles['warnings']}>
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning.finding)}>{sentence(warning, turns, t, language, categories)}</li>
        ))}
      </ul>
    </Callout>
  );
}

/** What the cycles break that people follow in the month. */
export function FollowedCycles({
  cycles: { cycles, definitions, people, rules },
  from,
  to,
  without,
}: {
  readonly cycles: CyclesReply;
  readonly from: string;
  readonly to: string;
  readonly without: ReadonlySet<string>;
}): JSX.Element {
  const shifts = useMemo(() => new DefinitionBook(definitions).definitions, [definitions]);
  const broken = useMemo(
    () =>
      cycles.flatMap((cycle) => {
        const members = followersIn(cycle, from, to, without);
        if (members.length === 0) return [];
        const warnings = warningsOf(cycle.turns, shifts, rules, categoriesOf(members, people));
        return [{ cycle, warnings }];
      }),
    [cycles, shifts, people, rules, from, to, without],
  );
  return (
    <>
      {broken.map(({ cycle, warnings }) => (
        <CycleWarnings key={cycle.cycleId} warnings={warnings} turns={cycle.turns} name={cycle.name} />
      ))}
    </>
  );
}

type T = ReturnType<typeof useTexts<'planning'>>;

function sentence(
  { finding, categories, isEverybodys }: CycleWarning,
  turns: readonly string[],
  t: T,
  language: Language,
  names: Categories,
): string {
  const { rule, limit, place, measured, required } = finding;
  const amount = (value: number): string => amountText(rule, limit, value, language);
  const title = RULE[rule].title[language];
  const what = t('cycleFinding', {
    rule: `${rule} ${title}`,
    limit: parametersOf(rule)[limit]?.label[language] ?? limit,
    required: amount(required),
    measured: measured === null ? t('withoutEnd') : amount(measured),
  });
  return [
    what,
    place !== null && t('atPlace', { place: place + 1, turn: turns[place] ?? '' }),
    !isEverybodys &&
      t('forCategories', {
        categories: categories.map((code) => names.shortName(code, language)).join(', '),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

const hours = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

/** Lengths in hours, as the rules of a roster are read; everything else as its setting is written. */
function amountText(rule: CycleWarning['finding']['rule'], limit: string, value: number, language: Language) {
  const setting = SETTINGS.get(ruleSettingKey('BASE', rule, limit))!;
  if (setting.kind !== 'minutes') return valueText(setting, value, language);
  return `${hours.format(value / 60)} ${language === 'it' ? 'ore' : 'hours'}`;
}
