import { LAW_RULE } from './law-rules.ts';
import { REGULATION_RULE } from './regulation-rules.ts';
import type { Level } from './rule-entry.ts';
import { clock, length } from './rule-parameter.ts';
import type { RuleParameter } from './rule-parameter.ts';
import type { ValueOfSetting } from './setting.ts';

/** Every rule that judges a roster, in the order of the handbook. */
export const RULE = { ...REGULATION_RULE, ...LAW_RULE } as const;

export type RuleId = keyof typeof RULE;

export const RULE_IDS = Object.keys(RULE) as readonly RuleId[];

/** Parameters that all rules of a profile share (domain.md 1.3 and its introduction). */
export const COMMON_PARAMETER = {
  finestraNotteInizio: clock(['Finestra notturna: dalle', 'Night window: from'], 0, 90),
  finestraNotteFine: clock(['Finestra notturna: alle', 'Night window: to'], 360, 330),
  sogliaNotteMin: { ...length(['Notturno da', 'A night duty from'], 1), min: 1 },
  reperibilitaConteggio: {
    kind: 'code',
    label: { it: 'Reperibilità', en: 'On-call duty' },
    default: 'GIORNATA',
    options: [
      { code: 'ESCLUSA', label: { it: 'esclusa', en: 'ignored' } },
      { code: 'GIORNATA', label: { it: 'conta come giornata', en: 'counts as a working day' } },
      { code: 'INTERA', label: { it: 'conta per intero', en: 'counts everywhere' } },
    ],
  },
  tolleranzaOraLegaleMin: length(['Tolleranza al cambio d’ora', 'Forgiven at the clock change'], 60),
  /**
   * What a save by a manager does with a finding that it adds: AVVISO shows it and asks for a reason, whatever the level of its
   * rule; with REGOLA the cell of an added finding of level BLOCCO is refused.
   */
  livelloSalvataggi: {
    kind: 'code',
    label: { it: 'Salvataggi del responsabile', en: 'Saves by a manager' },
    default: 'AVVISO',
    options: [
      { code: 'AVVISO', label: { it: 'sempre avviso', en: 'always a warning' } },
      { code: 'REGOLA', label: { it: 'come dice la regola', en: 'as the rule says' } },
    ],
  },
  /** Which added findings refuse a shift change (-90): BLOCCO all of them, REGOLA only those whose rule is of level BLOCCO. */
  livelloScambi: {
    kind: 'code',
    label: { it: 'Scambi di turno', en: 'Shift swaps' },
    default: 'BLOCCO',
    options: [
      { code: 'BLOCCO', label: { it: 'sempre blocco', en: 'always refused' } },
      { code: 'REGOLA', label: { it: 'come dice la regola', en: 'as the rule says' } },
    ],
  },
} as const satisfies Record<string, RuleParameter>;

type ValuesOf<P> = { readonly [Name in keyof P]: ValueOfSetting<P[Name]> };

export type CommonParameters = ValuesOf<typeof COMMON_PARAMETER>;

export type RuleInForce<Id extends RuleId> = {
  readonly attiva: boolean;
  readonly livello: Level;
  /** None means all. */
  readonly categorie: readonly string[];
} & ValuesOf<(typeof RULE)[Id]['parameters']>;

/** All that judges the rosters of a plant on a day. */
export interface RuleSet {
  readonly common: CommonParameters;
  readonly rules: { readonly [Id in RuleId]: RuleInForce<Id> };
}
