import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import { ZeroWastePage } from './zero-waste-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="zero-waste" language={shell.language}>
      <ZeroWastePage shell={shell} />
    </ToolRoot>
  );
}
