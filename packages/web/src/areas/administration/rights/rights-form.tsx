import { Button, Checkbox } from '@mantine/core';
import type { AccountDetail, PlantName } from '@torre/contract/administration';
import { ROLE, ROLES, roleLabel } from '@torre/domain/identity';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Panel } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import page from '../administration-page.module.css';
import { PlantStays } from './plant-stays.tsx';
import styles from './rights-screen.module.css';
import './rights.texts.ts';
import { useRightsForm } from './use-rights-form.tsx';

interface RightsFormProps {
  readonly account: AccountDetail;
  readonly plants: readonly PlantName[];
}

/** Roles, flags and plants of an account; one save for all of them, asked about first. */
export function RightsForm({ account, plants }: RightsFormProps): JSX.Element {
  const t = useTexts('rights');
  const language = useLanguage();
  const today = dayFromCompact(useSession().today) as Day;
  const { draft, write, difference, incomplete, save, undo, element } = useRightsForm(account);
  const { userName, categoria, plant, cognome, nome, own } = account;
  // A role without a name here stays visible, so that it can be taken away.
  const roles = [...ROLES, ...account.ruoli.filter((role) => !(ROLES as readonly string[]).includes(role))];
  const keepsAdmin = own && account.ruoli.includes(ROLE.admin);
  const toggle = (role: string): void => {
    const next = new Set(draft.roles);
    if (!next.delete(role)) next.add(role);
    write({ roles: next });
  };
  return (
    <>
      <header className={page['header']}>
        <h1>{t('rightsOf', { name: `${cognome} ${nome}`.trim() })}</h1>
        <p>
          {t('facts', { userName, category: categoria ?? t('noCategory'), plant: plant ?? t('noPlant') })}
        </p>
      </header>
      <div className={styles['panels']}>
        <Panel title={t('roles')}>
          <div className={styles['fields']}>
            {roles.map((role) => (
              <Checkbox
                key={role}
                label={roleLabel(role, language)}
                description={role === ROLE.admin && keepsAdmin ? t('ownAdmin') : role}
                checked={draft.roles.has(role)}
                disabled={role === ROLE.admin && keepsAdmin}
                onChange={() => toggle(role)}
              />
            ))}
          </div>
        </Panel>
        <div className={styles['right']}>
          <Panel title={t('flags')}>
            <div className={styles['fields']}>
              <Checkbox
                label={t('manager')}
                description={t('managerHint')}
                checked={draft.responsabile}
                onChange={(event) => write({ responsabile: event.currentTarget.checked })}
              />
              <Checkbox
                label={t('managerH35')}
                description={t('managerH35Hint')}
                checked={draft.responsabileH35}
                onChange={(event) => write({ responsabileH35: event.currentTarget.checked })}
              />
            </div>
          </Panel>
          <Panel title={t('plants')}>
            <div className={styles['fields']}>
              <p className={styles['quiet']}>{t('plantsHint')}</p>
              <PlantStays
                stays={draft.stays}
                plants={plants}
                today={today}
                onChange={(stays) => write({ stays })}
              />
            </div>
          </Panel>
        </div>
      </div>
      <footer className={styles['foot']}>
        <span role="status">
          {incomplete ? t('incomplete') : difference === null ? t('nothingChanged') : ''}
        </span>
        <Button variant="default" disabled={difference === null && !incomplete} onClick={undo}>
          {t('undo')}
        </Button>
        <Button disabled={difference === null} onClick={() => void save()}>
          {t('save')}
        </Button>
      </footer>
      {element}
    </>
  );
}
