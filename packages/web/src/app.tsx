import '@fontsource-variable/ibm-plex-sans/standard.css';
import './kit/theme/mantine.css';
import './kit/theme/tokens.css';
import './kit/theme/base.css';
import './kit/theme/controls.css';
import './kit/theme/first-view.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type JSX, type ReactNode } from 'react';
import { cssVariablesResolver, theme } from './kit/theme/theme.ts';
import { pageNonce } from './platform/nonce.ts';
import { queryClient } from './platform/query-client.ts';

/** What every page stands in: styles, theme and the cache of what was read. */
export function App({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={pageNonce}
      >
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
