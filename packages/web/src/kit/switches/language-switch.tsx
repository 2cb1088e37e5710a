import type { JSX } from 'react';
import { changeLanguage, useLanguage, type Language } from '../../platform/language.ts';
import styles from './quiet-button.module.css';

const NAMES: Record<Language, string> = { it: 'Italiano', en: 'English' };

/** Both languages by name, each in its own (sign-in page, sheets). */
export function LanguageChoice(): JSX.Element {
  const language = useLanguage();
  return (
    <>
      {(Object.keys(NAMES) as Language[]).map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          className={styles['button']}
          aria-pressed={language === name}
          onClick={() => void changeLanguage(name)}
        >
          {NAMES[name]}
        </button>
      ))}
    </>
  );
}

/** One short button for the top bar: shows the language in use and switches to the other. */
export function LanguageSwitch(): JSX.Element {
  const language = useLanguage();
  const other: Language = language === 'it' ? 'en' : 'it';
  return (
    <button type="button" className={styles['button']} onClick={() => void changeLanguage(other)}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="visually-hidden" lang={other}>
        {NAMES[other]}
      </span>
    </button>
  );
}
