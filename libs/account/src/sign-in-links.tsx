import { Link } from 'react-router-dom';
import { useMessages } from './messages';

/** What an account is for, and the two ways to it. */
export function SignInLinks() {
  const { home } = useMessages();
  return (
    <>
      <p className="mt-2 max-w-text">{home.why}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link
          to={{ hash: 'signin' }}
          className="inline-flex min-h-12 items-center rounded-control bg-flame px-5 py-2 font-semibold text-white shadow-card hover:bg-flame-deep"
        >
          {home.signIn}
        </Link>
        <Link
          to={{ hash: 'signup' }}
          className="inline-flex min-h-12 items-center rounded-control border border-control bg-white px-5 py-2 font-semibold hover:bg-turmeric-tint"
        >
          {home.signUp}
        </Link>
      </p>
    </>
  );
}
