import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { FactBook } from '@torre/domain/organisation';
import { useState, type JSX } from 'react';
import { DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { EffectsPanel } from '../facts/effects-panel.tsx';
import { OvertakenRows } from '../facts/overtaken-rows.tsx';
import { columnText } from '../facts/fact-text.ts';
import { useEditsForm } from '../facts/use-edits-form.ts';
import { freeCodeQuery, organisationQuery } from '../organisation.queries.ts';
import { placeWith } from './move-fields.ts';
import {
  editsOfPerson,
  emptyPerson,
  keptPerson,
  missingOfPerson,
  type NewPersonFields,
} from './new-person-fields.ts';
import './people.texts.ts';
import { PlaceFields } from './place-fields.tsx';

interface NewPersonDialogProps {
  /** The plant of whose screen it opened; null: chosen here. */
  readonly icao: string | null;
  readonly onClose: () => void;
}

/** Somebody new with a place of work, and with an account where one is wanted: all saved together. */
export function NewPersonDialog({ icao, onClose }: NewPersonDialogProps): JSX.Element {
  const t = useTexts('organisationPeople');
  const language = useLanguage();
  const today = isoDay(dayFromCompact(useSession().today)!);
  const book: FactBook = useQuery(organisationQuery(null)).data?.facts ?? {};
  const freeCode = useQuery(freeCodeQuery).data?.code ?? null;
  const [initial] = useState<NewPersonFields>(() => emptyPerson(icao, today));
  const form = useEditsForm<NewPersonFields>({
    name: ['nuova persona', icao ?? ''],
    initial,
    editsOf: (fields) => editsOfPerson(fields, freeCode),
    readKept: keptPerson,
    done: t('made'),
    onClose,
  });
  const { fields, write, tried, preview, edits } = form;
  const { day, place } = fields;
  const missing = tried ? missingOfPerson(fields) : new Set<string>();
  const text = (field: 'surname' | 'name' | 'company' | 'code' | 'userName' | 'email') => ({
    value: fields[field],
    error: missing.has(field) ? t('textNeeded') : (preview.faultOf(COLUMN[field]) ?? undefined),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => write({ [field]: event.currentTarget.value }),
  });
  return (
    <FormDialog title={t('newPerson')} size={640} {...form.dialog}>
      <Text tone="quiet">{t('newPersonHint')}</Text>
      <TextInput
        label={columnText('employee', 'surname', language)}
        required
        data-autofocus
        {...text('surname')}
      />
      <TextInput label={columnText('employee', 'name', language)} required {...text('name')} />
      <TextInput label={columnText('employee', 'company', language)} {...text('company')} />
      <TextInput
        label={columnText('employee', 'employee_id', language)}
        description={t('codeHint')}
        placeholder={freeCode ?? ''}
        inputMode="numeric"
        maxLength={6}
        {...text('code')}
      />
      <DateField
        label={t('firstDay')}
        required
        value={day === null ? null : dayFromIso(day)}
        today={dayFromIso(today)!}
        error={missing.has('day') ? t('dayNeeded') : (preview.faultOf('valid_from') ?? undefined)}
        onChange={(chosen) => write({ day: chosen === null ? null : isoDay(chosen) })}
        onUnreadable={() => write({ day: null })}
      />
      <PlaceFields
        {...{ book, place, today }}
        from={day ?? today}
        first={null}
        errorOf={(column) => (missing.has(column) ? t('valueNeeded') : preview.faultOf(column))}
        onChange={(column, value) => write({ place: placeWith(place, column, value) })}
      />
      <Checkbox
        label={t('withAccount')}
        checked={fields.withAccount}
        onChange={(event) => write({ withAccount: event.currentTarget.checked })}
      />
      {fields.withAccount && (
        <>
          <TextInput
            label={columnText('account', 'user_name', language)}
            required
            autoCapitalize="none"
            {...text('userName')}
          />
          <TextInput
            label={columnText('account', 'email', language)}
            required
            inputMode="email"
            {...text('email')}
          />
        </>
      )}
      <OvertakenRows overtaken={form.overtaken} />
      <EffectsPanel preview={preview} kinds={edits.map(({ kind }) => kind)} columns={SHOWN_FAULTS} />
    </FormDialog>
  );
}

/** The columns whose faults stand at the fields. */
const COLUMN = {
  surname: 'surname',
  name: 'name',
  company: 'company',
  code: 'employee_id',
  userName: 'user_name',
  email: 'email',
} as const;

const SHOWN_FAULTS = [
  ...Object.values(COLUMN),
  'valid_from',
  'icao',
  'unit_code',
  'category',
  'island_id',
  'employment_condition',
];
