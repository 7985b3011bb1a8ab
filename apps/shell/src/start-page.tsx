import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { takeAuthCallback } from './auth/callback';
import { fetchConfig } from './config';
import type { Config } from './config';
import {
  reportError,
  setReporters,
  toAddress,
  toConsole,
  watchUncaughtErrors,
} from './error-report';
import { createServices } from './services';
import type { ToolSource } from './services';
import { StartUpFailure } from './start-up-failure';
import './styles.css';

/**
 * Shows the page, or why it cannot start.
 *
 * @param toolsOf gives what the tools come from, once the configuration is known
 */
export async function startPage(toolsOf: (config: Config) => ToolSource): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html must hold an element with the id "root".');
  // What an error boundary caught is reported by the boundary, with the tool's name.
  const root = createRoot(container, { onCaughtError: () => {} });
  try {
    const config = await fetchConfig();
    if (config.reportingUrl) setReporters([toConsole, toAddress(config.reportingUrl)]);
    const services = createServices(config, toolsOf(config), takeAuthCallback());
    watchUncaughtErrors(services.loadedSources);
    services.account.start();
    services.dayKeeping.start();
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
}
