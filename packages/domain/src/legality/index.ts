export type { Finding, Mend, Stretch } from './finding.ts';
export type { PositionTime } from './continuous-position.ts';
export { limitsOfIsland } from './position-limits.ts';
export { POSITION_RULES, judgePositions } from './position-rules.ts';
export type { PositionRules, PositionWork } from './position-rules.ts';
export { judgePerson } from './roster/judge-person.ts';
export type { RosterFinding, RosterRule } from './roster/roster-finding.ts';
export type { Duty, KnownDay, RuleSource, Timeline } from './roster/timeline.ts';
