export type { Finding, Mend, Stretch } from './finding.ts';
export type { PositionTime } from './continuous-position.ts';
export { POSITION_RULES, judgePositions } from './position-rules.ts';
export type { PositionRules, PositionWork } from './position-rules.ts';
