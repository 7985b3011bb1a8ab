import { useStore } from '@thela/contract';
import { ownNames } from '@thela/language';
import { PageHeader } from '@thela/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Languages from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import Save from 'lucide-react/icons/save';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { useCallback, useEffect } from 'react';
import {
  accountPath,
  LinkRows,
  myMenuPath,
  peoplePath,
  stallPagePath,
  TextLink,
  useMessages as usePageMessages,
} from '@thela/page';
import { useLedgerRead } from '@thela/records';
import { useServerRead } from '@thela/records/server-calls';
import { useWho } from '@thela/session';
import { useMessages } from './messages';
import { clearSetUpDraft } from './set-up-draft';
import { StallDetails } from './stall-details';
import type { StallPageProps } from './stall-page-props';
import { listedDays, readDays } from './your-days';

/** The stall of the vendor's own: six rows, each the way to a page and what is there now. */
export function OwnStall(props: StallPageProps) {
  const { stall: store, records, notify } = props;
  const { home, pages, details, erase, eraseAccount } = useMessages();
  const isKept = useIsKept(props);
  const stall = useStore(store);
  const { status } = useStore(records.health);
  const menu = stall.dishes.filter(({ isRetired }) => !isRetired).length;
  useEffect(() => {
    // Set up in another tab, or by a copy: a draft that is left would return after everything was erased.
    if (status === 'ready') clearSetUpDraft(records);
  }, [status, records]);
  const rows = [
    { to: myMenuPath, icon: UtensilsCrossed, title: pages.menu, text: home.dishes(menu) },
    { to: stallPagePath('days'), icon: CalendarDays, title: pages.days, text: useDaysText(props) },
    {
      to: peoplePath,
      icon: Users,
      title: pages.people,
      text: usePeopleText(props),
    },
    useLookRow(props),
    {
      to: stallPagePath('backup'),
      icon: Save,
      title: pages.backup,
      text: isKept ? home.kept : home.phone,
    },
    useAccountRow(props),
  ];
  return (
    <>
      <StallHeader name={stall.name || home.title} place={stall.place || home.noPlace} />
      <div className="max-w-text">
        <LinkRows rows={rows} />
        <p className="mt-4">
          <TextLink to={stallPagePath('dishes')}>{home.addDishes}</TextLink>
        </p>
        <details aria-label={details.heading}>
          <summary className="flex min-h-12 w-fit cursor-pointer items-center rounded-control font-semibold text-flame underline">
            {details.heading}
          </summary>
          <StallDetails stall={store} notify={notify} />
        </details>
        <p className="mt-4 border-t border-line pt-2">
          <TextLink to={stallPagePath('erase')} tone="danger">
            {isKept ? `${eraseAccount.title} …` : erase.link}
          </TextLink>
        </p>
      </div>
    </>
  );
}

export interface StallHeaderProps {
  readonly name: string;
  /** Empty where it is not known. */
  readonly place: string;
}

export function StallHeader({ name, place }: StallHeaderProps) {
  return (
    <PageHeader icon={<Store className="size-7" />} title={name}>
      {place ? (
        <p className="mt-1 flex items-center gap-2 text-subheading text-ink-soft">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          <span>{place}</span>
        </p>
      ) : null}
    </PageHeader>
  );
}

export function useLookRow({ language, theme }: Pick<StallPageProps, 'language' | 'theme'>) {
  const { pages } = useMessages();
  const words = usePageMessages().theme;
  const text = `${ownNames[useStore(language)]} · ${words[useStore(theme)]}`;
  return {
    to: stallPagePath('look'),
    icon: Languages,
    title: pages.look,
    text,
    mark: 'A अ తె',
  };
}

export function useAccountRow({ account }: Pick<StallPageProps, 'account'>) {
  const { pages, home } = useMessages();
  const text = useWho(account, account.person) || home.signedOut;
  return { to: accountPath, icon: UserRound, title: pages.account, text };
}

function useDaysText({ ledger, accountStall }: StallPageProps): string {
  const { home, days } = useMessages();
  const today = useStore(ledger.today);
  const { serverDays } = useStore(accountStall.state);
  const read = useCallback(() => readDays(ledger, today), [ledger, today]);
  const { state } = useLedgerRead(ledger, read);
  if (state.status === 'loading') return '';
  if (state.status === 'failure') return days.failed;
  return home.days(listedDays(state.value.days, serverDays).length);
}

function usePeopleText({ accountStall }: StallPageProps): string {
  const { home } = useMessages();
  const { late } = useStore(accountStall.state);
  const isKept = useIsKept({ accountStall });
  const { state } = useServerRead(isKept ? accountStall.members : nobody, accountStall.state);
  if (late > 0) return home.late(late);
  if (!isKept) return home.people(1);
  if (state.status === 'loading') return '';
  // Without a network.
  if (state.status === 'failure') return home.helpers;
  return home.people(state.value.filter(({ removedAt }) => removedAt === null).length);
}

const nobody: StallPageProps['accountStall']['members'] = () => Promise.resolve([]);

/** Whether the stall is in an account. */
function useIsKept({ accountStall }: Pick<StallPageProps, 'accountStall'>): boolean {
  const { stall, sync } = useStore(accountStall.state);
  return stall !== null && sync.status !== 'ended';
}
