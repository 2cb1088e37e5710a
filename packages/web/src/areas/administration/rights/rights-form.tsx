import { Button, Checkbox } from '@mantine/core';
import type { AccountDetail, PlantName } from '@torre/contract/administration';
import { ROLE, ROLES, roleLabel, type Role } from '@torre/domain/identity';
import { Link } from '@tanstack/react-router';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { BackLink, Columns, Page, Panel, RestoredNote, SlowAnswer, Stack, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useCategories } from '../../../platform/lookups.ts';
import { useSession } from '../../../platform/session.ts';
import { PlantStays } from './plant-stays.tsx';
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
  const categories = useCategories();
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
          <Text as="span" tone="changed">
            {t('changedByOthers', { now: t(now ? 'isOn' : 'isOff') })}
          </Text>
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
  const foot = (
    <>
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
    </>
  );
  return (
    <Page
      title={t('rightsOf', { name: `${cognome} ${nome}`.trim() })}
      hint={t('facts', {
        userName,
        category: categoria ? categories.shortName(categoria, language) : t('noCategory'),
        plant: plant ?? t('noPlant'),
      })}
      back={<BackLink to="/amministrazione/persone">{t('backToPeople')}</BackLink>}
      foot={foot}
    >
      <Link to="/amministrazione/organizzazione/persone/$persona" params={{ persona: account.employeeId }}>
        {t('personPage')}
      </Link>
      <RestoredNote onDrop={form.onDropRestored} />
      <Columns narrow="first">
        <Panel title={t('roles')} padded>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={roleLabel(role, language, categories)}
              description={described(
                role === ROLE.admin && keepsAdmin ? t('ownAdmin') : meaningOf(role),
                role,
              )}
              checked={draft.roles.has(role)}
              disabled={role === ROLE.admin && keepsAdmin}
              onChange={() => toggle(role)}
            />
          ))}
        </Panel>
        <Stack gap="large">
          <Panel title={t('flags')} padded>
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
          </Panel>
          <Panel title={t('plants')} padded>
            <Text tone="quiet">{t('plantsHint')}</Text>
            <PlantStays
              stays={draft.stays}
              faults={faults}
              others={others}
              beside={form.beside}
              onKeepMine={form.keepMine}
              plants={plants}
              today={today}
              onChange={(stays) => write({ stays })}
            />
          </Panel>
        </Stack>
      </Columns>
      {form.element}
    </Page>
  );
}
