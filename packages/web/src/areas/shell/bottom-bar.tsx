import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import styles from './bottom-bar.module.css';
import { hasScreensBelow, phoneNavigationFor } from './navigation.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const MoreSheet = lazyPart(() => import('./more-sheet.tsx'), 'MoreSheet');

/** Navigation under the thumb, below 768 px; what is rarely needed waits in 'Altro'. */
export function BottomBar(): JSX.Element {
  const t = useTexts('shell');
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles['bar']} aria-label={t('navigation')}>
      {phoneNavigationFor(session).bar.map((entry) => {
        const { to, text, icon: Drawing } = entry;
        return (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: hasScreensBelow(entry), includeSearch: false }}
            className={styles['entry']}
          >
            <Drawing size={22} stroke={1.75} aria-hidden />
            {t(text)}
          </Link>
        );
      })}
      <button
        type="button"
        className={styles['entry']}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconDots size={22} stroke={1.75} aria-hidden />
        {t('more')}
      </button>
      {open && (
        <Suspense>
          <MoreSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
