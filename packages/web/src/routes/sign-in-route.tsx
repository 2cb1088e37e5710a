import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, type JSX } from 'react';
import { InitScreen, SignInScreen } from '../areas/identity/index.ts';
import '../platform/generic.texts.ts';
import { textsOf } from '../platform/language.ts';
import { closeNotice, NOTICE, notify, type NoticeRequest } from '../platform/notify.ts';
import { wantedAddress } from './address.ts';
import { END_REASON } from './use-session-end.ts';

const login = getRouteApi('/login');
const init = getRouteApi('/init');

export function SignInRoute(): JSX.Element {
  const { da, motivo } = login.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    const notice = endNotice(motivo);
    if (notice === null) return;
    const shown = notify(notice);
    // Who has signed in again need not be told any more.
    return () => closeNotice(shown);
  }, [motivo]);
  return (
    <SignInScreen
      onTrying={() => void import('../areas/shell/index.ts')}
      onSignedIn={() => void navigate({ to: '/init', search: da ? { da } : {}, replace: true })}
    />
  );
}

function endNotice(reason: string | undefined): NoticeRequest | null {
  const t = textsOf('generic');
  switch (reason) {
    case END_REASON.expired:
      return {
        type: NOTICE.warning,
        header: t('sessionExpired'),
        text: t('sessionExpiredWhy'),
        staysMs: null,
      };
    case END_REASON.ended:
      return { type: NOTICE.warning, header: t('sessionEnded'), text: t('sessionEndedWhy') };
    case END_REASON['signed-out']:
      return { type: NOTICE.success, text: t('signedOut') };
    default:
      return null;
  }
}

export function InitRoute(): JSX.Element {
  const { da } = init.useSearch();
  const navigate = useNavigate();
  return (
    <InitScreen
      onReady={() => void navigate({ href: wantedAddress(da), replace: true })}
      onRefused={() => void navigate({ to: '/login', search: da ? { da } : {}, replace: true })}
    />
  );
}
