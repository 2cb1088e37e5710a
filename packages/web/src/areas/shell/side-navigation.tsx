import { Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import type { JSX } from 'react';
import { BrandSign } from '../../kit/brand/brand.tsx';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { navigationFor } from './navigation.ts';
import styles from './side-navigation.module.css';
import { useMenuWidth } from './use-menu-width.ts';

/** Menu of 208 px, or rail of 48 px that shows names as tooltips. */
export function SideNavigation(): JSX.Element {
  const t = useTexts('shell');
  const session = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { rail, toggle } = useMenuWidth(pathname);
  const entries = navigationFor(session);
  const ToggleIcon = rail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleText = rail ? t('widenMenu') : t('shrinkMenu');
  return (
    <nav className={styles['nav']} data-rail={rail || undefined} aria-label={t('navigation')}>
      <p className={styles['brand']}>
        <BrandSign />
        {!rail && 'Torre'}
      </p>
      {entries.map(({ to, text, group, icon: Drawing }, index) => (
        <div key={to}>
          {group && group !== entries[index - 1]?.group && <p className={styles['group']}>{!rail && t(group)}</p>}
          <Tooltip label={t(text)} position="right" disabled={!rail}>
            <Link to={to} activeOptions={{ exact: to === '/' }} className={styles['entry']} aria-label={rail ? t(text) : undefined}>
              <Drawing size={18} stroke={1.75} aria-hidden />
              {!rail && t(text)}
            </Link>
          </Tooltip>
        </div>
      ))}
      <div className={styles['end']}>
        <Tooltip label={toggleText} position="right" disabled={!rail}>
          <button type="button" className={styles['entry']} aria-label={rail ? toggleText : undefined} onClick={toggle}>
            <ToggleIcon size={18} stroke={1.75} aria-hidden />
            {!rail && toggleText}
          </button>
        </Tooltip>
      </div>
    </nav>
  );
}
