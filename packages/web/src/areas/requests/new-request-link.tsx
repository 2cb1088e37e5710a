import { IconPlus } from '@tabler/icons-react';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { ButtonLink } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './own-requests.texts.ts';

interface NewRequestLinkProps {
  /** The day that the form opens with; null: none yet. */
  readonly day: Day | null;
  /** It is the main thing to do there. */
  readonly isMain?: boolean;
}

/** The way to the form of a new request. */
export function NewRequestLink({ day, isMain = false }: NewRequestLinkProps): JSX.Element {
  const t = useTexts('ownRequests');
  return (
    <ButtonLink
      to="/dipendente/richieste/nuova"
      search={day === null ? {} : { dal: compactDay(day) }}
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('newRequest')}
    </ButtonLink>
  );
}
