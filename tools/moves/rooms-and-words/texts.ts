import type { TextChange } from '../../move/plan.ts';

const WEB = 'packages/web/src';

/** What no identifier and no path is: styles, addresses of built files, folders in sentences. */
export const texts: readonly TextChange[] = [
  {
    in: [
      `${WEB}/areas/administration/password-link-dialog.module.css`,
      `${WEB}/areas/roster/own/calendar-feed-dialog.module.css`,
    ],
    from: '.said',
    to: '.status',
  },
  { in: [`${WEB}/areas/counters/detail/bar-chart.module.css`], from: '.said', to: '.sentence' },
  { in: [`${WEB}/areas/roster/grid/month-grid.module.css`], from: '[data-held]', to: '[data-focused]' },
  {
    in: [`${WEB}/areas/roster/grid/use-grid-interactions.ts`, `${WEB}/areas/roster/grid/grid-dom.ts`],
    from: "'data-held'",
    to: "'data-focused'",
  },
  { in: [`${WEB}/areas/roster/grid/grid-dom.ts`], from: 'roster-hand', to: 'roster-focus' },
  { in: [`${WEB}/areas/operations-room/plan/*`, 'bench/measures/*'], from: 'data-held', to: 'data-dragged' },
  {
    in: [`${WEB}/areas/roster/grid/{cell-overlay,selection-overlay}.module.css`],
    from: '.hands',
    to: '.frames',
  },
  { in: [`${WEB}/areas/roster/grid/selection-overlay.module.css`], from: '.hand', to: '.focused' },
  { in: [`${WEB}/areas/roster/grid/grid-print.module.css`], from: '.paper', to: '.print' },
  { in: [`${WEB}/desks/month/presence-and-locks.module.css`], from: '.together', to: '.group' },
  {
    in: [`${WEB}/desks/month/presence-and-locks-later.tsx`],
    from: "() => import('../together/index.ts')",
    to: "async () => ({ default: (await import('./presence-and-locks.tsx')).PresenceAndLocks })",
  },
  { in: ['e2e/tests/live.spec.ts'], from: 'together-', to: 'presence-and-locks-' },
  { in: ['bench/measures/import-export.ts'], from: "name: 'paper'", to: "name: 'import-export'" },
  { in: ['bench/measures/many-screens.ts'], from: "name: 'crowded'", to: "name: 'many-screens'" },
  { in: ['docs/decisions/0046-drafts-and-publication.md'], from: '`CellBook`', to: '`RosterTarget`' },
  { in: [`${WEB}/desks/import-export/*`], from: "the desk 'paper'", to: "the desk 'import-export'" },
  {
    in: ['packages/server/src/areas/import-export/export-month.test.ts'],
    from: ' as said\n',
    to: ' as recorded\n',
  },
];
