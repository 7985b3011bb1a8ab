import type { Provider } from './auth-address';

const rules = {
  length: 'At least 8 characters',
  letter: 'At least one letter',
  number: 'At least one number',
} as const;

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  github: 'GitHub',
};

/** Every word of the authentication screens (specification, sections 2, 5 and 8). */
export const messages = {
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
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  show: 'Show',
  hide: 'Hide',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  opening: (provider: string) => `Opening ${provider} …`,
  strength: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  strengthLabel: 'Password strength',
  goodPassword: 'Good password',
  rules,
  fields: {
    emailRequired: 'Email is required',
    emailInvalid: 'Enter a valid email address',
    passwordRequired: 'Password is required',
    passwordUnmet: (unmet: readonly string[]) => `Password must include: ${unmet.join(', ')}`,
    confirmRequired: 'Please confirm your password',
    confirmDiffers: 'Passwords do not match',
    fixErrors: 'Please fix the errors below and try again.',
  },
  success: {
    signedIn: 'Signed in successfully!',
    signedUp: 'Signup successful! Please check your email to verify your account.',
    verified: 'Email verified, please sign in',
  },
  inbox: {
    heading: 'Check your email',
    text: 'We have sent a link to',
    hint: 'Open it to verify your account, then sign in. Nothing there? Look among spam, too.',
    resend: 'Send the mail again',
    resending: 'Sending …',
    resent: 'The mail is on its way again.',
    other: 'Use another address',
  },
  errors: {
    credentials: 'Invalid email or password. Please try again.',
    notConfirmed:
      'Please verify your email address before signing in. Check your inbox for the verification link.',
    tooManyLogins: 'Too many login attempts. Please try again in a few minutes.',
    tooManySignups: 'Too many signup attempts. Please try again in a few minutes.',
    tooManyMails: 'Too many mails at once. Please try again in a few minutes.',
    emailInvalid: 'Please enter a valid email address.',
    passwordWeak: 'Password does not meet requirements. Please try a stronger password.',
    registered: 'This email is already registered. Please sign in instead.',
    network: 'Network error. Please check your internet connection and try again.',
    connection: 'Unable to connect to the server. Please check your internet connection.',
    unexpected: 'An unexpected error occurred. Please try again.',
    popup: 'Pop-up was blocked. Please allow pop-ups for this site and try again.',
    provider: (name: string, message: string) => `${name} sign-in failed: ${message}`,
    providerUnexpected: (name: string) =>
      `An unexpected error occurred during ${name} sign-in. Please try again.`,
    providerOff: 'Unsupported provider: provider is not enabled',
    linkUnchecked:
      'This link could not be checked. Please sign in: that works once your email is verified.',
    linkExpired:
      'This link has expired or was used already. Sign in, or sign up again with the same password to get a new one.',
  },
} as const;
