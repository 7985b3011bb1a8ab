import type { ToolProps } from '@thela/contract';
import { ZeroWastePage } from './zero-waste-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="zero-waste">
      <ZeroWastePage shell={shell} />
    </div>
  );
}
