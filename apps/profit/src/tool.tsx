import type { ToolProps } from '@thela/contract';
import { ProfitPage } from './profit-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="profit">
      <ProfitPage shell={shell} />
    </div>
  );
}
