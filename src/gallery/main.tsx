import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '../App';
import { dialogs } from '../dialogs/dialogs';
import { loadDialog } from '../entry-dialogs';
import { forceStates } from './forcedStates';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

forceStates();
dialogs.start({ load: loadDialog, prepare: () => {} });
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Suspense>
        <Gallery />
      </Suspense>
    </Providers>
  </StrictMode>,
);
