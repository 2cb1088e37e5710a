import { Checkbox } from '@mantine/core';
import { dayFromIso, isoDay } from '@torre/domain/kernel';
import type { FactRow } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { DateField, Stack, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { MoveFields } from './move-fields.ts';
import './people.texts.ts';

interface EndorsementFieldsProps {
  /** Rows of specializations that can be added. */
  readonly specializations: readonly FactRow[];
  readonly chosen: MoveFields['endorsements'];
  /** YYYY-MM-DD */
  readonly today: string;
  /** Fields without the value that they need. */
  readonly missing: ReadonlySet<string>;
  /** The person stays at the plant: those that are held go on. */
  readonly stays: boolean;
  readonly onChange: (chosen: MoveFields['endorsements']) => void;
}

/** Which endorsements begin with the new place, each with its last day. */
export function EndorsementFields(props: EndorsementFieldsProps): JSX.Element {
  const { specializations, chosen, today, missing, stays, onChange } = props;
  const t = useTexts('organisationPeople');
  return (
    <Stack gap="small">
      <Text as="span">{t('endorsements')}</Text>
      {stays && <Text tone="quiet">{t('endorsementsStay')}</Text>}
      {specializations.length === 0 && !stays && <Text tone="quiet">{t('endorsementsNone')}</Text>}
      {specializations.map((row) => {
        const id = String(row['specialization_id']);
        const isChosen = Object.hasOwn(chosen, id);
        const lastDay = chosen[id] ?? null;
        return (
          <Stack key={id} gap="small">
            <Checkbox
              label={id === row['name'] ? id : `${id} · ${String(row['name'])}`}
              checked={isChosen}
              onChange={(event) => onChange(chosenWith(chosen, id, event.currentTarget.checked))}
            />
            {isChosen && (
              <DateField
                label={t('lastDay', { what: id })}
                required
                value={lastDay === null ? null : dayFromIso(lastDay)}
                today={dayFromIso(today)!}
                error={missing.has(id) ? t('dayNeeded') : undefined}
                onChange={(day) => onChange({ ...chosen, [id]: day === null ? null : isoDay(day) })}
                onUnreadable={() => onChange({ ...chosen, [id]: null })}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

function chosenWith(
  chosen: MoveFields['endorsements'],
  id: string,
  isChosen: boolean,
): MoveFields['endorsements'] {
  const { [id]: _, ...others } = chosen;
  return isChosen ? { ...others, [id]: null } : others;
}
