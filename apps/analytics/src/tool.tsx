import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import { AnalyticsPage } from './analytics-page';
import { HelperPage } from './helper-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="analytics" language={shell.language}>
      <Page shell={shell} />
    </ToolRoot>
  );
}

function Page({ shell }: ToolProps) {
  const isHelper = useStore(shell.stall.role) === 'helper';
  return isHelper ? <HelperPage shell={shell} /> : <AnalyticsPage shell={shell} />;
}
