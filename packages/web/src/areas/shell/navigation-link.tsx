import { Link } from '@tanstack/react-router';
import type { JSX } from 'react';
import { useHint } from '../../kit/hint/use-hint.tsx';
import { useTexts } from '../../platform/language.ts';
import { hasScreensBelow, type NavigationEntry } from './navigation.ts';
import styles from './side-navigation.module.css';

/** One screen in the menu; on the rail only its icon, with the name as hint. */
export function NavigationLink({
  entry,
  rail,
}: {
  readonly entry: NavigationEntry;
  readonly rail: boolean;
}): JSX.Element {
  const t = useTexts('shell');
  const { to, text, icon: Drawing } = entry;
  const { attach, bubble } = useHint(rail ? t(text) : '', 'right');
  return (
    <>
      <Link
        ref={attach}
        to={to}
        activeOptions={{ exact: hasScreensBelow(entry), includeSearch: false }}
        className={styles['entry']}
        aria-label={rail ? t(text) : undefined}
      >
        <Drawing size={18} stroke={1.75} aria-hidden />
        {!rail && t(text)}
      </Link>
      {bubble}
    </>
  );
}
