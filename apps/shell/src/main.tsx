import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { fetchConfig } from './config';
import { reportError, watchUncaughtErrors } from './error-report';
import { createServices, fetchRegistry, loadedFolders } from './services';
import { StartUpFailure } from './start-up-failure';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html must hold an element with the id "root".');
// What an error boundary caught is reported by the boundary, with the tool's name.
const root = createRoot(container, { onCaughtError: () => {} });

const firstRegistry = fetchRegistry();
// Whoever opens a tool handles it; until then a failure is nobody's.
firstRegistry.catch(() => {});

try {
  const services = createServices(await fetchConfig(), firstRegistry);
  watchUncaughtErrors(() => loadedFolders(services));
  root.render(
    <StrictMode>
      <BrowserRouter>
        <App services={services} year={new Date().getFullYear()} />
      </BrowserRouter>
    </StrictMode>,
  );
} catch (error) {
  reportError(error, 'shell', 'start');
  root.render(<StartUpFailure />);
}
