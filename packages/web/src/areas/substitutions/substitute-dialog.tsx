import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubstitutePerson } from '@torre/contract/substitutions';
import { compactDay, dayFromCompact, type Day } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { Autocomplete, DateField, FormDialog, useTextForm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session.ts';
import { name, peopleQuery, substitutionsKey } from './substitutions.queries.ts';
import './substitutions.texts.ts';

interface SubstituteDialogProps {
  readonly as: 'manager' | 'administrator';
  /** Of a manager: those of the own right. */
  readonly plants: readonly string[];
  readonly onClose: () => void;
}

/** Names a substitute: who, for which plant, from when to when; an administrator says whom they replace. */
export function SubstituteDialog({ as, plants, onClose }: SubstituteDialogProps): JSX.Element {
  const t = useTexts('substitutions');
  const today = dayFromCompact(useSession().today) as Day;
  const [giver, setGiver] = useState<SubstitutePerson | null>(null);
  const [substitute, setSubstitute] = useState<SubstitutePerson | null>(null);
  const isForOthers = as === 'administrator';
  const offered = isForOthers ? (giver?.manages ?? []) : plants;
  const plantOf = (chosen: string): string => (offered.includes(chosen) ? chosen : (offered[0] ?? ''));
  const { fieldProps, fill, save, end } = useTextForm({
    initial: { giver: '', substitute: '', plant: '', from: compactDay(today), to: '' },
    faultsOf: ({ plant, from, to }) => ({
      giver: isForOthers && giver === null ? t('personNeeded') : null,
      substitute: substitute === null ? t('personNeeded') : null,
      plant: plantOf(plant) === '' ? t(giver === null ? 'plantNeeded' : 'managesNothing') : null,
      from: from === '' ? t('dayNeeded') : null,
      to: to === '' ? t('dayNeeded') : to < from ? t('endsFirst') : null,
    }),
    hasEnd: true,
    save: async ({ plant, from, to }, options) => {
      await name(
        {
          giver: isForOthers ? giver!.employeeId : null,
          substitute: substitute!.employeeId,
          plant: plantOf(plant),
          from,
          to,
        },
        options,
      );
      await queryClient.invalidateQueries({ queryKey: substitutionsKey });
    },
    track: 'nomina sostituto',
    done: t('named'),
    failed: t('nameFailed'),
    onSaved: onClose,
  });
  const write = (field: 'from' | 'to', text: string): void =>
    fill(field === 'from' ? { from: text } : { to: text });
  const day = (field: 'from' | 'to') => ({
    label: t(field),
    today,
    value: dayFromCompact(fieldProps(field).value),
    error: fieldProps(field).error,
    onChange: (chosen: Day | null) => write(field, chosen === null ? '' : compactDay(chosen)),
    onUnreadable: () => write(field, ''),
  });
  return (
    <FormDialog title={t('newTitle')} onClose={onClose} onSubmit={save} submit={t('name')} {...end}>
      {isForOthers && <PersonField label={t('giver')} isFirst {...fieldProps('giver')} onPerson={setGiver} />}
      <PersonField
        label={t('substitute')}
        isFirst={!isForOthers}
        {...fieldProps('substitute')}
        onPerson={setSubstitute}
      />
      <NativeSelect
        label={t('plant')}
        data={[...offered]}
        value={plantOf(fieldProps('plant').value)}
        error={fieldProps('plant').error}
        onChange={(event) => fill({ plant: event.currentTarget.value })}
      />
      <DateField {...day('from')} />
      <DateField {...day('to')} />
    </FormDialog>
  );
}

interface PersonFieldProps {
  readonly label: string;
  readonly isFirst: boolean;
  readonly value: string;
  readonly error: string | null;
  readonly ref: (input: HTMLInputElement | null) => void;
  readonly onChange: (typed: string) => void;
  /** null: what stands there names nobody. */
  readonly onPerson: (person: SubstitutePerson | null) => void;
}

/** Somebody who can sign in, by name or code; the code tells namesakes apart. */
function PersonField({
  label,
  isFirst,
  value,
  error,
  ref,
  onChange,
  onPerson,
}: PersonFieldProps): JSX.Element {
  const t = useTexts('substitutions');
  const [search, setSearch] = useState('');
  const { data } = useQuery(peopleQuery(search));
  const people = new Map(data?.people.map((person) => [personText(person), person]));
  return (
    <Autocomplete
      label={label}
      description={t('personHint')}
      error={error}
      required
      ref={ref}
      data-autofocus={isFirst}
      value={value}
      search={search}
      suggestions={[...people].map(([text, { plant }]) => ({ value: text, label: plant ?? '' }))}
      onChange={(typed) => {
        const person = people.get(typed) ?? null;
        onChange(typed);
        onPerson(person);
        if (person === null) setSearch(typed.trim());
      }}
    />
  );
}

const personText = ({ employeeSurname, employeeName, employeeId }: SubstitutePerson): string =>
  `${employeeSurname} ${employeeName} · ${employeeId}`;
