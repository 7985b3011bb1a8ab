import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import { SousChefPage } from './sous-chef-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="sous-chef" language={shell.language}>
      <SousChefPage shell={shell} />
    </ToolRoot>
  );
}
