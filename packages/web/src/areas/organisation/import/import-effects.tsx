import { exportImportEffects } from '@torre/contract/organisation-import';
import type { ImportEffects as Effects, OrganisationImport } from '@torre/contract/organisation-import';
import type { JSX } from 'react';
import { Text } from '../../../kit/index.ts';
import { download } from '../../../platform/download.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import { EffectsFile } from '../facts/effects-file.tsx';
import '../facts/effects.texts.ts';
import { UncoveredDays } from '../facts/uncovered-days.tsx';
import './import.texts.ts';

interface ImportEffectsProps {
  readonly one: Pick<OrganisationImport, 'importId' | 'allowedActions'>;
  readonly effects: Effects;
}

/** What the save of a checked file would do to published shifts and counters, what names what ends, and what was not looked at. */
export function ImportEffects({ one, effects }: ImportEffectsProps): JSX.Element {
  const t = useTexts('organisationImport');
  const words = useTexts('organisationEffects');
  const { importId, allowedActions } = one;
  const { cells, plants, names, notLookedAt, lines } = effects;
  return (
    <section aria-label={t('effects')}>
      <h3>{t('effects')}</h3>
      <UncoveredDays plants={plants} isPartial={notLookedAt.length > 0} />
      {cells.length === 0 && <Text>{t('noCells')}</Text>}
      {cells.map(({ reason, count, closed }) => (
        <Text key={reason}>
          {words(`cells.${reason}`, { count })}
          {closed > 0 && ` ${words('closed', { count: closed })}`}
        </Text>
      ))}
      {plants.map(({ plant, counters }) => (
        <Text key={plant}>{words('counters', { plant, count: counters })}</Text>
      ))}
      {names.map((naming, index) => (
        <Text key={index}>{serverWords(naming)}</Text>
      ))}
      {notLookedAt.length > 0 && <Text>{t('notLookedAt', { plants: notLookedAt.join(', ') })}</Text>}
      {lines > 0 && allowedActions.includes('effects') && (
        <EffectsFile
          take={(language) =>
            download(exportImportEffects, { path: { importId }, query: { format: 'xlsx', language } })
          }
        />
      )}
    </section>
  );
}
