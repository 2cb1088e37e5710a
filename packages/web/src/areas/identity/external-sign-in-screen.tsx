import { useState, type JSX } from 'react';
import { isBack, type CameBack } from './authentication-state.ts';
import { CodeExchange } from './code-exchange.tsx';
import { GoToProvider } from './go-to-provider.tsx';

interface ExternalSignInScreenProps {
  readonly cameBack: CameBack;
  /** The session stands: on to `/init` (P2.12). */
  readonly onSignedIn: () => void;
}

/** The root without a session: there to the provider (P2.15), and back from it with a code (P2.09). */
export function ExternalSignInScreen({ cameBack, onSignedIn }: ExternalSignInScreenProps): JSX.Element {
  const [going, setGoing] = useState<{ readonly again: boolean } | null>(
    isBack(cameBack) ? null : { again: false },
  );
  if (going) return <GoToProvider again={going.again} />;
  return (
    <CodeExchange
      cameBack={cameBack}
      onSignedIn={onSignedIn}
      onRetry={() => setGoing({ again: false })}
      onOtherAccount={() => setGoing({ again: true })}
    />
  );
}
