export { createAccountStore } from './account-store';
export type { AccountStore, SessionOddity } from './account-store';
export type { LinkSession, SupabaseAuth } from './auth-client';
export type { Challenge, Factor, FactorKind } from './challenge';
export { askAuth, askForData, AuthRefusal } from './forms/ask-auth';
export type { BackendAnswer, BackendError, GetAuth } from './forms/ask-auth';
export {
  attemptText,
  backendText,
  callBackend,
  providerText,
  thrownText,
} from './forms/auth-faults';
export { useWordsFor, wordsFor } from './forms/auth-text';
export type { AuthText } from './forms/auth-text';
export { Banner, failureNotice } from './forms/banner';
export type { Notice } from './forms/banner';
export { canUsePasskeys, isFingerprintKnown, rememberFingerprint } from './forms/fingerprint';
export { CodeForm } from './forms/code-form';
export type { CodeFormProps } from './forms/code-form';
export {
  emailFault,
  faultWords,
  passwordFault,
  phoneFault,
  spellPassword,
} from './forms/credentials';
export { ISSUED } from './forms/finish-callback';
export {
  messagesIn as authMessagesIn,
  messagesNow as authMessagesNow,
  useMessages as useAuthMessages,
} from './forms/messages';
export { NewPasswordFields } from './forms/new-password-fields';
export type { NewPassword } from './forms/new-password-fields';
export { PasswordField } from './forms/password-field';
export { PhoneField } from './forms/phone-field';
export { ProviderIcon } from './forms/provider-icon';
export { ResendButton } from './forms/resend-button';
export type { ResendButtonProps } from './forms/resend-button';
export { resendWaitS, saidWaitS, sentAtOf } from './forms/resend-wait';
export { useMessages as useSecondFactorMessages } from './forms/second-factor/messages';
export type { Messages as SecondFactorMessages } from './forms/second-factor/messages';
export { useAttempt } from './forms/use-attempt';
export { SupportLink } from './forms/support-link';
export {
  codeIn,
  forgetInvitation,
  invitationUrl,
  keepInvitation,
  pathAfterSignIn,
  pendingInvitation,
} from './invitation';
export { askForOffers, readOffers, useOffers } from './offers';
export type { Offers } from './offers';
export { SESSION_END_KEY, storageKeyOf } from './stored-session';
export type { SessionEnd } from './stored-session';
export { serverClock } from './server-clock';
export type { ServerClock } from './server-clock';
export { claimsOf } from './token-claims';
export { useWho } from './use-who';
export { whenSignedIn } from './when-signed-in';
export { finishReturn } from './forms/finish-return';
