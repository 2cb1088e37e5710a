import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followLanguageOfOtherTabs } from './platform/language.ts';
import { shareNonce } from './platform/nonce.ts';
import { bringLostStyles } from './platform/style-again.ts';
import { router } from './routes/router.ts';
import { lazyPart } from './platform/lazy-with-retry.ts';

// Days and hours rest on Temporal; the polyfill comes only where the browser lacks it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
shareNonce();
followLanguageOfOtherTabs();
bringLostStyles();

// The service worker marks the page that it answers without a network.
const isOffline = 'offline' in document.documentElement.dataset;
const OfflineApp = lazyPart(() => import('./routes/offline-app.tsx'), 'OfflineApp');

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <App>
    {isOffline ? (
      <Suspense>
        <OfflineApp />
      </Suspense>
    ) : (
      <RouterProvider router={router} />
    )}
  </App>,
);
