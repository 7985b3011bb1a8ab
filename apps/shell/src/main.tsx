import { createRegistrySource } from '@thela/federation';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { takeAuthCallback } from './auth/callback';
import { fetchConfig } from './config';
import {
  reportError,
  setReporters,
  toAddress,
  toConsole,
  watchUncaughtErrors,
} from './error-report';
import { browserStorage, createServices, fetchRegistry } from './services';
import { StartUpFailure } from './start-up-failure';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html must hold an element with the id "root".');
// What an error boundary caught is reported by the boundary, with the tool's name.
const root = createRoot(container, { onCaughtError: () => {} });

const registry = createRegistrySource({ fetchRegistry, storage: browserStorage, now: Date.now });
// Asked for before the configuration is there. Whoever opens a tool handles a failure.
registry.read(0).catch(() => {});

try {
  const config = await fetchConfig();
  if (config.reportingUrl) setReporters([toConsole, toAddress(config.reportingUrl)]);
  const services = createServices(config, registry, takeAuthCallback());
  watchUncaughtErrors(services.loadedSources);
  services.account.start();
  root.render(
    <StrictMode>
      <BrowserRouter>
        <App services={services} year={new Date().getFullYear()} />
      </BrowserRouter>
    </StrictMode>,
  );
} catch (error) {
  reportError(error, { name: 'shell' }, 'start');
  root.render(<StartUpFailure error={error} />);
}
