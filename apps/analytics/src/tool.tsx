import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import { AnalyticsPage } from './analytics-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="analytics" language={shell.language}>
      <AnalyticsPage shell={shell} />
    </ToolRoot>
  );
}
