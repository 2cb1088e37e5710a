import { Button, Checkbox } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { categoryText, type AccountDetail, type PlantName } from '@torre/contract/administration';
import { ROLE, ROLES, roleLabel, type Role } from '@torre/domain/identity';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Panel, SlowAnswer } from '../../../kit/index.ts';
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
  const form = useRightsForm(account);
  const { draft, write, difference, incomplete, faults, others } = form;
  const { userName, categoria, plant, cognome, nome, own } = account;
  // A role without a name here stays visible, so that it can be taken away.
  const roles = [...ROLES, ...account.ruoli.filter((role) => !(ROLES as readonly string[]).includes(role))];
  const keepsAdmin = own && account.ruoli.includes(ROLE.admin);
  const meaningOf = (role: string): string =>
    (ROLES as readonly string[]).includes(role) ? t(`role.${role as Role}`) : '';
  const toggle = (role: string): void => {
    const next = new Set(draft.roles);
    if (!next.delete(role)) next.add(role);
    write({ roles: next });
  };
  const described = (hint: string, right: string): JSX.Element => {
    const now = others?.now.get(right);
    return (
      <>
        {hint}{' '}
        {now !== undefined && (
          <span className={styles['others']}>{t('changedByOthers', { now: t(now ? 'isOn' : 'isOff') })}</span>
        )}
      </>
    );
  };
  const status = (): string => {
    if (form.unknown !== null) return form.unknown;
    if (incomplete) return t('incomplete');
    if (faults.size > 0) return t('faulty');
    return difference === null ? t('nothingChanged') : '';
  };
  return (
    <div className={styles['frame']}>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={t('rights')}>
        <div className={page['page']}>
          <Link to="/amministrazione/persone" className={styles['back']}>
            <IconArrowLeft size={16} aria-hidden />
            {t('backToPeople')}
          </Link>
          <header className={page['header']}>
            <h1>{t('rightsOf', { name: `${cognome} ${nome}`.trim() })}</h1>
            <p>
              {t('facts', {
                userName,
                category: categoryText(categoria, language) || t('noCategory'),
                plant: plant ?? t('noPlant'),
              })}
            </p>
          </header>
          <div className={styles['panels']}>
            <Panel title={t('roles')}>
              <div className={styles['fields']}>
                {roles.map((role) => (
                  <Checkbox
                    key={role}
                    label={roleLabel(role, language)}
                    description={described(
                      role === ROLE.admin && keepsAdmin ? t('ownAdmin') : meaningOf(role),
                      role,
                    )}
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
                    description={described(t('managerHint'), 'responsabile')}
                    checked={draft.responsabile}
                    onChange={(event) => write({ responsabile: event.currentTarget.checked })}
                  />
                  <Checkbox
                    label={t('managerH35')}
                    description={described(t('managerH35Hint'), 'responsabileH35')}
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
                    faults={faults}
                    others={others}
                    plants={plants}
                    today={today}
                    onChange={(stays) => write({ stays })}
                  />
                </div>
              </Panel>
            </div>
          </div>
        </div>
      </div>
      <footer className={styles['foot']}>
        <SlowAnswer {...form.slow} />
        <span role="status">{status()}</span>
        <Button
          variant="default"
          disabled={difference === null && !incomplete && faults.size === 0}
          onClick={form.undo}
        >
          {t('undo')}
        </Button>
        <Button disabled={difference === null} loading={form.saving} onClick={() => void form.save()}>
          {t('save')}
        </Button>
      </footer>
      {form.element}
    </div>
  );
}
