import '@fontsource-variable/ibm-plex-sans/standard.css';
import './kit/theme/mantine.css';
import './kit/theme/tokens.css';
import './kit/theme/base.css';
import './kit/theme/controls.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver, theme } from './kit/theme/theme.ts';
import { followLanguageOfOtherTabs } from './platform/language.ts';
import { pageNonce, shareNonce } from './platform/nonce.ts';
import { queryClient } from './platform/query-client.ts';
import { bringLostStyles } from './platform/style-again.ts';
import { router } from './routes/router.ts';
import { lazyWithRetry } from './platform/lazy-with-retry.ts';

// Days and hours rest on Temporal; the polyfill comes only where the browser lacks it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
shareNonce();
followLanguageOfOtherTabs();
bringLostStyles();

// The service worker marks the page that it answers without a network.
const isOffline = 'offline' in document.documentElement.dataset;
const OfflineApp = lazyWithRetry(async () => ({
  default: (await import('./routes/offline-app.tsx')).OfflineApp,
}));

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      <QueryClientProvider client={queryClient}>
        {isOffline ? (
          <Suspense>
            <OfflineApp />
          </Suspense>
        ) : (
          <RouterProvider router={router} />
        )}
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
