import type { ToolComponent } from '@thela/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Bench } from './bench';
import './styles.css';

/** Shows a tool alone on the page, with a fake shell and switches for the scenes it may meet. */
export function showBench(Tool: ToolComponent): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The bench page must hold an element with the id "root".');
  createRoot(container).render(
    <StrictMode>
      <Bench Tool={Tool} />
    </StrictMode>,
  );
}
