import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RequestRow } from '@torre/contract/requests';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import {
  Autocomplete,
  Callout,
  DateField,
  Dialog,
  FieldLine,
  Form,
  TimeField,
  useCloseQuestion,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { ServiceType } from './day-requests.queries.ts';
import { causesQuery } from './requests.queries.ts';
import { askedFields, type DispositionFields } from './disposition-fields.ts';
import { DispositionTrial } from './disposition-trial.tsx';
import './disposition.texts.ts';
import { useDisposition } from './use-disposition.ts';
import { useRested } from './use-rested.ts';

/** M2.4.25: the specified name of the window. */
const JUSTIFICATION_MODAL = 'giustificativo-modal';

export interface DispositionOf {
  readonly plant: string;
  readonly employeeId: string;
  readonly name: string;
  readonly day: Day;
  readonly today: Day;
  readonly modo: ServiceType;
  /** What the window opens with. */
  readonly initial: DispositionFields;
}

interface DispositionDialogProps extends DispositionOf {
  readonly onSaved: (inserted: readonly RequestRow[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A manager inserts a justification or disposition for the day that is open (M2.4.21). */
export function DispositionDialog({ onSaved, onClose, ...of }: DispositionDialogProps): JSX.Element {
  const t = useTexts('disposition');
  const causes = useQuery(causesQuery);
  const known = causes.data?.causali;
  const form = useDisposition(of, known ?? [], { onSaved, onClose });
  const { fields, write, cause, errorOf, body, isTyped } = form;
  const closing = useCloseQuestion(isTyped, onClose);
  const rested = useRested(body);
  const asked = askedFields(fields.unit, cause?.oneTime ?? false);
  const date = (field: 'from' | 'to', label: string): JSX.Element => (
    <DateField
      key={field}
      required
      label={label}
      today={of.today}
      value={fields[field]}
      error={errorOf(field)}
      onUnreadable={() => write({ [field]: null })}
      onChange={(day) => write({ [field]: day })}
    />
  );
  const time = (field: 'begin' | 'end', label: string): JSX.Element => (
    <TimeField
      key={field}
      required
      label={label}
      value={fields[field]}
      error={errorOf(field)}
      onUnreadable={() => write({ [field]: null })}
      onChange={(minutes) => write({ [field]: minutes })}
    />
  );
  const isRange = asked.includes('to');
  return (
    <Dialog
      id={JUSTIFICATION_MODAL}
      title={t('titleOf', { name: of.name, date: displayDay(of.day) })}
      size={640}
      onClose={closing.close}
    >
      <Form
        submit={t('save')}
        // A cause that was filled in is not known before they are: it would be called unknown.
        disabled={causes.isPending}
        cancel={t('back')}
        onCancel={closing.close}
        onSubmit={form.save}
        question={closing.element}
        asked={closing.asks}
        {...form.end}
      >
        {causes.isError && (
          <Callout tone="danger" choices={[{ label: t('retry'), run: () => void causes.refetch() }]}>
            {t('causesFailed')}
          </Callout>
        )}
        <Autocomplete
          data-autofocus
          required
          label={t('cause')}
          description={cause?.descausale}
          value={fields.cause}
          error={errorOf('cause')}
          suggestions={(known ?? []).map(({ idcausale, descausale }) => ({
            value: idcausale,
            label: descausale,
          }))}
          onChange={form.choose}
        />
        {cause && cause.units.length > 1 && (
          <NativeSelect
            label={t('unit')}
            value={fields.unit}
            data={cause.units.map((unit) => ({ value: unit, label: t(unit) }))}
            onChange={({ currentTarget: { value } }) => {
              const unit = cause.units.find((one) => one === value);
              if (unit !== undefined) write({ unit });
            }}
          />
        )}
        <FieldLine>
          {date('from', t(isRange ? 'from' : 'day'))}
          {isRange && date('to', t('to'))}
          {asked.includes('begin') && time('begin', t(asked.includes('end') ? 'begin' : 'time'))}
          {asked.includes('end') && time('end', t('end'))}
          {asked.includes('quantity') && (
            <TextInput
              required
              inputMode="numeric"
              label={t('quantity')}
              description={t('quantityHint')}
              value={fields.quantity}
              error={errorOf('quantity')}
              onChange={({ currentTarget: { value } }) => write({ quantity: value })}
            />
          )}
        </FieldLine>
        <Textarea
          autosize
          minRows={2}
          maxLength={1000}
          label={t('note')}
          value={fields.note}
          onChange={({ currentTarget: { value } }) => write({ note: value })}
        />
        <DispositionTrial body={rested} />
      </Form>
    </Dialog>
  );
}
