export {
  accountPageAt,
  accountPagePath,
  accountPath,
  countPath,
  todaysListPath,
  tomorrowPath,
  dayIn,
  dayPath,
  diagnosticsPath,
  myMenuPath,
  openingPath,
  otherPhonePath,
  peoplePath,
  stallPageAt,
  stallPagePath,
  stallPath,
  toolPath,
} from './addresses';
export type { AccountPageName, NamedPageName, StallPageName } from './addresses';
export {
  authScreenOf,
  changeReturnUrl,
  isChange,
  isProvider,
  mailReturnUrl,
  providerNames,
  rememberProvider,
  resetReturnUrl,
  siteRoot,
  setsPassword,
  takeAuthCallback,
} from './auth-address';
export type {
  AuthCallback,
  LinkCallback,
  AuthScreen,
  ChangeCallback,
  Provider,
  SignInCallback,
} from './auth-address';
export { backoffMs } from './backoff';
export { dayName, formatDateTime, fullDayName } from './day-name';
export { downloadRecords, downloadText } from './download-text';
export { saveRecords } from './save-records';
export {
  latestErrors,
  postReport,
  reportError,
  setReporters,
  toAddress,
  toConsole,
  watchUncaughtErrors,
} from './error-report';
export type { ErrorReport, LoadedSource, Reporter } from './error-report';
export { LanguageCard } from './language/language-card';
export { LanguageChoice } from './language/language-choice';
export { LanguageOffer } from './language/language-offer';
export type { LanguageOfferProps } from './language/language-offer';
export { createLanguageStore } from './language/language-store';
export type { LanguageStore } from './language/language-store';
export { tellLanguage } from './language/tell-language';
export { usePageLanguage } from './language/use-page-language';
export { PagePart } from './page-part';
export { mayPrefetch } from '@thela/ui';
export { messagesNow, useMessages } from './messages';
export type { Messages, ToolWords } from './messages';
export { LinkRows } from './link-rows';
export { createNewVersion } from './new-version';
export type { NewVersion } from './new-version';
export { Unreachable } from './unreachable';
export { isOnline, pageSignals } from './page-signals';
export type { PageSignals } from './page-signals';
export { brandKey, useIsHelper, useIsHydrated } from './prerendered';
export { ThemeChoice } from './theme-choice';
export type { Theme, ThemeStore } from './theme-choice';
export { createToastStore } from './toast-store';
export type { ShownToast, ToastStore } from './toast-store';
export { trustedWorker } from './trusted-worker';
export { AGAIN, isAgain, useSignInAgain } from './sign-in-again';
export { TypedConfirmation } from './typed-confirmation';
export { ToolSkeleton } from './tool-skeleton';
export { useAction } from './use-action';
export type { Action } from './use-action';
export { useRead } from './use-read';
export type { Read } from './use-read';
export { idleAfter, whenIdle, whenSettled } from './when-idle';
export { keepPageBelow, NoticeBar, NoticeLink, StickyNotice } from './notice-bar';
export { BackLink } from './back-link';
export { TextLink } from './text-link';
