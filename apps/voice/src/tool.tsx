import type { ToolProps } from '@thela/contract';
import { VoicePage } from './voice-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="voice">
      <VoicePage shell={shell} />
    </div>
  );
}
