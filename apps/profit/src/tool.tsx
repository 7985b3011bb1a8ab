import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import { useMessages } from './messages';
import { NotHere } from './not-here';
import { OwnersOnly } from './owners-only';
import { PageLoader, pageOf } from './page-loader';
import { ProfitPage } from './profit-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="profit" language={shell.language}>
      <Page shell={shell} />
    </ToolRoot>
  );
}

function Page({ shell }: ToolProps) {
  const path = useStore(shell.location);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const messages = useMessages();
  const { notHere, helper } = messages;
  const name = pageOf(path);
  if (path === '') {
    if (!isHelper) return <ProfitPage shell={shell} />;
    const words = { title: messages.title, text: helper.prices };
    return <OwnersOnly location={shell.location} {...words} />;
  }
  if (name === 'menu' && isHelper) {
    const words = { title: messages.myMenu, text: helper.menu };
    return <OwnersOnly location={shell.location} {...words} />;
  }
  if ((name === 'price-changes' || name === 'what-if') && isHelper) {
    const words = { title: messages.prices.page, text: helper.prices };
    return <OwnersOnly location={shell.location} {...words} />;
  }
  if (name) return <PageLoader key={name} shell={shell} name={name} path={path} />;
  return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
}
