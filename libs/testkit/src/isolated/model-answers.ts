import type { Page } from '@playwright/test';

/** Answers the text model's calls in the place of the playground. */
export async function answerWith(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/*:generateContent', (route) =>
    route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  );
}

/** The body of an answer whose text is this. */
export function saying(text: string): unknown {
  return { candidates: [{ content: { parts: [{ text }] } }] };
}
