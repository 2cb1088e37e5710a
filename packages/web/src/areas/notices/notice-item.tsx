import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ShiftNotice } from '@torre/contract/notices';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { NoticeWords } from './notice-words.tsx';
import './notices.texts.ts';
import styles from './notices.module.css';

interface NoticeItemProps {
  readonly notice: ShiftNotice;
  readonly isSaving: boolean;
  readonly onAnswer: (notice: ShiftNotice) => void;
  /** The screen that it leads to was chosen. */
  readonly onLeave?: () => void;
}

/** One own notice: what it says, the way to what it speaks of, and the answer. Who was not asked says nothing: it is put away. */
export function NoticeItem({ notice, isSaving, onAnswer, onLeave }: NoticeItemProps): JSX.Element {
  const t = useTexts('notices');
  const answer = t(notice.needsAcknowledgement ? 'seen' : 'dismiss');
  return (
    <li>
      <IconBell size={18} aria-hidden />
      <div>
        <NoticeWords notice={notice} to="person" />
        <p className={styles['quiet']}>
          {t('at', { at: notice.madeAt })}. {notice.needsAcknowledgement && t('asked')}
        </p>
        <NoticeLink notice={notice} onLeave={onLeave} />
      </div>
      <Button
        variant={notice.needsAcknowledgement ? 'filled' : 'default'}
        loading={isSaving}
        aria-label={`${answer}, ${notice.madeAt}`}
        onClick={() => onAnswer(notice)}
      >
        {answer}
      </Button>
    </li>
  );
}

interface NoticeLinkProps {
  readonly notice: ShiftNotice;
  readonly onLeave: (() => void) | undefined;
}

/**
 * To the article, the request or the inbox, or to the month of the first changed day; nothing for who has not that screen, or
 * to an article that was withdrawn.
 */
function NoticeLink({
  notice: { absence, changes, comment, desk, plant, reading, request, review, substitution },
  onLeave,
}: NoticeLinkProps): JSX.Element | null {
  const t = useTexts('notices');
  const { allowedActions } = useSession();
  const first = changes[0]?.date;
  const leave = onLeave && { onClick: onLeave };
  if (comment?.articleName === null) return null;
  const article = comment ?? reading;
  if (article !== undefined)
    return (
      <Link to="/articoli/article/$id" params={{ id: article.articleId }} {...leave}>
        {t('toArticle')}
      </Link>
    );
  if (review !== undefined)
    return (
      <Link
        to="/articoli/article/$id"
        params={{ id: review.articleId }}
        search={{ revisione: 'bozza' }}
        {...leave}
      >
        {t('toDraft')}
      </Link>
    );
  if (desk !== undefined)
    return (
      <Link to="/redazione/$id" params={{ id: desk.itemId }} {...leave}>
        {t('toDesk')}
      </Link>
    );
  if (absence !== undefined || substitution !== null) {
    const gives =
      substitution !== null && (substitution.isGiver || substitution.isOfOthers || substitution.isEnded);
    if (gives || !allowedActions.includes('manage-roster')) return null;
    const id = absence?.requestId;
    return (
      <Link
        to="/responsabile/richieste"
        search={{ impianto: plant, ...(id !== undefined && { dettaglio: id }) }}
        {...leave}
      >
        {t(id === undefined ? 'toInbox' : 'toRequest')}
      </Link>
    );
  }
  if (!allowedActions.includes('see-own-calendar')) return null;
  if (request !== null)
    return (
      <Link to="/dipendente/richieste" search={{ dettaglio: request.id }} {...leave}>
        {t('toRequest')}
      </Link>
    );
  if (first === undefined) return null;
  return (
    <Link
      to="/dipendente/calendario"
      search={{ mese: `${first.slice(0, 4)}-${first.slice(4, 6)}`, giorno: first }}
      {...leave}
    >
      {t('toDay')}
    </Link>
  );
}
