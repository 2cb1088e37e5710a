import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, type JSX } from 'react';
import { InitScreen, SignInScreen } from '../areas/identity/index.ts';
import '../platform/generic.texts.ts';
import { textsOf } from '../platform/language.ts';
import { NOTICE, notify } from '../platform/notify.ts';
import { wantedAddress } from './address.ts';
import { END_REASON } from './use-session-end.ts';

const login = getRouteApi('/login');
const init = getRouteApi('/init');

export function SignInRoute(): JSX.Element {
  const { da, motivo } = login.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    const t = textsOf('generic');
    if (motivo === END_REASON.expired) {
      notify({
        type: NOTICE.warning,
        header: t('sessionExpired'),
        text: t('sessionExpiredWhy'),
        staysMs: null,
      });
    } else if (motivo === END_REASON.ended) {
      notify({ type: NOTICE.warning, header: t('sessionEnded'), text: t('sessionEndedWhy') });
    } else if (motivo === END_REASON['signed-out']) {
      notify({ type: NOTICE.success, text: t('signedOut') });
    }
  }, [motivo]);
  return (
    <SignInScreen
      onTrying={() => void import('../areas/shell/index.ts')}
      onSignedIn={() => void navigate({ to: '/init', search: da ? { da } : {}, replace: true })}
    />
  );
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
