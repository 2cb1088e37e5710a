import { Menu } from '@mantine/core';
import { IconDevices, IconLock, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { fullNameOf, initialsOf } from './person.ts';
import { roleNames } from './role-names.ts';
import styles from './top-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

export function PersonMenu(): JSX.Element {
  const t = useTexts('shell');
  const { utente, externalRedirect, mustChangePassword } = useSession();
  const navigate = useNavigate();
  const leave = useSignOut();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button
          type="button"
          className={styles['avatar']}
          aria-label={t('account', { initials: initialsOf(utente), name: fullNameOf(utente) })}
        >
          {initialsOf(utente)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['person']}>
          <b>{fullNameOf(utente)}</b>
          <span>{roleNames(t, utente).join(', ') || utente.userName}</span>
        </div>
        <Menu.Divider />
        {!mustChangePassword && (
          <Menu.Item
            leftSection={<IconDevices size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/sessioni' })}
          >
            {t('sessions')}
          </Menu.Item>
        )}
        {!externalRedirect && !mustChangePassword && (
          <Menu.Item
            leftSection={<IconLock size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/password' })}
          >
            {t('password')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
