import type { ToolProps } from '@thela/contract';
import { SousChefPage } from './sous-chef-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="sous-chef">
      <SousChefPage shell={shell} />
    </div>
  );
}
