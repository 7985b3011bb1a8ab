import { useStore } from '@thela/contract';
import type { ToolProps, LocationStore } from '@thela/contract';
import { ToolRoot, buttonLinkStyle, PageHeader, SubNavigation, ToolLink } from '@thela/ui';
import { useState } from 'react';
import { WasteLoader } from './waste-loader';
import { ZeroWastePage } from './zero-waste-page';
import './styles.css';
import Recycle from 'lucide-react/icons/recycle';
import Signpost from 'lucide-react/icons/signpost';
import { useMessages } from './messages';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="zero-waste" language={shell.language}>
      <Page shell={shell} />
    </ToolRoot>
  );
}

function Page({ shell }: ToolProps) {
  const path = useStore(shell.location);
  /** What the waste page handed over to be asked about. */
  const [leftovers, setLeftovers] = useState('');
  const { title, subtitle, tabs, waste } = useMessages();
  const isHelper = useStore(shell.stall.role) === 'helper';
  const isRecipe = path === '';
  if (!isRecipe && path !== 'waste') return <NotHere location={shell.location} />;
  const onMakeSpecial = (text: string) => {
    setLeftovers(text);
    shell.location.navigate('');
  };
  const ofWaste = isHelper ? waste.forHelpers : waste.subtitle;
  return (
    <>
      <PageHeader
        icon={<Recycle className="size-7" />}
        title={title}
        subtitle={isRecipe ? subtitle : ofWaste}
      />
      <SubNavigation
        location={shell.location}
        label={tabs.label}
        pages={[
          { path: '', name: tabs.recipe },
          { path: 'waste', name: waste.title },
        ]}
        open={path}
      />
      {isRecipe ? (
        <ZeroWastePage shell={shell} leftovers={leftovers} onFilled={() => setLeftovers('')} />
      ) : (
        <WasteLoader shell={shell} onMakeSpecial={onMakeSpecial} />
      )}
    </>
  );
}

/** For an address that this tool does not have. */
function NotHere({ location }: { readonly location: LocationStore }) {
  const { notHere } = useMessages();
  return (
    <>
      <PageHeader
        icon={<Signpost className="size-7" />}
        title={notHere.title}
        subtitle={notHere.text}
      />
      <ToolLink location={location} to="" className={buttonLinkStyle}>
        {notHere.toFirst}
      </ToolLink>
    </>
  );
}
