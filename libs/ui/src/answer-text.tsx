import { readableText } from './readable-text';

/** What a model or the kitchen book says, as text with its line breaks; nothing in it is markup. */
export function AnswerText({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className="max-w-text text-lg wrap-anywhere whitespace-pre-line">
      {readableText(children)}
    </p>
  );
}
