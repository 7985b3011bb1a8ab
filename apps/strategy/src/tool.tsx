import type { ToolProps } from '@thela/contract';
import { StrategyPage } from './strategy-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="strategy">
      <StrategyPage shell={shell} />
    </div>
  );
}
