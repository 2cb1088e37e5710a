import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import styles from './product-dialog.module.css';

/** Every key that works today, with its words. The typeface has no arrows: keys are named. */
export function KeyboardHelp(): JSX.Element {
  const t = useTexts('shell');
  const shift = t('shiftKey');
  const keys = [
    { caps: [t('arrowsKeys')], text: t('key.arrows') },
    { caps: [shift, t('arrowsKeys')], text: t('key.extend') },
    { caps: [t('enterKey')], text: t('key.enter') },
    { caps: [t('pageUpKey'), t('pageDownKey')], text: t('key.month') },
    { caps: ['Alt', 'T'], text: t('key.today') },
    { caps: ['A–Z', '0–9'], text: t('key.code') },
    { caps: [shift, t('spaceKey')], text: t('key.row') },
    { caps: ['Ctrl', t('spaceKey')], text: t('key.column') },
    { caps: ['Ctrl', 'A'], text: t('key.all') },
    { caps: [t('deleteKey')], text: t('key.clear') },
    { caps: ['Ctrl', 'C', 'X', 'V'], text: t('key.clipboard') },
    { caps: ['Ctrl', 'Z', 'Y'], text: t('key.undo') },
    { caps: ['Esc'], text: t('key.escape') },
    { caps: ['Tab'], text: t('key.tab') },
    { caps: [shift, 'F8'], text: t('key.dialog') },
  ];
  return (
    <section>
      <h3>{t('keyboard')}</h3>
      <ul className={styles['keys']}>
        {keys.map(({ caps, text }) => (
          <li key={text}>
            <span>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
