import type { RuleParameter } from './rule-parameter.ts';
import type { Words } from './setting.ts';

/** BLOCCO: the operation is refused; AVVISO: it is shown, and the manager may confirm. */
export const LEVELS = ['BLOCCO', 'AVVISO'] as const;
export type Level = (typeof LEVELS)[number];

export interface RuleEntry {
  readonly title: Words;
  /** What the person reads; names in braces are filled in. */
  readonly message: string;
  readonly level: Level;
  readonly active: boolean;
  /** In the profile SRATCOH-UK, where it differs. */
  readonly ukActive?: boolean;
  /** Categories that the rule holds for; none means all. */
  readonly categories: readonly string[];
  readonly parameters: Readonly<Record<string, RuleParameter>>;
}
