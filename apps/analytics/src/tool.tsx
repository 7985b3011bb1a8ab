import type { ToolProps } from '@thela/contract';
import { AnalyticsPage } from './analytics-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="analytics">
      <AnalyticsPage shell={shell} />
    </div>
  );
}
