import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { AnchoredPopover, Loaded, Sheet, type PopupProps } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import styles from './notice-bell.module.css';
import shared from '../notices.module.css';
import { NoticeList } from '../notice-list.tsx';
import { ownNoticesQuery } from '../notices.queries.ts';
import '../notices.texts.ts';
import './bell.texts.ts';

/** Own notices below the bell. */
export function BellPopover({ popup }: { readonly popup: PopupProps }): JSX.Element {
  const t = useTexts('bell');
  return (
    <AnchoredPopover {...popup} position="bottom-end" padding={0}>
      <section
        className={`${styles['window']} ${shared['own']}`}
        tabIndex={-1}
        data-autofocus
        aria-label={t('title')}
      >
        <h2>{t('title')}</h2>
        <BellNotices onLeave={() => popup.onChange(false)} />
      </section>
    </AnchoredPopover>
  );
}

/** Own notices on the phone, under the thumb. */
export function BellSheet({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('bell');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <div className={shared['own']}>
        <BellNotices onLeave={onClose} />
      </div>
    </Sheet>
  );
}

function BellNotices({ onLeave }: { readonly onLeave: () => void }): JSX.Element {
  const t = useTexts('notices');
  return (
    <Loaded query={useQuery(ownNoticesQuery)} rows={2}>
      {({ notices: own }) =>
        own.length === 0 ? (
          <p className={shared['nobody']}>{t('nothing')}</p>
        ) : (
          <NoticeList notices={own} onLeave={onLeave} />
        )
      }
    </Loaded>
  );
}
