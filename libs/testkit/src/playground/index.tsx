import { createToolLoader } from '@thela/federation';
import type { LoadTool } from '@thela/federation';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readChoices } from '../choices';
import { installFakeSpeech } from '../fake-speech';
import { installFakeVoice } from '../fake-voice';
import { shellOf, toolPageChoices } from '../scenario';
import { switches } from '../choices';
import { addressNavigation } from './address-navigation';
import { PlaygroundPage } from './playground-page';
import { watchCalls } from './call-log';
import { ToolPage } from './tool-page';
import { TOOL_PATH } from '../playground-paths';
import './styles.css';

export { fromSource } from './from-source';

/**
 * Shows a tool in its playground. The page at `/tool`, and each path below it, shows the tool alone with a fake
 * shell; any other address shows that page in a frame, below the switches of its scenario.
 *
 * @param name app folder of the tool, `profit`
 */
export function showPlayground(name: string, load: LoadTool): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The playground page must hold an element with the id "root".');
  document.title = `${name} in its playground`;
  const { pathname } = window.location;
  createRoot(container).render(
    <StrictMode>{isToolPage(pathname) ? toolPage(name, load) : playgroundPage(name)}</StrictMode>,
  );
}

function playgroundPage(name: string) {
  const { chosen, complaints } = readChoices(switches, query());
  return <PlaygroundPage name={name} opening={chosen} complaints={complaints} />;
}

function toolPage(name: string, load: LoadTool) {
  const { chosen, complaints } = readChoices(toolPageChoices, query());
  installFakeSpeech(chosen.speech, window);
  if (chosen.voices !== 'own') installFakeVoice(window, chosen.voices === 'none' ? [] : undefined);
  const navigation = addressNavigation(TOOL_PATH, window);
  const { shell, calls } = watchCalls(shellOf(chosen, window.location.origin, navigation));
  return (
    <ToolPage
      name={name}
      loader={createToolLoader(load)}
      shell={shell}
      calls={calls}
      mounts={Number(chosen.mounts)}
      complaints={complaints}
    />
  );
}

function isToolPage(pathname: string) {
  return pathname === TOOL_PATH || pathname.startsWith(`${TOOL_PATH}/`);
}

function query() {
  return new URLSearchParams(window.location.search);
}
