import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import type { JSX } from 'react';
import { BrandSign } from '../../kit/brand/brand.tsx';
import { useHint } from '../../kit/hint/use-hint.tsx';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { navigationFor } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import styles from './side-navigation.module.css';
import { useMenuWidth } from './use-menu-width.ts';

/** Menu of 208 px, or rail of 48 px that shows names as hints. */
export function SideNavigation(): JSX.Element {
  const t = useTexts('shell');
  const session = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { rail, toggle } = useMenuWidth(pathname);
  const entries = navigationFor(session);
  const ToggleIcon = rail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleText = rail ? t('widenMenu') : t('shrinkMenu');
  const { attach, bubble } = useHint(rail ? toggleText : '', 'right');
  return (
    <nav className={styles['nav']} data-rail={rail || undefined} aria-label={t('navigation')}>
      <p className={styles['brand']}>
        <BrandSign />
        {!rail && 'Torre'}
      </p>
      {entries.map((entry, index) => (
        <div key={entry.to}>
          {entry.group && entry.group !== entries[index - 1]?.group && (
            <p className={styles['group']}>{!rail && t(entry.group)}</p>
          )}
          <NavigationLink entry={entry} rail={rail} />
        </div>
      ))}
      <div className={styles['end']}>
        <button
          ref={attach}
          type="button"
          className={styles['entry']}
          aria-label={rail ? toggleText : undefined}
          onClick={toggle}
        >
          <ToggleIcon size={18} stroke={1.75} aria-hidden />
          {!rail && toggleText}
        </button>
        {bubble}
      </div>
    </nav>
  );
}
