/** The texts of the authentication screens (specification, sections 2, 5 and 8). */
export const messages = () => ({
  signIn: {
    heading: 'Welcome back',
    subtitle: (product: string) => `Sign in to continue to ${product}.`,
    submit: 'Sign In',
    submitting: 'Signing in …',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    forgotHelp: 'Help:',
    crossText: (product: string) => `New to ${product}?`,
    crossLink: 'Create an account',
  },
  signUp: {
    heading: 'Create your account',
    subtitle: (product: string) => `Join ${product} to optimise your food business.`,
    submit: 'Sign Up',
    submitting: 'Creating your account …',
    crossText: 'Already have an account?',
    crossLink: 'Sign in',
  },
  phone: {
    number: 'Phone number',
    numberHint: 'Another country? Begin with + and its code.',
  },
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  show: 'Show',
  hide: 'Hide',
  /** What a screen reader hears; must contain `show`. */
  showField: (field: string) => `Show ${field.toLowerCase()}`,
  /** What a screen reader hears; must contain `hide`. */
  hideField: (field: string) => `Hide ${field.toLowerCase()}`,
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  opening: (provider: string) => `Opening ${provider} …`,
  strength: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  strengthLabel: 'Password strength',
  goodPassword: 'Good password',
  /** Only a to z count as letters: the other languages must say so. */
  rules: {
    length: 'At least 8 characters',
    letter: 'At least one letter',
    number: 'At least one number',
  },
  passwordUnmet: (unmet: readonly string[]) => `Password must include: ${unmet.join(', ')}`,
  fields: {
    emailRequired: 'Email is required',
    emailInvalid: 'Enter a valid email address',
    phoneRequired: 'Phone number is required',
    phoneInvalid: 'Enter a valid mobile number',
    passwordRequired: 'Password is required',
    confirmRequired: 'Please confirm your password',
    confirmDiffers: 'Passwords do not match',
  },
  signedUp: 'Signup successful! Please check your email to verify your account.',
  inbox: {
    heading: 'Check your email',
    text: 'We have sent a link to',
    hint: 'Open it to verify your account, then sign in. Nothing there? Look among spam, too.',
    other: 'Use another address',
  },
  /** How an attempt ended. */
  notices: {
    signedIn: 'Signed in successfully!',
    verified: 'Email verified, please sign in',
    resent: 'The mail is on its way again.',
    fixErrors: 'Please fix the errors below and try again.',
    credentials: 'Invalid email or password. Please try again.',
    notConfirmed:
      'Please verify your email address before signing in. Check your inbox for the verification link.',
    tooManyLogins: 'Too many login attempts. Please try again in a few minutes.',
    tooManySignups: 'Too many signup attempts. Please try again in a few minutes.',
    tooManyMails: 'Too many mails at once. Please try again in a few minutes.',
    tooSoon: 'Please wait: the button shows how long.',
    tooManyMessages: 'Too many messages at once. Please try again in a few minutes.',
    emailInvalid: 'Please enter a valid email address.',
    passwordWeak: 'Password does not meet requirements. Please try a stronger password.',
    registered: 'This email is already registered. Please sign in instead.',
    network: 'Network error. Please check your internet connection and try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
    popup: 'Pop-up was blocked. Please allow pop-ups for this site and try again.',
    linkUnchecked:
      'This link could not be checked. Please sign in: that works once your email is verified.',
    linkExpired:
      'This link has expired or was used already. Sign in, or sign up again with the same password to get a new one.',
  },
  provider: (name: string, message: string) => `${name} sign-in failed: ${message}`,
  providerUnexpected: (name: string) =>
    `An unexpected error occurred during ${name} sign-in. Please try again.`,
  /** The backend's own words, which are English. */
  backendSaid: (words: string) => words,
  /** Refusals by the backend's code. In English its own words come first, as specified. */
  refusals: {
    access_denied: 'You did not allow it, or the account was refused.',
    bad_oauth_callback: 'The sign-in came back incomplete. Please try again.',
    bad_oauth_state: 'The sign-in took too long. Please try again.',
    captcha_failed: 'The check for robots failed. Please try again.',
    email_address_not_authorized: 'No mail can be sent to this address. Please use another one.',
    email_provider_disabled: 'Sign-in by email is switched off.',
    flow_state_expired: 'The sign-in took too long. Please try again.',
    flow_state_not_found: 'This sign-in has expired. Please try again.',
    otp_disabled: 'Sign-in by email is switched off.',
    provider_disabled: 'Unsupported provider: provider is not enabled',
    provider_email_needs_verification: 'Please verify your email address first.',
    request_timeout: 'The server took too long. Please try again.',
    signup_disabled: 'New accounts are switched off at the moment.',
    unexpected_failure: 'The server has a fault. Please try again later.',
    user_banned: 'This account is blocked.',
    validation_failed: 'Something that was entered is not valid. Please check it.',
  },
});

export type Messages = ReturnType<typeof messages>;
