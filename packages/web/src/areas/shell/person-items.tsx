import { Menu } from '@mantine/core';
import { IconDevices, IconLock, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { AnchoredMenu, type PopupProps } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import { useSession } from '../../platform/session.ts';
import { fullNameOf } from './person.ts';
import { roleNames } from './role-names.ts';
import styles from './top-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, and what a person does with the own account. */
export function PersonItems(popup: PopupProps): JSX.Element {
  const t = useTexts('shell');
  const categories = useCategories();
  const { utente, externalRedirect, mustChangePassword } = useSession();
  const navigate = useNavigate();
  const leave = useSignOut();
  return (
    <AnchoredMenu {...popup} position="bottom-end" width={240}>
      <div className={styles['person']}>
        <b>{fullNameOf(utente)}</b>
        <span>{roleNames(t, utente, categories).join(', ') || utente.userName}</span>
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
    </AnchoredMenu>
  );
}
