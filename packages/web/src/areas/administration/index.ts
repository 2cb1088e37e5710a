/** The door of administration: people and their rights, rule sets, configuration, the trail of changes. */
export { accountsQuery } from './administration.queries.ts';
export { AuditScreen } from './audit/audit-screen.tsx';
export { closedMonthsQuery, hasMonth } from './months/months.queries.ts';
export { ClosedMonthsScreen } from './months/closed-months-screen.tsx';
export { ConfigurationScreen } from './configuration/configuration-screen.tsx';
export { OverviewScreen } from './overview-screen.tsx';
export { PeopleScreen } from './people-screen.tsx';
export { RightsScreen } from './rights/rights-screen.tsx';
export { RulesScreen } from './rules/rules-screen.tsx';
