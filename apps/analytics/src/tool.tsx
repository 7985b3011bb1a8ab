import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import Signpost from 'lucide-react/icons/signpost';
import UserLock from 'lucide-react/icons/user-lock';
import { AnalyticsPage } from './analytics-page';
import { HelperPage } from './helper-page';
import { useMessages } from './messages';
import { OtherPage } from './other-page';
import { periodAt } from './period-path';
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
  const { title, periods } = useMessages();
  const isHelper = useStore(shell.stall.role) === 'helper';
  const period = periodAt(useStore(shell.location));
  const other = { location: shell.location };
  if (period === null) {
    return <OtherPage {...other} icon={<Signpost className="size-7" />} {...periods.notHere} />;
  }
  if (!isHelper) return <AnalyticsPage shell={shell} period={period} />;
  if (period === 'today') return <HelperPage shell={shell} />;
  const words = { title, text: periods.ownersOnly };
  return <OtherPage {...other} icon={<UserLock className="size-7" />} {...words} />;
}
