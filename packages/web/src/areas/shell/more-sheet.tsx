import { IconDevices, IconLock, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { SheetAction } from '../../kit/sheet/sheet-action.tsx';
import { Sheet } from '../../kit/sheet/sheet.tsx';
import { LanguageChoice } from '../../kit/switches/language-switch.tsx';
import { ThemeSwitch } from '../../kit/switches/theme-switch.tsx';
import { useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import { useSession } from '../../platform/session.ts';
import styles from './more-sheet.module.css';
import { phoneNavigationFor } from './navigation.ts';
import { fullNameOf } from './person.ts';
import { roleNames } from './role-names.ts';
import { useSignOut } from './use-sign-out.ts';

/** 'Altro' of the bottom bar: who I am, screens that the bar has no room for, language, theme, password, sign out. */
export function MoreSheet({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('shell');
  const categories = useCategories();
  const session = useSession();
  const { utente, externalRedirect, mustChangePassword } = session;
  const navigate = useNavigate();
  const leave = useSignOut();
  return (
    <Sheet title={fullNameOf(utente)} onClose={onClose}>
      <p className={styles['roles']}>{roleNames(t, utente, categories).join(', ') || utente.userName}</p>
      {phoneNavigationFor(session).more.map(({ to, text, icon }) => (
        <SheetAction
          key={to}
          icon={icon}
          label={t(text)}
          onChoose={() => {
            onClose();
            void navigate({ to });
          }}
        />
      ))}
      <div className={styles['choice']}>
        <span>{t('language')}</span>
        <LanguageChoice />
      </div>
      <div className={styles['choice']}>
        <span>{t('theme')}</span>
        <ThemeSwitch />
      </div>
      {!mustChangePassword && (
        <SheetAction
          icon={IconDevices}
          label={t('sessions')}
          onChoose={() => {
            onClose();
            void navigate({ to: '/sessioni' });
          }}
        />
      )}
      {!externalRedirect && !mustChangePassword && (
        <SheetAction
          icon={IconLock}
          label={t('password')}
          onChoose={() => {
            onClose();
            void navigate({ to: '/password' });
          }}
        />
      )}
      <SheetAction icon={IconLogout} label={t('signOut')} onChoose={() => void leave()} />
    </Sheet>
  );
}
