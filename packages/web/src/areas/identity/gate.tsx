import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { BrandSign } from '../../kit/brand/brand.tsx';
import { LanguageChoice } from '../../kit/switches/language-switch.tsx';
import { ThemeSwitch } from '../../kit/switches/theme-switch.tsx';
import { DayStrip } from './day-strip.tsx';
import styles from './gate.module.css';
import { signInOptionsQuery } from './identity.queries.ts';

interface GateProps {
  readonly children: ReactNode;
  /** Second column of the sign-in page. */
  readonly beside?: ReactNode;
}

/** Frame of the pages in front of the product. */
export function Gate({ children, beside }: GateProps): JSX.Element {
  const { data: options } = useQuery(signInOptionsQuery);
  return (
    <div className={styles['page']}>
      <header>
        <DayStrip now={options?.now} />
      </header>
      <main className={styles['gate']} data-alone={!beside || undefined}>
        <section>
          <p className={styles['brand']}>
            <BrandSign size={34} />
            Torre
          </p>
          {children}
        </section>
        {beside}
      </main>
      <footer className={styles['base']}>
        <span>{options ? `${options.product.name} ${options.product.version}` : 'Torre'}</span>
        <LanguageChoice />
        <ThemeSwitch />
      </footer>
    </div>
  );
}
