import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { MenuLoader } from './menu-loader';
import { messages } from './messages';
import { NotHere } from './not-here';
import { ProfitPage } from './profit-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool({ shell }: ToolProps) {
  return (
    <div data-tool="profit">
      <Page shell={shell} />
    </div>
  );
}

function Page({ shell }: ToolProps) {
  const path = useStore(shell.location);
  if (path === '') return <ProfitPage shell={shell} />;
  if (path === 'menu' || path.startsWith('menu/')) return <MenuLoader shell={shell} path={path} />;
  return <NotHere location={shell.location} to="" label={messages.notHere.toProfit} />;
}
