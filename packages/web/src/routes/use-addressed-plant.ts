import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { textsOf } from '../platform/language.ts';
import { NOTICE, notify } from '../platform/notify.ts';
import { useSession } from '../platform/session.ts';
import './guards.texts.ts';

/**
 * The plant that the address names, or the session's default for an address without one; '-' where the manager has none
 * (E8.15). A plant that this manager does not manage leads to '/' like every refused guard; null meanwhile.
 */
export function useAddressedPlant(impianto: string | undefined): string | null {
  const session = useSession();
  const navigate = useNavigate();
  const fallback = session.selectedImpiantoIcao ?? session.managerPlants[0] ?? '-';
  const plant = impianto ?? fallback;
  const allowed = plant === fallback || session.managerPlants.includes(plant);
  useEffect(() => {
    if (allowed) return;
    const t = textsOf('guards');
    notify({ type: NOTICE.warning, header: t('header'), text: t('plant', { plant }), staysMs: null });
    void navigate({ to: '/', replace: true });
  }, [allowed, plant, navigate]);
  return allowed ? plant : null;
}
